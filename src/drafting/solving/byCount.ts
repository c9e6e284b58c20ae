import { multiply, toFourDecimals } from '../exact.ts';
import type { Item } from '../item.ts';
import type { QuantityPiece } from '../reading/pieces.ts';
import { frequency } from './frequency.ts';
import type { Solution } from './solution.ts';

/** « 14 prises à 45 € », « 8 posts 25 € »: P is the price of one (convention 3). */
export function byCount(item: Item): Solution {
  const price = item.price;
  const none: Solution = { quantity: 1, unitPrice: 0, unit: null, ambiguous: false, used: [] };
  if (price === null) return none;
  const announced = price.lead === 'at' || price.lead === 'times';
  const before = item.quantities.filter((piece) => piece.start < price.start);
  const after = item.quantities.filter((piece) => piece.start >= price.start);
  const candidates = before.filter((piece) =>
    announced ? !isSize(piece, before) : counts(piece, price.start, before),
  );
  const chosen =
    pick(candidates, price.start) ??
    pick(
      after.filter((piece) => piece.nature === 'count' || piece.nature === 'time'),
      price.start,
    );
  if (chosen === null) return none;
  if (price.lead === 'colon') return { ...none, ambiguous: chosen.value !== 1 };
  const used = [chosen];
  let quantity = chosen.value;
  quantity = multiply(quantity, frequency(item, [], used));
  return {
    quantity: toFourDecimals(quantity),
    unitPrice: 0,
    unit: chosen.unit,
    ambiguous: !announced && chosen.value !== 1,
    used,
  };
}

/** Without « à », only a count, or a time next to the price, multiplies. */
function counts(piece: QuantityPiece, price: number, all: readonly QuantityPiece[]): boolean {
  if (isSize(piece, all)) return false;
  if (piece.nature === 'count') return piece.unit !== 'person';
  const adjacent = price - piece.end <= 2;
  return (
    piece.nature === 'time' &&
    adjacent &&
    (piece.unit === 'day' || piece.unit === 'hour') &&
    piece.value > 1 &&
    !piece.during
  );
}

function isSize(piece: QuantityPiece, all: readonly QuantityPiece[]): boolean {
  if (piece.nature === 'attribute') return true;
  return (
    piece.subordinate &&
    all.some((other) => other !== piece && other.start < piece.start && !other.article)
  );
}

/** The first thing counted, unless a quantity stands right before the price. */
function pick(candidates: readonly QuantityPiece[], price: number): QuantityPiece | null {
  const touching = candidates.find(
    (piece) => price - piece.end >= 0 && price - piece.end <= 2 && !piece.article && !piece.during,
  );
  const plural = candidates.find((piece) => !piece.article);
  return touching ?? plural ?? candidates[0] ?? null;
}
