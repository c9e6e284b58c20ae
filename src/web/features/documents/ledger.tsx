import type { QueryKey } from '@tanstack/react-query';
import { type CSSProperties, type MouseEvent, useCallback, useMemo, useRef, useState } from 'react';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { useChangingStatus, useStatusChoice } from '#web/acts/useStatusChange.ts';
import { useFollowLink } from '#web/ui/followLink.ts';
import { Tooltip } from '#web/ui/iconButton.tsx';
import { onDemand } from '#web/ui/onDemand.tsx';
import { useTooltips } from '#web/ui/useTooltip.ts';
import { useWindowSlice } from '#web/ui/windowSlice.ts';
import { DeletionRow } from './deletionRow.tsx';
import { DocumentRow, type RowActs } from './documentRow.tsx';
import { layOut, monthsOf, sumsByMonth } from './ledgerLayout.ts';
import { MonthHeading } from './monthHeading.tsx';
import { useConversion } from './rowActs.ts';
import { type ReadDocuments, usePagesInSight } from './usePagesInSight.ts';
import { howMany } from './selection.ts';
import { useHeights } from './useHeights.ts';
import { type Selecting, useChoosingByHand } from './useSelection.ts';

const SealList = onDemand(async () => (await import('#web/ui/sealList.tsx')).SealList);

interface Props {
  /** The key of what was read. */
  list: QueryKey;
  query: ReadDocuments;
  today: string;
  selecting: Selecting;
  onEmail: (document: DocumentSummaryAnswer) => void;
}

/** Whose status is being chosen, and the button that was pressed for it. */
interface Choosing {
  document: DocumentSummaryAnswer;
  button: HTMLButtonElement;
}

/** Drawn beyond the window, in pixels: a wheel’s turn shows nothing blank. */
const BEYOND = 600;

/** The documents under their months. Only the rows in sight exist: 50,000 scroll like 50. */
export function Ledger({ list, query, today, selecting, onEmail }: Props) {
  const element = useRef<HTMLUListElement>(null);
  const { pages } = query.data;
  const documents = useMemo(() => pages.flatMap((page) => page.items), [pages]);
  // Rows are placed apart, and yet their columns must stand under each other.
  const longestNumber = useMemo(
    () => documents.reduce((most, { number }) => Math.max(most, number.length), 0),
    [documents],
  );
  const heights = useHeights(element);
  const [deleting, setDeleting] = useState<{ id: string; height: number } | null>(null);
  const makeRoom = useCallback(
    (height: number) =>
      setDeleting((row) => (row?.height === height ? row : row && { ...row, height })),
    [],
  );
  const months = useMemo(() => monthsOf(pages), [pages]);
  const layout = useMemo(() => {
    const index = deleting ? documents.findIndex(({ id }) => id === deleting.id) : -1;
    const by = deleting ? Math.max(0, deleting.height - heights.row) : 0;
    return layOut(months, heights, index < 0 ? null : { index, by });
  }, [months, documents, heights, deleting]);
  const slice = useWindowSlice(element) ?? { from: 0, to: 0, flying: false };
  const placed = layout.between(slice.from - BEYOND, slice.to + BEYOND);
  const rows = placed.filter((place) => 'index' in place);
  usePagesInSight(list, query, { first: rows[0]?.index ?? 0, last: rows.at(-1)?.index ?? 0 });

  const chooseStatus = useStatusChoice();
  const changing = useChangingStatus();
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const { mutate: convert, isPending, variables: converted } = useConversion();
  const follow = useFollowLink();
  const { selection, toggle: toggleOne, toggleAll } = selecting;
  const toggle = useCallback(
    (id: string, upTo: boolean) =>
      toggleOne(id, upTo ? documents.map((shown) => shown.id) : undefined),
    [toggleOne, documents],
  );
  useChoosingByHand(element, toggle, selecting);
  const sums = useMemo(() => sumsByMonth(pages), [pages]);
  const idsOf = useCallback(
    (month: string) => {
      const { first, count } = months.find((one) => one.month === month) ?? { first: 0, count: 0 };
      return documents.slice(first, first + count).map(({ id }) => id);
    },
    [months, documents],
  );
  const toggleMonth = useCallback((month: string) => toggleAll(idsOf(month)), [toggleAll, idsOf]);
  const acts: RowActs = {
    onStatus: useCallback(
      (document, button) =>
        setChoosing((open) => (open?.button === button ? null : { document, button })),
      [setChoosing],
    ),
    onConvert: useCallback((document) => convert(document), [convert]),
    onEmail,
    onToggle: toggle,
    onFollow: useCallback(
      (event: MouseEvent<HTMLAnchorElement>) => {
        if (!choosesByTouch(event)) return follow(event);
        event.preventDefault();
        toggle(idOfRow(event.currentTarget), false);
      },
      [follow, toggle],
    ),
    onDelete: useCallback(({ id }) => setDeleting({ id, height: 0 }), []),
  };
  const anchor = useTooltips(element);

  const drawRow = (document: DocumentSummaryAnswer) =>
    document.id === deleting?.id ? (
      <DeletionRow document={document} onHeight={makeRoom} onClose={() => setDeleting(null)} />
    ) : (
      <DocumentRow
        document={document}
        today={today}
        flying={slice.flying}
        choosingStatus={choosing?.document.id === document.id}
        changingStatus={changing.includes(document.id)}
        chosen={selection.ids.has(document.id)}
        choosing={selection.choosing}
        converting={isPending && converted.id === document.id}
        {...acts}
      />
    );

  return (
    <>
      <ul
        ref={element}
        aria-label="Documents"
        data-touch-choice={selection.choosing || undefined}
        className="relative"
        style={{ height: layout.height, '--longest-number': longestNumber } as CSSProperties}
      >
        {placed.map((place) => {
          if ('month' in place) {
            return (
              <li key={place.month} className={PLACED} style={{ top: place.top }}>
                <MonthHeading
                  month={place.month}
                  sums={sums.get(place.month)}
                  chosen={selection.ids.size > 0 ? howMany(selection, idsOf(place.month)) : 'none'}
                  choosing={selection.choosing}
                  onToggle={toggleMonth}
                />
              </li>
            );
          }
          const document = documents[place.index];
          if (!document) return null;
          return (
            <li key={document.id} className={PLACED} style={{ top: place.top }}>
              {drawRow(document)}
            </li>
          );
        })}
      </ul>
      {/* A list that is scrolled may have let its row go. */}
      {choosing?.button.isConnected && (
        <SealList
          key={choosing.document.id}
          button={choosing.button}
          value={choosing.document.status}
          onChange={(to) => chooseStatus({ document: choosing.document, to })}
          onClose={() => setChoosing(null)}
        />
      )}
      {anchor && <Tooltip text={anchor.getAttribute('aria-label') ?? ''} anchor={anchor} />}
    </>
  );
}

/** One by one (ledgerLayout.ts): what happens in one moves no other. */
const PLACED = 'absolute inset-x-0 [contain:layout_style]';

/** While one chooses on a phone, a row is a box: it opens nothing. Its boxes are hidden elsewhere until then. */
function choosesByTouch({ currentTarget }: MouseEvent<HTMLAnchorElement>): boolean {
  return (
    currentTarget.closest('[data-touch-choice]') !== null &&
    !window.matchMedia('(hover: hover)').matches
  );
}

function idOfRow(link: HTMLElement): string {
  return link.closest<HTMLElement>('[data-document]')?.dataset['document'] ?? '';
}
