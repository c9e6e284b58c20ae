import type { Token } from '../lexing/token.ts';
import type { QuantityPiece } from './pieces.ts';
import { word } from './wordAt.ts';

/** « pendant la première année », « sur l’année »: one year, that a monthly price multiplies. */
export function readWholeYear(
  tokens: readonly Token[],
  at: number,
): { piece: QuantityPiece; next: number } | null {
  if (!/^(?:pendant|sur|durant)$/.test(word(tokens, at))) return null;
  let next = at + 1;
  while (next < at + 4 && /^(?:la|l|toute|premiere)$/.test(word(tokens, next))) next += 1;
  const noun = tokens[next];
  const first = tokens[at];
  if (next === at + 1 || noun?.kind !== 'word' || noun.text !== 'annee' || first === undefined)
    return null;
  const piece: QuantityPiece = {
    kind: 'quantity',
    value: 1,
    from: null,
    unit: 'year',
    nature: 'time',
    noun: 'annee',
    figureEnd: first.start,
    every: null,
    subordinate: false,
    during: true,
    article: false,
    pack: null,
    start: first.start,
    end: noun.end,
  };
  return { piece, next: next + 1 };
}
