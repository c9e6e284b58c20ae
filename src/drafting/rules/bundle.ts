import type { Clause } from '../clauses.ts';

/** « 3 pour le prix de 2 »: how many are taken and how many are paid. */
export interface Bundle {
  take: number;
  pay: number;
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
