import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Heights } from './ledgerLayout.ts';

/** The heights last measured: a list one comes back to opens at the place one left. */
let known: Heights = { month: 64, row: 57 };

/**
 * How high a month’s heading and a row are, at this width and this size of letters: measured on those
 * drawn whenever the list changes its size, instead of on each row that comes in sight.
 */
export function useHeights(list: RefObject<HTMLElement | null>): Heights {
  const [heights, setHeights] = useState(known);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const month = highest(element, '[data-ledger="month"]') || known.month;
      // Rows that fly by lack their buttons (documentRow.tsx): they may be lower.
      const row = highest(element, '[data-ledger="row"]:has([data-ledger="acts"])') || known.row;
      if (month !== known.month || row !== known.row) known = { month, row };
      setHeights(known);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [list]);
  return heights;
}

function highest(list: Element, selector: string): number {
  const found = [...list.querySelectorAll(selector)];
  return Math.max(0, ...found.map((element) => element.getBoundingClientRect().height));
}
