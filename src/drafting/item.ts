import type { Clause } from './clauses.ts';
import type { FactorPiece, PricePiece, QuantityPiece } from './reading/pieces.ts';

/** A line in the making: the clauses it came from and the figures they hold. */
export interface Item {
  /** In the order they are worded. */
  clauses: Clause[];
  /** Clauses that only complete its figures: quoted as its source, not worded. */
  evidence: Clause[];
  price: PricePiece | null;
  quantities: QuantityPiece[];
  factors: FactorPiece[];
  asides: PricePiece[];
  /** The words before « : » that these clauses detail. */
  header: Clause | null;
  /** Whether the header is worded into the line. */
  showsHeader: boolean;
  /** « majoré de 50 % ». */
  surcharge: number | null;
  /** « quarante pour cent de 12 500 € ». */
  share: number | null;
  /** Named, but not priced by this prompt. */
  unpriced: boolean;
  /** Days, months or rooms named one by one: « samedi et dimanche ». */
  enumerated: number | null;
  /** « idem jeudi »: how many more of the same. */
  repeats: number;
}

/** A new item from one clause. */
export function itemFrom(clause: Clause): Item {
  return {
    clauses: [clause],
    evidence: [],
    price: clause.price,
    quantities: [...clause.quantities],
    factors: [...clause.factors],
    asides: [...clause.asides],
    header: null,
    showsHeader: false,
    surcharge: null,
    share: null,
    unpriced: clause.price === null,
    enumerated: null,
    repeats: 0,
  };
}

/** Adds a clause in front of an item: what it says comes first in the wording. */
export function prepend(item: Item, clause: Clause): void {
  item.clauses.unshift(clause);
  item.quantities.unshift(...clause.quantities);
  item.factors.unshift(...clause.factors);
}

/** Adds a clause's figures to an item already priced. */
export function append(item: Item, clause: Clause): void {
  item.clauses.push(clause);
  item.quantities.push(...clause.quantities);
  item.factors.push(...clause.factors);
}
