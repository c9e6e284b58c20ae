import type { IsoDate } from '#domain/calendar.ts';
import { meansLabel } from '#domain/document/paymentMeans.ts';
import { formatDay, formatPeriod } from '#domain/format/days.ts';
import { formatAmount, formatPercent, formatWhole } from '#domain/format/numbers.ts';
import { sum } from '#domain/money/decimal.ts';
import type { Profile } from '#domain/profile/types.ts';
import type { Closure, ClosureTotals } from '#domain/register/closure.ts';
import { CLOSURE_WORDS, ofPeriod } from '#domain/register/closureNames.ts';
import { sellerIdentity, sellerName } from './parties.ts';
import { dayParts } from './printableView.ts';

/** The closures of a period as their template places them: French, formatted. */
export interface ClosuresSheet {
  title: string;
  author: string;
  issued: [number, number, number];
  heading: string;
  reference: string;
  columns: string[];
  /** The last cell of each is the digest. */
  rows: string[][];
  empty: string;
  partsTitle: string;
  partColumns: string[];
  /** Of months and years: what was paid at each rate and by each means. */
  parts: string[][];
  remarks: string[];
  identity: string;
  logo: null;
}

interface Parts {
  seller: Profile;
  period: { from: IsoDate; to: IsoDate };
  today: IsoDate;
  closures: readonly Closure[];
}

/** The closures of a period on paper, days before months before years (CGI art. 286, I, 3° bis). */
export function closuresView({ seller, period, today, closures }: Parts): ClosuresSheet {
  const author = sellerName(seller);
  const heading = 'Clôtures des encaissements';
  return {
    title: [heading, author].filter(Boolean).join(' · '),
    author,
    issued: dayParts(today),
    heading,
    reference: `Encaissements ${formatPeriod(period.from, period.to)} · imprimé le ${formatDay(today)}`,
    columns: [
      'Clôture',
      'N°',
      'Opérations',
      'Encaissé',
      'Rendu ou annulé',
      'Total',
      'dont TVA',
      'Cumul de l’année',
      'Total perpétuel',
      'Empreinte SHA-256',
    ],
    rows: closures.flatMap((closure) => closure.totals.map((totals) => rowOf(closure, totals))),
    empty: 'Aucune clôture sur cette période.',
    partsTitle: 'Par taux et par moyen de paiement',
    partColumns: ['Clôture', 'Part', 'TTC', 'dont TVA'],
    parts: closures
      .filter(({ kind }) => kind !== 'day')
      .flatMap((closure) => closure.totals.flatMap((totals) => partsOf(closure, totals))),
    remarks: [
      'Chaque clôture est faite une fois pour toutes, une fois sa période passée\u00A0; son empreinte est inscrite au registre. Un paiement compte au jour de sa saisie.',
    ],
    identity: sellerIdentity(seller),
    logo: null,
  };
}

function rowOf(closure: Closure, totals: ClosureTotals): string[] {
  const amount = (value: number) => formatAmount(value, totals.currency);
  return [
    named(closure),
    formatWhole(closure.number),
    formatWhole(totals.count),
    amount(totals.received),
    amount(totals.returned),
    amount(totals.amount),
    amount(sum(totals.rates.map(({ vat }) => vat))),
    amount(totals.yearToDate),
    amount(totals.perpetual.amount),
    // On two lines: no column is as long as a digest.
    `${closure.digest.slice(0, 32)}\n${closure.digest.slice(32)}`,
  ];
}

function partsOf(closure: Closure, { currency, rates, excess, means }: ClosureTotals): string[][] {
  const amount = (value: number) => formatAmount(value, currency);
  const told = [
    ...rates.map(({ rate, gross, vat }) => [
      rate === 0 ? 'Sans TVA' : `TVA à ${formatPercent(rate)}`,
      amount(gross),
      amount(vat),
    ]),
    ...(excess === 0 ? [] : [['Reçu en trop', amount(excess), '']]),
    ...means.map((each) => [meansLabel(each.method), amount(each.amount), '']),
  ];
  return told.map((row, index) => [index === 0 ? named(closure) : '', ...row]);
}

/** « Mensuelle de novembre 2026 ». */
function named(closure: Closure): string {
  const words = `${CLOSURE_WORDS[closure.kind]} ${ofPeriod(closure)}`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
