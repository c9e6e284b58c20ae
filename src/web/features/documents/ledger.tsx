import type { QueryKey } from '@tanstack/react-query';
import { type CSSProperties, type ReactNode, useCallback, useMemo, useRef } from 'react';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { useChangingStatus, useStatusChoice } from '#web/acts/useStatusChange.ts';
import { Tooltip } from '#web/ui/iconButton.tsx';
import { onDemand } from '#web/ui/onDemand.tsx';
import { useTooltips } from '#web/ui/useTooltip.ts';
import { DeletionRow } from './deletionRow.tsx';
import { DocumentRow } from './documentRow.tsx';
import { type MonthOfRows, monthsOf, sumsByMonth } from './ledgerLayout.ts';
import { MonthHeading } from './monthHeading.tsx';
import { howMany } from './selection.ts';
import { useLedgerActs } from './useLedgerActs.ts';
import { useLedgerLayout } from './useLedgerLayout.ts';
import { type ReadDocuments, usePagesInSight } from './usePagesInSight.ts';
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

/** The documents under their months. Only the rows in sight exist: 50,000 scroll like 50. */
export function Ledger({ list, query, today, selecting, onEmail }: Props) {
  const element = useRef<HTMLUListElement>(null);
  const { pages } = query.data;
  const documents = useMemo(() => pages.flatMap((page) => page.items), [pages]);
  const months = useMemo(() => monthsOf(pages), [pages]);
  const sums = useMemo(() => sumsByMonth(pages), [pages]);
  const longestNumber = useMemo(() => longestOf(documents), [documents]);
  const { selection } = selecting;
  const { toggle, toggleMonth, idsOf } = useToggles(selecting, documents, months);
  useChoosingByHand(element, toggle, selecting);
  const { acts, choosing, deleting, convertingId, ...open } = useLedgerActs({
    onEmail,
    onToggle: toggle,
  });
  const layout = useLedgerLayout(element, { documents, months, deleting });
  usePagesInSight(list, query, layout.inSight);
  const chooseStatus = useStatusChoice();
  const changing = useChangingStatus();
  const anchor = useTooltips(element);

  const drawMonth = (month: string) => (
    <MonthHeading
      month={month}
      sums={sums.get(month)}
      chosen={selection.ids.size > 0 ? howMany(selection, idsOf(month)) : 'none'}
      choosing={selection.choosing}
      onToggle={toggleMonth}
    />
  );
  const drawRow = (document: DocumentSummaryAnswer) =>
    document.id === deleting?.id ? (
      <DeletionRow document={document} onHeight={open.makeRoom} onClose={open.stopDeleting} />
    ) : (
      <DocumentRow
        document={document}
        today={today}
        flying={layout.flying}
        choosingStatus={choosing?.document.id === document.id}
        changingStatus={changing.includes(document.id)}
        chosen={selection.ids.has(document.id)}
        choosing={selection.choosing}
        converting={convertingId === document.id}
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
        {layout.placed.map((place) => {
          if ('month' in place) return placed(place.month, place.top, drawMonth(place.month));
          const document = documents[place.index];
          return document && placed(document.id, place.top, drawRow(document));
        })}
      </ul>
      {/* A list that is scrolled may have let its row go. */}
      {choosing?.button.isConnected && (
        <SealList
          key={choosing.document.id}
          button={choosing.button}
          value={choosing.document.status}
          onChange={(to) => chooseStatus({ document: choosing.document, to })}
          onClose={open.stopChoosing}
        />
      )}
      {anchor && <Tooltip text={anchor.getAttribute('aria-label') ?? ''} anchor={anchor} />}
    </>
  );
}

/** One by one (ledgerLayout.ts): what happens in one moves no other. */
function placed(key: string, top: number, drawn: ReactNode) {
  return (
    <li key={key} className="absolute inset-x-0 [contain:layout_style]" style={{ top }}>
      {drawn}
    </li>
  );
}

/** Rows are placed apart, and yet their columns must stand under each other. */
function longestOf(documents: readonly DocumentSummaryAnswer[]): number {
  return documents.reduce((most, { number }) => Math.max(most, number.length), 0);
}

/** How one document is chosen, and all of a month. */
function useToggles(
  { toggle: toggleOne, toggleAll }: Selecting,
  documents: readonly DocumentSummaryAnswer[],
  months: readonly MonthOfRows[],
) {
  const toggle = useCallback(
    (id: string, upTo: boolean) =>
      toggleOne(id, upTo ? documents.map((shown) => shown.id) : undefined),
    [toggleOne, documents],
  );
  const idsOf = useCallback(
    (month: string) => {
      const { first, count } = months.find((one) => one.month === month) ?? { first: 0, count: 0 };
      return documents.slice(first, first + count).map(({ id }) => id);
    },
    [months, documents],
  );
  const toggleMonth = useCallback((month: string) => toggleAll(idsOf(month)), [toggleAll, idsOf]);
  return { toggle, toggleMonth, idsOf };
}
