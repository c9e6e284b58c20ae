import type { DocumentViewName } from '#domain/document/views.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';

/** A piece of the sentence; one with a view leads to the list that holds what it counts. */
export interface BriefPart {
  text: string;
  view?: DocumentViewName;
}

/** What clients paid and owe: how many invoices, and how much TTC, in `currency`. */
export interface Awaited {
  owed: number;
  late: number;
  toReceive: number;
  overdue: number;
  received: number;
  currency: string;
}

/** What the books say today, in one sentence: « 4 factures attendent 9 855,88 €, et 1 est en retard… ». */
export function briefOf({
  owed,
  late,
  toReceive,
  overdue,
  received,
  currency,
}: Awaited): BriefPart[] {
  const owedSum: BriefPart = { text: formatAmount(toReceive, currency), view: 'owed' };
  const lateSum: BriefPart = { text: formatAmount(overdue, currency), view: 'late' };
  if (owed === 0 && late === 0) {
    // Where nothing was ever paid, perhaps nothing was issued either.
    const text =
      received > 0
        ? 'Rien n’est attendu\u00A0: tout ce qui est émis est réglé.'
        : 'Rien n’est attendu pour l’instant.';
    return [{ text }];
  }
  if (owed === 0) {
    return [
      { text: count(late, 'facture'), view: 'late' },
      { text: ` ${late === 1 ? 'est' : 'sont'} en retard, pour ` },
      lateSum,
      { text: '.' },
    ];
  }
  const awaited: BriefPart[] = [
    { text: count(owed, 'facture'), view: 'owed' },
    { text: ` ${owed === 1 ? 'attend' : 'attendent'} ` },
    owedSum,
  ];
  if (late === 0) return [...awaited, { text: ', aucune n’est en retard.' }];
  return [
    ...awaited,
    { text: ', et ' },
    { text: late === 1 ? 'une autre' : `${late}\u00A0autres`, view: 'late' },
    { text: ` ${late === 1 ? 'est' : 'sont'} en retard, pour ` },
    lateSum,
    { text: '.' },
  ];
}
