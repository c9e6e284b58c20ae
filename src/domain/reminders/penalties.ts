import { addDays, daysBetween, type IsoDate } from '#domain/calendar.ts';
import { type Decimal, exact, roundToCents, sum } from '#domain/money/decimal.ts';
import { halfYearOf, lastDayOfHalfYear, type LateRates } from './lateRates.ts';
import { type PenaltyRule, rateIn } from './penaltyRule.ts';

/** What an invoice owes and what was paid on it, TTC, in its currency. */
export interface LateDebt {
  dueDate: IsoDate;
  /** The invoice less its avoirs: what they took back was never owed. */
  owed: number;
  /** Those that stand; money given back counts below 0. */
  payments: readonly { day: IsoDate; amount: number }[];
}

/** A run of days with one sum owed and one rate. */
export interface PenaltyRow {
  /** The first and the last day it counts. */
  from: IsoDate;
  to: IsoDate;
  days: number;
  owed: number;
  /** Percent a year; null when the rate of its half-year is not known. */
  rate: number | null;
  /** To the cent; the rows add up to the whole. Null without a rate. */
  amount: number | null;
}

export interface LatePenalties {
  rows: PenaltyRow[];
  /** In the invoice’s currency; null when a rate is not known. */
  penalties: number | null;
  /** Euros. */
  fee: number;
  /** The first day of a half-year whose rate is not known. */
  unknown: IsoDate | null;
}

interface Asked {
  rule: PenaltyRule;
  debt: LateDebt;
  /** The day of the formal notice, from which a consumer owes interest. */
  noticeDay: IsoDate | null;
  asOf: IsoDate;
  rates: readonly LateRates[];
}

/**
 * What late payment has cost by the end of a day: what is owed × rate × days / 365, counted anew when a
 * payment or a half-year changes one of them (C. com. art. L441-10, II). The first day is the one after
 * the due date; a payment still owes the day it comes on. Before that nothing is due.
 */
export function latePenalties({ rule, debt, noticeDay, asOf, rates }: Asked): LatePenalties {
  const start = rule.runsFrom === 'due_date' ? debt.dueDate : noticeDay;
  const isLate = asOf > debt.dueDate && owedOn(debt, addDays(debt.dueDate, 1)).gt(0);
  const fee = isLate ? rule.fee : 0;
  if (start === null || asOf <= start) return { rows: [], penalties: 0, fee, unknown: null };
  const rateOn = (day: IsoDate) => {
    const half = halfYearOf(rule.keepsFirstRate ? addDays(start, 1) : day);
    return rateIn(
      rule,
      rates.find(({ from }) => from === half),
    );
  };
  const stretches = stretchesOf(debt, start, asOf).map((stretch) => ({
    ...stretch,
    rate: rateOn(stretch.from),
  }));
  const rows = charged(merged(stretches));
  const unpriced = rows.find(({ rate }) => rate === null);
  return {
    rows,
    penalties: unpriced ? null : sum(rows.map(({ amount }) => amount ?? 0)),
    fee,
    unknown: unpriced ? halfYearOf(rule.keepsFirstRate ? addDays(start, 1) : unpriced.from) : null,
  };
}

type Stretch = Omit<PenaltyRow, 'rate' | 'amount'>;
type Rated = Stretch & Pick<PenaltyRow, 'rate'>;

/** The days after `start` up to `asOf`, cut where a half-year ends or a payment changes what is owed. */
function stretchesOf(debt: LateDebt, start: IsoDate, asOf: IsoDate): Stretch[] {
  const stretches: Stretch[] = [];
  let from = addDays(start, 1);
  while (from <= asOf) {
    const paid = debt.payments.map(({ day }) => day).filter((day) => day >= from);
    const to = [asOf, lastDayOfHalfYear(from), ...paid].toSorted()[0]!;
    const owed = owedOn(debt, from);
    if (owed.gt(0)) {
      stretches.push({ from, to, days: daysBetween(from, to) + 1, owed: owed.toNumber() });
    }
    from = addDays(to, 1);
  }
  return stretches;
}

/** What is owed through a day: payments of earlier days are taken off. */
function owedOn({ owed, payments }: LateDebt, day: IsoDate): Decimal {
  return payments
    .filter((payment) => payment.day < day)
    .reduce((rest, { amount }) => rest.minus(exact(amount)), exact(owed));
}

/** Runs of days that differ in nothing are one; an unknown rate stays apart, for its half-year is named. */
function merged(stretches: readonly Rated[]): Rated[] {
  const rows: Rated[] = [];
  for (const stretch of stretches) {
    const last = rows.at(-1);
    const follows =
      last?.rate === stretch.rate &&
      stretch.rate !== null &&
      last.owed === stretch.owed &&
      addDays(last.to, 1) === stretch.from;
    if (last && follows) {
      rows[rows.length - 1] = { ...last, to: stretch.to, days: last.days + stretch.days };
    } else rows.push(stretch);
  }
  return rows;
}

/** Rounded on the running sum, so that the rows add up to what one rounding of the whole gives. */
function charged(stretches: readonly Rated[]): PenaltyRow[] {
  let before = exact(0);
  return stretches.map((stretch) => {
    if (stretch.rate === null) return { ...stretch, amount: null };
    const grown = exact(stretch.owed).times(exact(stretch.rate)).times(stretch.days);
    const after = before.plus(grown);
    const amount = cents(after).minus(cents(before)).toNumber();
    before = after;
    return { ...stretch, amount };
  });
}

/** Owed × percent × days, as money. */
function cents(product: Decimal): Decimal {
  return roundToCents(product.div(36_500));
}
