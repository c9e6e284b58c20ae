import { grossSum, least, less, nearest, sharedOut, type Share, total } from './arithmetic.ts';
import { issuedTowards, type Life } from './life.ts';
import { leftByRate, type Paper, shares } from './paper.ts';
import { avoirsOn } from './predictions.ts';

interface Reduction {
  date: string;
  shares: Share[];
}

/** VAT due by month and rate, whole cents: « 2026-03 20 » gives base and tax. */
export function vatByMonth(life: Life, year: string): Map<string, { base: bigint; vat: bigint }> {
  const sums = new Map<string, { base: bigint; vat: bigint }>();
  for (const paper of life.papers.values()) {
    if (paper.issued === null || paper.sort === 'avoir') continue;
    for (const { month, rate, base, vat } of dueOf(life, paper)) {
      if (rate === 0 || !month.startsWith(year)) continue;
      const key = `${month} ${String(rate)}`;
      const sum = sums.get(key) ?? { base: 0n, vat: 0n };
      sums.set(key, { base: sum.base + base, vat: sum.vat + vat });
    }
  }
  return sums;
}

function dueOf(life: Life, paper: Paper): (Share & { month: string })[] {
  const reductions = reductionsOf(life, paper);
  return isDueByDate(paper) ? byDate(paper, reductions) : byReceipt(paper, reductions);
}

/** Goods, and services of who chose « les débits », by the invoice; the rest when money comes. */
function isDueByDate({ sort, category, onDebits }: Paper): boolean {
  if (sort === 'acompte') return false;
  return category === 'goods' || category === 'mixed' || onDebits;
}

/** Avoirs take off what they say; a rectificative takes all that is left. */
function reductionsOf(life: Life, paper: Paper): Reduction[] {
  const avoirs = avoirsOn(life, paper);
  const left = leftByRate(paper, avoirs);
  return [
    ...avoirs.map((avoir) => ({ date: avoir.date, shares: shares(avoir) })),
    ...issuedTowards(life, paper, 'replaces').map(({ date }) => ({ date, shares: left })),
  ];
}

function byDate(paper: Paper, reductions: Reduction[]) {
  const own = shares(paper).map((share) => ({ ...share, month: paper.date.slice(0, 7) }));
  const taken = reductions.flatMap(({ date, shares: of }) =>
    of.map(({ rate, base, vat }) => ({ rate, base: -base, vat: -vat, month: date.slice(0, 7) })),
  );
  return [...own, ...taken];
}

function byReceipt(paper: Paper, reductions: Reduction[]) {
  const months = [...paper.payments.map(({ day }) => day), ...reductions.map(({ date }) => date)]
    .map((day) => day.slice(0, 7))
    .toSorted();
  let before: Share[] = [];
  return [...new Set(months)].flatMap((month) => {
    const now = coveredBy(paper, reductions, `${month}-31`);
    const change = less(now, before);
    before = now;
    return change.map((share) => ({ ...share, month }));
  });
}

/** What had been paid when a day ended, rate by rate; never more than was then asked for. */
function coveredBy(paper: Paper, reductions: Reduction[], day: string): Share[] {
  const asked = reductions
    .filter(({ date }) => date <= day)
    .reduce((left, { shares: taken }) => less(left, taken), shares(paper));
  const money = paper.payments.filter((payment) => payment.day <= day);
  const received = asked.map(({ rate }) =>
    total(
      money.flatMap((each) =>
        each.shares.filter((one) => one.rate === rate).map(({ gross }) => gross),
      ),
    ),
  );
  const wholes = asked.map(({ base, vat }) => base + vat);
  const within = wholes.map((whole, place) => clamped(received[place]!, whole));
  const spare = least(total(received), grossSum(asked)) - total(within);
  const filling = sharedOut(
    spare > 0n ? spare : 0n,
    wholes.map((whole, place) => whole - within[place]!),
  );
  return asked.map(({ rate, vat }, place) => {
    const covered = within[place]! + filling[place]!;
    const tax = wholes[place] === 0n ? 0n : nearest(covered * vat, wholes[place]!);
    return { rate, base: covered - tax, vat: tax };
  });
}

function clamped(value: bigint, whole: bigint): bigint {
  return value < 0n ? 0n : least(value, whole);
}
