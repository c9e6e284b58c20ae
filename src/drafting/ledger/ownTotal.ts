import type { DraftLine } from '../draft.ts';
import { toCents } from '../exact.ts';

const TOTAL =
  /(?<![a-z-]|sous |sous-)total(?![a-z])[^\d\n;]{0,24}?(\d[\d ]*(?:[.,]\d{1,2})?)(?!\d)/g;
/** A total is said of the whole order, and this is a part of it. */
const OF_A_PART = /(?<![a-z])(?:acompte|arrhes|situation|solde|avancement|echeances?)(?![a-z])/;

/**
 * Whether the sentence writes its own total and several lines come to it, to the cent: in 38 such sentences of authors
 * and strangers one was wrong, a deposit on an order.
 */
export function sumsUpToItsTotal(folded: string, lines: readonly DraftLine[]): boolean {
  if (lines.length < 2 || OF_A_PART.test(folded)) return false;
  const cents = lines.reduce((sum, { total }) => sum + toCents(total), 0);
  return [...folded.matchAll(TOTAL)].some(
    ([, said = '']) => toCents(Number(said.replaceAll(' ', '').replace(',', '.'))) === cents,
  );
}
