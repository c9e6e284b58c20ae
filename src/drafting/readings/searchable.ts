import { findInjections } from '../injection.ts';

/** The search reads no further than this; a longer text is left to the grammar, which reads it whole. */
export const LONGEST_SEARCH = 6000;

/** More figures and pieces than any document: a text beyond is left to the grammar too. */
export const MOST_ELEMENTS = 160;

/**
 * The text the search reads: what speaks to a machine is data, and blank to it
 * (docs/product.md, Drafting).
 */
export function searchable(folded: string): string {
  let text = folded.slice(0, LONGEST_SEARCH);
  for (const { start, end } of findInjections(folded))
    text =
      text.slice(0, start) +
      ' '.repeat(Math.max(0, Math.min(end, text.length) - start)) +
      text.slice(end);
  return text;
}
