import { exact, roundTo } from '#domain/money/decimal.ts';

export type StatCardId = 'revenue' | 'pending' | 'documents' | 'clients';

/** The four cards, each with the line that says what it counts (docs/product.md, Dashboard). */
export const STAT_CARDS: readonly { id: StatCardId; title: string; counts: string }[] = [
  {
    id: 'revenue',
    title: 'Chiffre d’affaires total',
    counts:
      'Tous les documents, HT\u00A0: brouillons et devis compris, même facturés\u00A0; avoirs déduits',
  },
  {
    id: 'pending',
    title: 'En attente',
    counts: 'Ce total moins les documents «\u00A0Payé\u00A0», devis facturés compris, HT',
  },
  { id: 'documents', title: 'Documents', counts: 'Factures, avoirs et devis' },
  { id: 'clients', title: 'Clients', counts: 'Tous vos clients' },
];

/** What is pending: total minus the documents whose status is paid (docs/product.md, Dashboard). */
export function pendingAmount(total: number, paid: number): number {
  return exact(total).minus(exact(paid)).toNumber();
}

/**
 * Percent from one period to the next, to one decimal; null when the period before had nothing to
 * compare with.
 */
export function percentChange(before: number, after: number): number | null {
  if (before === 0) return null;
  const change = exact(after)
    .minus(exact(before))
    .div(exact(Math.abs(before)))
    .times(100);
  return roundTo(change, 1).toNumber();
}
