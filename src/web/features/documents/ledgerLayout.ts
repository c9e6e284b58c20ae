import type { MonthSum } from '#domain/document/monthSums.ts';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';

type Items = readonly DocumentSummaryAnswer[];

/** Documents of one month that follow each other in the list. */
export interface MonthOfRows {
  /** « 2026-11 » */
  month: string;
  /** Among all the documents read, the place of its first. */
  first: number;
  count: number;
}

/**
 * In pixels. All rows have one height: nothing in them wraps, and on a phone a row without a due date
 * keeps that line empty (`documentRow.tsx`). So a row’s place follows from its number alone.
 */
export interface Heights {
  month: number;
  row: number;
}

/** One row that asks before it deletes, and how much higher it is meanwhile. */
export interface Taller {
  index: number;
  by: number;
}

const monthsKnown = new WeakMap<Items, { month: string; count: number }[]>();

/** The months of all pages; a page whose months are known is not gone through again. */
export function monthsOf(pages: readonly { items: Items }[]): MonthOfRows[] {
  const months: MonthOfRows[] = [];
  let first = 0;
  for (const { items } of pages) {
    for (const { month, count } of monthsOfPage(items)) {
      const last = months.at(-1);
      if (last?.month === month) last.count += count;
      else months.push({ month, first, count });
      first += count;
    }
  }
  return months;
}

interface Summed {
  months?: readonly MonthSum[];
  readAt: number;
}

/** What each month comes to, by the page that was read last. A kept copy may have been made before there were sums. */
export function sumsByMonth(pages: readonly Summed[]): Map<string, MonthSum[]> {
  const byAge = pages.toSorted((one, other) => one.readAt - other.readAt);
  return new Map(
    byAge.flatMap(({ months = [] }) => [...Map.groupBy(months, ({ month }) => month)]),
  );
}

function monthsOfPage(items: Items) {
  const known = monthsKnown.get(items);
  if (known) return known;
  const months: { month: string; count: number }[] = [];
  for (const { date } of items) {
    const last = months.at(-1);
    if (last && date.startsWith(last.month)) last.count += 1;
    else months.push({ month: date.slice(0, '2026-11'.length), count: 1 });
  }
  monthsKnown.set(items, months);
  return months;
}

/** A month's heading, or the document at `index`, `top` pixels below the list's own top. */
export type Placed = { month: string; top: number } | { index: number; top: number };

export interface LedgerLayout {
  height: number;
  /** What stands between two heights, from top to bottom. */
  between: (from: number, to: number) => Placed[];
}

export function layOut(
  months: readonly MonthOfRows[],
  heights: Heights,
  taller: Taller | null = null,
): LedgerLayout {
  const topOf = (headings: number, index: number) =>
    headings * heights.month +
    index * heights.row +
    (taller && index > taller.index ? taller.by : 0);
  const end = months.at(-1);
  return {
    height: end ? topOf(months.length, end.first + end.count) : 0,
    between: (from, to) => {
      const placed: Placed[] = [];
      const start = months.findLastIndex(({ first }, before) => topOf(before, first) <= from);
      for (let at = Math.max(0, start); at < months.length; at += 1) {
        const { month, first, count } = months[at] as MonthOfRows;
        const top = topOf(at, first);
        if (top > to) break;
        if (top + heights.month > from) placed.push({ month, top });
        // A row too many above, where a taller one stands, does no harm.
        const passed = (from - topOf(at + 1, 0) - (taller?.by ?? 0)) / heights.row;
        for (let index = Math.max(first, Math.floor(passed)); index < first + count; index += 1) {
          const top = topOf(at + 1, index);
          if (top > to) break;
          placed.push({ index, top });
        }
      }
      return placed;
    },
  };
}
