import { multiply, toFourDecimals } from '../exact.ts';
import type { Item } from '../item.ts';
import type { PricePiece, QuantityPiece } from '../reading/pieces.ts';
import { frequency } from './frequency.ts';
import { lasts } from './matching.ts';
import { isUnitPrice } from './plausible.ts';
import type { Solution } from './solution.ts';

/**
 * « 14 prises à 45 € », « 8 posts 25 € »: P is the price of one
 * (docs/drafting.md, Conventions).
 */
export function byCount(item: Item): Solution {
  const price = item.price;
  const none: Solution = { quantity: 1, unitPrice: 0, unit: null, ambiguous: false, used: [] };
  if (price === null) return none;
  const announced = price.lead === 'at' || price.lead === 'times';
  const before = item.quantities.filter((piece) => piece.start < price.start);
  const after = item.quantities.filter((piece) => piece.start >= price.start);
  const candidates = before.filter((piece) =>
    announced ? !isSize(piece, before) : counts(piece, price, before),
  );
  const chosen =
    pick(candidates, price.start) ??
    pick(
      after.filter((piece) => piece.nature === 'count' || piece.nature === 'time'),
      price.start,
    );
  if (chosen === null) return none;
  if (price.lead === 'colon') return { ...none, ambiguous: chosen.value !== 1 };
  if (!announced && !isUnitPrice(chosen, price)) return { ...none, ambiguous: true };
  const used = [chosen];
  let quantity = chosen.value;
  quantity = multiply(quantity, frequency(item, [], used));
  return {
    quantity: toFourDecimals(quantity),
    unitPrice: 0,
    unit: chosen.unit,
    ambiguous: !announced && chosen.value !== 1 && hesitates(item, chosen, price),
    used,
  };
}

/** Below this, shared out among the things counted, the price of a lot makes no sense. */
const CHEAPEST_EACH = 2;

/** « 14 prises 45 € » is clear; « cylindre 5 clés 145 € », « sculpture 2 h 90 € » might price the whole. */
function hesitates(item: Item, chosen: QuantityPiece, price: PricePiece): boolean {
  if (chosen.start > price.start || price.value / chosen.value < CHEAPEST_EACH) return false;
  if (chosen.nature !== 'count') return true;
  const clause = item.clauses.find((each) => each.quantities.includes(chosen));
  return clause !== undefined && clause.words.some((word) => word.end <= chosen.start);
}

/** Without « à », only a count, or a time or measure next to the price, multiplies. */
function counts(piece: QuantityPiece, price: PricePiece, all: readonly QuantityPiece[]): boolean {
  if (isSize(piece, all)) return false;
  if (piece.nature === 'count') return piece.unit !== 'person';
  if (price.start - piece.end > 2 || piece.during) return false;
  if (piece.nature === 'measure') return isMeasuredOut(piece);
  // « visite groupe 32 pers 2 h 170 € »: beside the size of the party, the time is a size too.
  if (all.some((other) => other.unit === 'person')) return false;
  return (piece.unit === 'day' || piece.unit === 'hour') && piece.value > 1;
}

/** « gaine 42 ml 4,80 € » sells by the metre; « portail 3 m 1 890 € » gives a size. */
function isMeasuredOut(piece: QuantityPiece): boolean {
  return piece.unit === 'm' ? piece.noun === 'ml' : /^(?:km|kg)$/.test(piece.unit);
}

function isSize(piece: QuantityPiece, all: readonly QuantityPiece[]): boolean {
  if (piece.nature === 'attribute') return true;
  if (piece.nature === 'time' && all.some((other) => lasts(other, piece))) return true;
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
