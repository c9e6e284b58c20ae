import type { DraftLine } from '../draft.ts';
import { holds, type Said } from './onLine.ts';

const BY_MANY = /\d ?(?:€|euros?)?(?: ht)? l[ea] (?:mille|cent|douzaine)(?![a-z])/g;

/** « 500 flyers à 90 € le mille » read as 500 × 90: what is counted one by one is not what the price is of. */
export function byTheHundred(folded: string, lines: readonly DraftLine[]): Said | null {
  for (const { index } of folded.matchAll(BY_MANY)) {
    const line = lines.findIndex(
      (each) => holds(each, index) && each.quantity > 1 && isCountedOneByOne(folded, each.quantity),
    );
    if (line >= 0)
      return { line, reason: 'Ce prix est pour plusieurs\u00a0: vérifiez la quantité.' };
  }
  return null;
}

/** The quantity stands in the text as it is, and counts no dozens. */
function isCountedOneByOne(folded: string, quantity: number): boolean {
  const bare = folded.replaceAll(/(?<=\d) (?=\d{3}(?!\d))/g, '');
  const said = new RegExp(
    String.raw`(?<![\d,.])${String(quantity).replace('.', ',')}(?![\d,.]\d| ?(?:douzaine|cent|mille))`,
  );
  return said.test(bare);
}
