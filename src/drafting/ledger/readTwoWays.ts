import type { DraftLine } from '../draft.ts';
import type { Said } from './onLine.ts';

/** « 6 barreaux 640 », « vitrification 3 couches 210 »: nothing ties the price to the count. */
const UNTIED =
  /(?<![\d,.x])([2-9]|[1-9]\d) [a-z]{3,} (\d{1,3}(?: \d{3})*(?:,\d{1,2})?) ?(?:€|euros?)?(?=$|[,;\n]|\.(?!\d)| et )/g;

/** Two like phrases of a sentence, one counted and the other taken whole: one of them may be wrong. */
export function readTwoWays(folded: string, lines: readonly DraftLine[]): Said | null {
  let counted = -1;
  let whole = false;
  for (const [, said = '', price = ''] of folded.matchAll(UNTIED)) {
    const [count, unitPrice] = [Number(said), Number(price.replaceAll(' ', '').replace(',', '.'))];
    const line = lines.findIndex(
      (each) => each.unitPrice === unitPrice && [1, count].includes(each.quantity),
    );
    if (line < 0) continue;
    if (lines[line]?.quantity === 1) whole = true;
    else counted = counted < 0 ? line : counted;
  }
  if (counted < 0 || !whole) return null;
  return {
    line: counted,
    reason: 'Ce prix peut être celui de l’unité ou celui de l’ensemble.',
    isOfReading: true,
  };
}
