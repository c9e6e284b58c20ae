import type { Clause } from '../clauses.ts';
import type { Item } from '../item.ts';
import { unitOf } from '../lexicon/units.ts';

/** « 3 pour le prix de 2 »: how many are taken and how many are paid. */
export interface Bundle {
  take: number;
  pay: number;
}

const COUNTS: Record<string, number> = {
  premier: 1,
  premiere: 1,
  dernier: 1,
  un: 1,
  une: 1,
  deux: 2,
  trois: 3,
};
const GIVEN =
  /\b(?:dont |les? |la )?(\d{1,2}|1er|premiere?|dernier|une?|deux|trois)s? (?:([a-z]+) )?(?:est |sont )?offert/;

/** « le premier mois est offert », « dont 2 offertes »: how many of a line are given. */
export function givenOf(clause: Clause, item: Item): number | null {
  if (item.price === null || clause.price !== null) return null;
  const match = GIVEN.exec(clause.folded);
  if (match === null) return null;
  const count = COUNTS[match[1] ?? ''] ?? Number.parseInt(match[1] ?? '', 10);
  const unit = match[2] === undefined ? null : unitOf(match[2]);
  const same =
    unit === null
      ? clause.joiner === 'dont'
      : item.price.per.includes(unit) ||
        (clause.joiner === 'dont' && item.quantities.some((piece) => piece.unit === unit));
  return same && (unit === 'month' || unit === 'year' || clause.joiner === 'dont') ? count : null;
}

/** Reads a bundle offer, or null. */
export function readBundle(clause: Clause): Bundle | null {
  if (!/\bpour le prix d|\bachete\w* \w+ offert/.test(clause.folded)) return null;
  const [first, second] = clause.quantities;
  if (first === undefined || second === undefined) return null;
  const offer = /\boffert/.test(clause.folded);
  const take = offer ? first.value + second.value : first.value;
  const pay = offer ? first.value : second.value;
  return take > pay && pay > 0 ? { take, pay } : null;
}

/** The same clause counting only what is paid. */
export function payingPart(clause: Clause, bundle: Bundle): Clause {
  const [first] = clause.quantities;
  if (first === undefined) return clause;
  return { ...clause, quantities: [{ ...first, value: bundle.pay }] };
}
