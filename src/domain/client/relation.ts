import { compareDays, daysBetween, type IsoDate } from '#domain/calendar.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';

/** An invoice that tells how its client pays: settled, or past its due date and still awaited. */
export interface AskedInvoice {
  date: IsoDate;
  dueDate: IsoDate | null;
  /** The day of its last payment; null while something is left to pay. */
  settledOn: IsoDate | null;
}

/** How a client pays, counted on invoices. */
export interface Pace {
  /** How many were settled. */
  settled: number;
  /** From invoice to last payment: half of those settled took so many days or fewer. */
  days: number;
  /** How many had a due date, settled or late now, and how many of these were settled by that day. */
  due: number;
  onTime: number;
}

/** What is left to pay in a currency, TTC, and how much of it is late. */
export interface OwedAmount {
  currency: string;
  amount: number;
  late: number;
}

export interface Relation {
  /** Null while there are too few invoices to say anything. */
  pace: Pace | null;
  /** One entry a currency in which something is left to pay. */
  owed: readonly OwedAmount[];
  /** Since how many days the oldest late invoice is. */
  lateDays: number;
}

/** Of fewer invoices nothing is said: two payments are no habit. */
const ENOUGH = 3;

/** How the client of these invoices pays; null for too few. One paid before its day tells nothing. */
export function paceOf(invoices: readonly AskedInvoice[]): Pace | null {
  const delays = invoices
    .flatMap(({ date, settledOn }) => (settledOn === null ? [] : [daysBetween(date, settledOn)]))
    .filter((days) => days >= 0)
    .toSorted((one, other) => one - other);
  if (delays.length < ENOUGH) return null;
  const due = invoices.filter(({ date, dueDate, settledOn }) => {
    return dueDate !== null && (settledOn === null || compareDays(date, settledOn) <= 0);
  });
  return {
    settled: delays.length,
    days: delays[Math.floor((delays.length - 1) / 2)] ?? 0,
    due: due.length,
    onTime: due.filter(isOnTime).length,
  };
}

function isOnTime({ dueDate, settledOn }: AskedInvoice): boolean {
  return dueDate !== null && settledOn !== null && compareDays(settledOn, dueDate) <= 0;
}

/** A piece of the sentence: plain words, a figure, or what is late. */
export interface RelationPart {
  text: string;
  as?: 'figure' | 'late';
}

/**
 * The relation in a sentence or two: « Paie d’ordinaire en 9 jours, toujours à l’heure. Toutes ses factures émises sont réglées. »
 * Empty where the books have nothing to say.
 */
export function relationWords({ pace, owed, lateDays }: Relation): RelationPart[] {
  const said = [...(pace ? paceWords(pace) : []), ...owedWords(owed, lateDays)];
  if (said.length === 0) return [];
  return owed.length > 0 ? said : [...said, { text: ' Toutes ses factures émises sont réglées.' }];
}

function paceWords({ days, due, onTime }: Pace): RelationPart[] {
  return [
    { text: 'Paie d’ordinaire ' },
    days === 0
      ? { text: 'le jour même', as: 'figure' }
      : { text: `en ${count(days, 'jour')}`, as: 'figure' },
    { text: `${punctuality(due, onTime)}.` },
  ];
}

function punctuality(due: number, onTime: number): string {
  if (due === 0) return '';
  if (onTime === due) return ', toujours à l’heure';
  if (onTime === 0) return ', jamais à l’heure';
  return `, à l’heure ${onTime} fois sur ${due}`;
}

function owedWords(owed: readonly OwedAmount[], lateDays: number): RelationPart[] {
  if (owed.length === 0) return [];
  const late = owed.filter((one) => one.late > 0);
  const isAllLate = owed.every((one) => one.late >= one.amount);
  const since = `en retard depuis ${count(lateDays, 'jour')}`;
  return [
    { text: ' Doit aujourd’hui ' },
    { text: sums(owed.map(({ currency, amount }) => ({ currency, amount }))), as: 'figure' },
    ...lateWords(late, isAllLate, since),
    { text: '.' },
  ];
}

function lateWords(late: readonly OwedAmount[], isAllLate: boolean, since: string): RelationPart[] {
  if (late.length === 0) return [{ text: ', rien n’est encore échu' }];
  if (isAllLate) return [{ text: ', ' }, { text: since, as: 'late' }];
  const amount = sums(late.map((one) => ({ currency: one.currency, amount: one.late })));
  return [{ text: ', dont ' }, { text: `${amount} ${since}`, as: 'late' }];
}

/** « 2 112,00 € », « 2 112,00 € et 300,00 CHF ». */
function sums(amounts: readonly { currency: string; amount: number }[]): string {
  return amounts.map(({ currency, amount }) => formatAmount(amount, currency)).join(' et ');
}
