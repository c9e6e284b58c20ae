import { useEffect } from 'react';

/** How many parts of the screen hold each mark: a dialog may open over another. */
const holders = new Map<string, number>();

/**
 * While `holds`, the root of the page bears `data-<mark>`, for rules of far-away parts. A selector that asked
 * `body:has(…)` instead would have the browser look through the page at every change of anything on it.
 */
export function useRootMark(mark: 'dock' | 'dialog', holds: boolean): void {
  useEffect(() => {
    if (!holds) return undefined;
    change(mark, 1);
    return () => change(mark, -1);
  }, [mark, holds]);
}

function change(mark: string, by: 1 | -1): void {
  const count = (holders.get(mark) ?? 0) + by;
  holders.set(mark, count);
  document.documentElement.toggleAttribute(`data-${mark}`, count > 0);
}
