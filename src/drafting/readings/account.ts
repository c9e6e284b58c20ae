import { isSetAside, type Action } from './actions.ts';
import type { Candidate } from './candidates.ts';
import type { Element, Prepared, Read } from './prepare.ts';
import { isDepositToPay } from './settled.ts';
import { stepsOf } from './path.ts';

/** Constructions that make a figure unlikely to count or price anything. */
const NO_COUNT = new Set([
  'labelled',
  'reference',
  'numbered',
  'ordinal',
  'address',
  'postcode',
  'year',
  'sizeOf',
  'sizeAfter',
  'sizeOfThing',
  'labelledRange',
  'age',
  'since',
  'clock',
  'clockAfter',
  'accessCode',
  'ageSaid',
  'version',
  'dayAlone',
  'sinceLong',
  'warranty',
  'validity',
  'paymentTerm',
  'dueDays',
]);
const EXPLAINED = new Set<Action>([
  'restatesLine',
  'restatesTotal',
  'vatAmount',
  'depositPaid',
  'depositAsked',
  'option',
  'offered',
  'cancelled',
  'note',
  'vatRate',
]);

/** How a reading's figures stand against those of the text: what nothing explains, what is odd. */
export interface Account {
  /** Sums of money no line, total or role takes up. */
  moneyUnused: number;
  /** … nor the best search explains by a role. */
  moneyUnexplained: number;
  /** Prices written without a currency where others have one. */
  bareprices: number;
  /** Counts in a unit that is billed, taken up by no line. */
  countsUnused: number;
  /** Bare figures that could be a price or a count, taken up by nothing. */
  bareUnused: number;
  /** Quantities and prices that stand where labels, references and dates do. */
  oddCounts: number;
  oddPrices: number;
  /** Lines whose figures are nowhere in the text. */
  fromNowhere: number;
  restatedRight: number;
  restatedWrong: number;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.011;

/** Closes a candidate's account by values, so that every voice is judged alike. */
export function accountOf(
  prepared: Prepared,
  candidate: Candidate,
  roles: ReadonlyMap<Element, Action>,
): Account {
  const figures = prepared.elements.filter((element) => element.kind === 'figure');
  const sums = candidate.lines.map((line) => Math.abs(line.quantity * line.unitPrice));
  const prices = candidate.lines.map((line) => Math.abs(line.unitPrice));
  const counts = candidate.lines.map((line) => line.quantity);
  const rates = [0, ...prepared.rates];
  const asPrice = (value: number): boolean =>
    rates.some(
      (rate) =>
        prices.some((price) => near(price * (1 + rate / 100), value)) ||
        sums.some((sum) => near(sum * (1 + rate / 100), value)),
    );
  const asCount = (value: number): boolean =>
    counts.some(
      (count) =>
        near(count, value) ||
        (value > 1 && near(count / value, Math.round(count / value)) && count >= value),
    );
  // « 6 séances 1 800 €, soit 300 € la séance ».
  const isOneOfWhole = ({ value }: Read): boolean =>
    figures.some(
      ({ reads: [other] }) =>
        other !== undefined &&
        other.currency === null &&
        other.value > 1 &&
        sums.some((sum) => near(sum, value * other.value)),
    );
  const account: Account = {
    moneyUnused: 0,
    moneyUnexplained: 0,
    bareprices: 0,
    countsUnused: 0,
    bareUnused: 0,
    oddCounts: 0,
    oddPrices: 0,
    fromNowhere: 0,
    restatedRight: 0,
    restatedWrong: 0,
  };
  const hasCurrency = figures.some(({ reads }) => reads[0]?.currency !== null);
  for (const element of figures) {
    const read = element.reads[0];
    if (read === undefined || read.value === 0 || isDepositToPay(read)) continue;
    const values = element.reads.map((each) => each.value);
    const odd = read.constructions.some((name) => NO_COUNT.has(name));
    if (read.currency !== null && !values.some(asPrice) && !near(read.value, candidate.total)) {
      account.moneyUnused += 1;
      const role = roles.get(element);
      if (role === undefined || !EXPLAINED.has(role)) account.moneyUnexplained += 1;
    }
    if (
      read.currency === null &&
      hasCurrency &&
      read.value > 3 &&
      prices.some((price) => near(price, read.value))
    )
      account.bareprices += 1;
    const billable =
      read.unit !== null &&
      !read.unit.startsWith('n:') &&
      read.unit !== 'minute' &&
      read.unit !== 'litre';
    if (billable && read.value !== 1 && !odd && !values.some(asCount)) account.countsUnused += 1;
    const bare = read.currency === null && !read.percent && read.unit === null && read.value >= 5;
    if (bare && !odd && !values.some(asCount) && !values.some(asPrice)) account.bareUnused += 1;
    if (odd && read.value > 1 && counts.some((count) => near(count, read.value)))
      account.oddCounts += 1;
    if (odd && read.currency === null && prices.some((price) => near(price, read.value)))
      account.oddPrices += 1;
    if (read.constructions.includes('restated')) {
      const twice = near(candidate.total, 2 * read.value);
      if (twice && prices.some((price) => near(price, read.value))) account.restatedWrong += 1;
      else if (near(read.value, candidate.total) || sums.some((sum) => near(sum, read.value)))
        account.restatedRight += 1;
      else if (isOneOfWhole(read)) account.restatedRight += 1;
      else if (read.value > 20) account.restatedWrong += 1;
    }
  }
  const said = figures.flatMap(({ reads }) => reads.map((read) => read.value));
  account.fromNowhere = prices.filter(
    (price, at) =>
      price > 0 &&
      candidate.lines[at]?.kind === 'sale' &&
      !said.some((value) =>
        rates.some(
          (rate) =>
            near(price * (1 + rate / 100), value) ||
            near((sums[at] ?? 0) * (1 + rate / 100), value),
        ),
      ),
  ).length;
  return account;
}

/** The roles the best reading of the search gives the figures it does not bill. */
export function rolesOf(candidates: readonly Candidate[]): Map<Element, Action> {
  const found = candidates.find((each) => each.found !== null)?.found;
  if (found === undefined || found === null) return new Map();
  return new Map(
    stepsOf(found.state)
      .filter((step) => isSetAside(step.action))
      .map((step) => [step.element, step.action]),
  );
}
