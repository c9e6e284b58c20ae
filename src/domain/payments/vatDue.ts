import { addDays, type IsoDate } from '#domain/calendar.ts';
import type { OperationCategory } from '#domain/document/choices.ts';
import { type DocumentKind, kindFacts } from '#domain/document/kinds.ts';
import { exact, roundToCents, sum } from '#domain/money/decimal.ts';
import { coverage, groupsLess, type RateShare, type Split } from './split.ts';

/** An issued invoice, with all that makes its VAT due. */
export interface TaxedInvoice {
  id: string;
  number: string;
  kind: DocumentKind;
  date: IsoDate;
  currency: string;
  /** EUR for one unit of `currency`, where it is another. */
  euroRate: number | null;
  category: OperationCategory | null;
  /** Its seller pays VAT « d’après les débits ». */
  onDebits: boolean;
  groups: readonly RateShare[];
  payments: readonly { day: IsoDate; split: Split }[];
  /** Avoirs on it, and the rectificative that replaces it: what they take off it. */
  reductions: readonly {
    id: string;
    number: string;
    date: IsoDate;
    groups: readonly RateShare[];
  }[];
}

/** What makes the VAT of an invoice due. */
export type DueBy = 'date' | 'receipt';

/** VAT that became due in a month by one document at one rate, in euros. */
export interface DueVat {
  /** `YYYY-MM`. */
  month: string;
  documentId: string;
  number: string;
  dueBy: DueBy;
  /** Percent. */
  rate: number;
  base: number;
  vat: number;
}

export interface MonthlyVat {
  month: string;
  rate: number;
  base: number;
  vat: number;
}

/**
 * When the VAT of an invoice is due (CGI art. 269-2): goods when they are delivered, which the date
 * of the invoice stands for; services when they are paid, unless the seller opted for « les débits »;
 * deposits when they are received. Goods and services on one invoice are due by its date: what part
 * is which is not known. An invoice that does not say is taken for services.
 */
export function dueBy({
  kind,
  category,
  onDebits,
}: Pick<TaxedInvoice, 'kind' | 'category' | 'onDebits'>): DueBy {
  if (kindFacts(kind).taxedWhenPaid) return 'receipt';
  if (category === 'goods' || category === 'mixed') return 'date';
  return onDebits ? 'date' : 'receipt';
}

/**
 * The VAT one invoice makes due within a period, month by month. An avoir counts at its own date: it
 * takes off what was due by the invoice, or what was due by payments it leaves without a cause.
 * Nothing where the currency has no rate in euros.
 */
export function vatDueBy(
  invoice: TaxedInvoice,
  { from, to }: { from: IsoDate; to: IsoDate },
): DueVat[] {
  const euros = invoice.currency === 'EUR' ? 1 : invoice.euroRate;
  if (euros === null) return [];
  const due =
    dueBy(invoice) === 'date' ? byInvoice(invoice, from, to) : byPayment(invoice, from, to);
  return due
    .filter(({ rate, base, vat }) => rate > 0 && (base !== 0 || vat !== 0))
    .map((row) => ({ ...row, base: inEuros(row.base, euros), vat: inEuros(row.vat, euros) }));
}

/** Sums by month and rate, the first month and the highest rate first. */
export function monthlyVat(due: readonly DueVat[]): MonthlyVat[] {
  const keys = new Map(due.map(({ month, rate }) => [`${month} ${rate}`, { month, rate }]));
  return [...keys.values()]
    .toSorted((one, other) => one.month.localeCompare(other.month) || other.rate - one.rate)
    .map(({ month, rate }) => {
      const same = due.filter((row) => row.month === month && row.rate === rate);
      return {
        month,
        rate,
        base: sum(same.map(({ base }) => base)),
        vat: sum(same.map(({ vat }) => vat)),
      };
    });
}

/** The line of the CA3 return for a rate, or null where the form parts it otherwise. */
export function returnLine(rate: number): string | null {
  return { 20: '08', 10: '9B', 5.5: '09' }[rate] ?? null;
}

function byInvoice(invoice: TaxedInvoice, from: IsoDate, to: IsoDate): DueVat[] {
  const { id, number, date, groups, reductions } = invoice;
  const own = { id, number, date, groups };
  const taken = reductions.map((one) => ({ ...one, groups: groupsLess([], [one.groups]) }));
  return [own, ...taken]
    .filter((one) => one.date >= from && one.date <= to)
    .flatMap((one) => one.groups.map((share) => dueVat(share, monthOf(one.date), one, 'date')));
}

function byPayment(invoice: TaxedInvoice, from: IsoDate, to: IsoDate): DueVat[] {
  const days = [
    ...invoice.payments.map(({ day }) => day),
    ...invoice.reductions.map(({ date }) => date),
  ];
  const months = [
    ...new Set(days.filter((day) => day >= from && day <= to).map(monthOf)),
  ].toSorted();
  return months.flatMap((month) => {
    const first = month === monthOf(from) ? from : `${month}-01`;
    const last = month === monthOf(to) ? to : `${month}-31`;
    const change = groupsLess(coveredOn(invoice, last), [coveredOn(invoice, addDays(first, -1))]);
    return change.map((share) => dueVat(share, month, invoice, 'receipt'));
  });
}

/** What was paid of the invoice when a day ended. */
function coveredOn({ groups, reductions, payments }: TaxedInvoice, day: IsoDate): RateShare[] {
  const debt = groupsLess(
    groups,
    reductions.filter(({ date }) => date <= day).map((reduction) => reduction.groups),
  );
  return coverage(
    debt,
    payments.filter((payment) => payment.day <= day).map(({ split }) => split),
  );
}

function dueVat(
  { rate, gross, vat }: RateShare,
  month: string,
  { id, number }: { id: string; number: string },
  by: DueBy,
): DueVat {
  return { month, documentId: id, number, dueBy: by, rate, base: sum([gross, -vat]), vat };
}

function monthOf(day: IsoDate): string {
  return day.slice(0, 7);
}

function inEuros(amount: number, rate: number): number {
  return roundToCents(exact(amount).times(exact(rate))).toNumber() + 0;
}
