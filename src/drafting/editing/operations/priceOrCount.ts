import type { LineItem } from '#domain/document/types.ts';
import { isVatRate } from '#domain/vat/rates.ts';
import type { Figure } from '../figures.ts';
import type { Instruction } from '../instruction.ts';

/** The figures of an instruction on one line, by their kind. */
export interface Said {
  money: Figure | undefined;
  count: Figure | undefined;
  bare: Figure | undefined;
}

/**
 * « mets l’audit à 650 »: a bare figure is a price where there is one thing of it, where it was said to
 * be that price, or where it is like the price and unlike the count.
 */
export function isPriceOf(
  { quantity, unitPrice, unit }: LineItem,
  { bare }: Said,
  direction: Instruction['direction'],
): boolean {
  if (bare === undefined) return false;
  if (bare.from !== null) return bare.from === unitPrice && bare.from !== quantity;
  if (quantity === 1) return bare.value >= 10;
  // « le blanc à 13,50 »: nobody bills half a bottle.
  if (
    !Number.isInteger(bare.value) &&
    Number.isInteger(quantity) &&
    isWhole(unit) &&
    !isVatRate(bare.value)
  )
    return true;
  // « baisse les boiseries à 20 »: twelve of them at 22.
  const fitsPrice = goes(bare.value, unitPrice, direction);
  if (fitsPrice !== goes(bare.value, quantity, direction)) return fitsPrice;
  return isLike(bare.value, unitPrice) && !isLike(bare.value, quantity);
}

const isWhole = (unit: LineItem['unit']): boolean =>
  unit == null || unit === 'unit' || unit === 'person';

/** « passe les maquettes à 5 »: like their count, and unlike their price. */
export function isCountOf(
  { quantity, unitPrice }: LineItem,
  { bare }: Said,
  direction: Instruction['direction'],
): boolean {
  if (bare === undefined) return false;
  if (bare.from !== null) return bare.from === quantity && bare.from !== unitPrice;
  if (quantity === 1 || unitPrice <= 0) return false;
  // « la pose à 5,5 » may be its rate of VAT.
  if (
    !goes(bare.value, quantity, direction) ||
    (isVatRate(bare.value) && !Number.isInteger(bare.value))
  )
    return false;
  return (
    !goes(bare.value, unitPrice, direction) ||
    (isLike(bare.value, quantity) && bare.value < unitPrice * 0.2)
  );
}

/** Whether a figure goes the way that is said from another: « baisse à 20 » from 22, and not from 12. */
function goes(value: number, from: number, direction: Instruction['direction']): boolean {
  return direction === null || (direction === 'down' ? value < from : value > from);
}

/** So many times the price of each, where several are counted: it may be the price of all. */
export function isAnother(
  { quantity, unitPrice }: LineItem,
  price: number,
  times: number,
): boolean {
  return quantity > 1 && unitPrice > 0 && price >= unitPrice * times;
}

/** « le reportage a duré 10 h, 1 750 € », of one at 1 450 €: that is no price of an hour. */
export function isOfTheWhole(
  { quantity, unitPrice, unit }: LineItem,
  price: number,
  count: Figure,
): boolean {
  return (
    quantity === 1 &&
    count.value > 1 &&
    count.unit !== (unit ?? null) &&
    unitPrice > 0 &&
    isLike(price, unitPrice)
  );
}

/** Within two and a half times. */
export function isLike(value: number, other: number): boolean {
  return other > 0 && value > other * 0.4 && value < other * 2.5;
}
