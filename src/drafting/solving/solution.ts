import type { Unit } from '../lexicon/units.ts';
import type { QuantityPiece } from '../reading/pieces.ts';

/** Quantity and unit price of an item, and whether a careful reader could hesitate. */
export interface Solution {
  quantity: number;
  unitPrice: number;
  unit: Unit | null;
  /** « 5 pages 1 200 € »: the price of one, or of the lot. */
  ambiguous: boolean;
  used: QuantityPiece[];
}
