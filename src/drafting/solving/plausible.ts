import type { PricePiece, QuantityPiece } from '../reading/pieces.ts';

/** Above these, a price written beside a count without « à » is that of the whole: « film 2 h 800 € ». */
const DEAREST: Record<string, number> = {
  hour: 200,
  day: 2_500,
  page: 400,
  word: 3,
  km: 5,
  m2: 120,
  m: 300,
  m3: 300,
  kg: 100,
};
const MANY = 20;
const DEAREST_TOTAL = 10_000;

/** Whether a careful reader takes the price for that of one: « 500 cartes de visite 85 € » does not. */
export function isUnitPrice(piece: QuantityPiece, price: PricePiece): boolean {
  const dearest = DEAREST[piece.unit];
  if (dearest !== undefined && price.value > dearest) return false;
  return piece.value < MANY || piece.value * price.value <= DEAREST_TOTAL;
}
