import type { QueryKey } from '@tanstack/react-query';
import { type CSSProperties, memo, useCallback, useMemo, useRef, useState } from 'react';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { useChangingStatus, useStatusChoice } from '#web/acts/useStatusChange.ts';
import { useFollowLink } from '#web/ui/followLink.ts';
import { formatMonth } from '#domain/format/days.ts';
import { Tooltip } from '#web/ui/iconButton.tsx';
import { onDemand } from '#web/ui/onDemand.tsx';
import { useTooltips } from '#web/ui/useTooltip.ts';
import { useWindowSlice } from '#web/ui/windowSlice.ts';
import { DeletionRow } from './deletionRow.tsx';
import { DocumentRow, type RowActs } from './documentRow.tsx';
import { layOut, monthsOf } from './ledgerLayout.ts';
import { useConversion } from './rowActs.ts';
import { type ReadDocuments, usePagesInSight } from './usePagesInSight.ts';
import { useHeights } from './useHeights.ts';

const SealList = onDemand(async () => (await import('#web/ui/sealList.tsx')).SealList);

interface Props {
  /** The key of what was read. */
  list: QueryKey;
  query: ReadDocuments;
  today: string;
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
export function Ledger({ list, query, today, onEmail }: Props) {
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
  const layout = useMemo(() => {
    const index = deleting ? documents.findIndex(({ id }) => id === deleting.id) : -1;
    const by = deleting ? Math.max(0, deleting.height - heights.row) : 0;
    return layOut(monthsOf(pages), heights, index < 0 ? null : { index, by });
  }, [pages, documents, heights, deleting]);
  const slice = useWindowSlice(element) ?? { from: 0, to: 0, flying: false };
  const placed = layout.between(slice.from - BEYOND, slice.to + BEYOND);
  const rows = placed.filter((place) => 'index' in place);
  usePagesInSight(list, query, { first: rows[0]?.index ?? 0, last: rows.at(-1)?.index ?? 0 });

  const chooseStatus = useStatusChoice();
  const changing = useChangingStatus();
  const [choosing, setChoosing] = useState<Choosing | null>(null);
  const { mutate: convert, isPending, variables: converted } = useConversion();
  const acts: RowActs = {
    onStatus: useCallback(
      (document, button) =>
        setChoosing((open) => (open?.button === button ? null : { document, button })),
      [setChoosing],
    ),
    onConvert: useCallback((document) => convert(document), [convert]),
    onEmail,
    onFollow: useFollowLink(),
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
        converting={isPending && converted.id === document.id}
        {...acts}
      />
    );

  return (
    <>
      <ul
        ref={element}
        aria-label="Documents"
        className="relative"
        style={{ height: layout.height, '--longest-number': longestNumber } as CSSProperties}
      >
        {placed.map((place) => {
          if ('month' in place) return <MonthHeading key={place.month} {...place} />;
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

const MonthHeading = memo(function MonthHeading({ month, top }: { month: string; top: number }) {
  return (
    <li className={PLACED} style={{ top }}>
      <div
        className="flex items-baseline justify-between border-b border-rule pt-4 pb-2.5 @table:px-3"
        data-ledger="month"
      >
        <h2 className="h3">{formatMonth(`${month}-01`)}</h2>
      </div>
    </li>
  );
});
