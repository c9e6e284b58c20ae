import { isStopNoun, unitOf } from '../lexicon/units.ts';
import type { Token } from '../lexing/token.ts';
import type { Piece } from './pieces.ts';
import { readQuantity } from './quantities.ts';
import { word } from './wordAt.ts';

/** « x4 », « (245 km x 2) », « deux fois », « 2 fois par semaine ». */
export function readFactor(
  tokens: readonly Token[],
  at: number,
  pieces: Piece[],
  money: readonly boolean[],
): number | null {
  const token = tokens[at];
  if (token?.kind !== 'number') return null;
  const after = word(tokens, at + 1);
  const times = tokens[at + 1]?.kind === 'times' && /^(?:par|hebdo)$/.test(word(tokens, at + 2));
  if (after === 'fois' || times) {
    let next = at + 2;
    let every = null;
    let end = tokens[at + 1]?.end ?? token.end;
    if (
      (word(tokens, next) === 'par' || tokens[next]?.kind === 'slash') &&
      word(tokens, next + 1) !== ''
    ) {
      every = unitOf(word(tokens, next + 1));
      end = tokens[next + 1]?.end ?? end;
      next += 2;
    }
    pieces.push({ kind: 'factor', value: token.value, every, start: token.start, end });
    return next;
  }
  if (token.article && after === 'seule' && word(tokens, at + 2) === 'fois') {
    return at + 3;
  }
  if (tokens[at - 1]?.kind !== 'times') return null;
  const left = pieces.at(-1);
  if (left?.kind === 'price' && left.per.length > 0 && isCounted(tokens, at)) {
    // « 240 €/m² x 3 fenêtres »: multiplies what the rate already counts.
    const counted = readQuantity(tokens, at);
    if (counted?.piece.nature === 'count' && !left.per.includes(counted.piece.unit)) {
      const { start, end, value } = counted.piece;
      pieces.push({ kind: 'factor', value, every: null, start, end });
      pieces.push({ ...counted.piece, subordinate: true });
      return counted.next;
    }
  }
  // « 3 jours x 850 » and « 3*45 » multiply by a price; « ménage x9 », « 245 km x 2 à 0,55 € » by a count.
  const priceComes = left?.kind === 'quantity' && money[at] !== true && !isCounted(tokens, at);
  if (priceComes) return null;
  if (left?.kind === 'price' && isCounted(tokens, at)) return null;
  pieces.push({
    kind: 'factor',
    value: token.value,
    every: null,
    start: tokens[at - 1]?.start ?? token.start,
    end: token.end,
  });
  return at + 1;
}

function isCounted(tokens: readonly Token[], at: number): boolean {
  const noun = word(tokens, at + 1);
  return noun !== '' && !isStopNoun(noun) && !/^(?:chacune?|ht|ttc|piece|pieces)$/.test(noun);
}
