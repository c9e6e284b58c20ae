import { type RefObject, useMemo } from 'react';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { useWindowSlice } from '#web/ui/windowSlice.ts';
import { type MonthOfRows, layOut } from './ledgerLayout.ts';
import type { DeletingRow } from './useLedgerActs.ts';
import { useHeights } from './useHeights.ts';

/** Drawn beyond the window, in pixels: a wheel’s turn shows nothing blank. */
const BEYOND = 600;

interface Listed {
  documents: readonly DocumentSummaryAnswer[];
  months: readonly MonthOfRows[];
  deleting: DeletingRow | null;
}

/** How high the list is, and which of its headings and rows are in sight. */
export function useLedgerLayout(
  element: RefObject<HTMLUListElement | null>,
  { documents, months, deleting }: Listed,
) {
  const heights = useHeights(element);
  const layout = useMemo(() => {
    const index = deleting ? documents.findIndex(({ id }) => id === deleting.id) : -1;
    const by = deleting ? Math.max(0, deleting.height - heights.row) : 0;
    return layOut(months, heights, index < 0 ? null : { index, by });
  }, [months, documents, heights, deleting]);
  const { from, to, flying } = useWindowSlice(element) ?? { from: 0, to: 0, flying: false };
  const placed = layout.between(from - BEYOND, to + BEYOND);
  const rows = placed.filter((place) => 'index' in place);
  const inSight = { first: rows[0]?.index ?? 0, last: rows.at(-1)?.index ?? 0 };
  return { height: layout.height, placed, inSight, flying };
}
