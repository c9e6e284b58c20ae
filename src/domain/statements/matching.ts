import { compareDays, daysBetween } from '#domain/calendar.ts';
import type { Certainty, Due, Grounds, Proposal, TypedPayment, WaitingCredit } from './due.ts';
import { type NameIndex, nameIndex } from './nameIndex.ts';
import { type NumberIndex, numberIndex } from './numberIndex.ts';
import { compareText, oldestFirst, openDues, type OpenDues, type Reach } from './openDues.ts';
import { runsOf } from './words.ts';

/** A payment typed by hand may be dated so many days from the bank's. */
export const TYPED_WITHIN = 10;

interface Books {
  open: OpenDues;
  numbers: NumberIndex<Due>;
  names: NameIndex;
  typed: Map<string, TypedPayment[]>;
  typedNames: NameIndex;
}

/** A credit as it is read once, for all the passes. */
interface Read {
  credit: WaitingCredit;
  cited: Due[];
  alluded: Due[];
  /** Clients named in the bank's words. */
  names: Map<string, 'whole' | 'part'>;
  runs: string[];
}

type Pass = (read: Read, books: Books) => Proposal | null;

/** The firmest grounds first: a number in the words takes its invoice before an amount alone does. */
const PASSES: readonly Pass[] = [
  typedByHand,
  citedExactly,
  namedExactly,
  citedOtherwise,
  amountAlone,
  namedInPart,
];

/**
 * Proposes an invoice, or several, for each credit that has one. The order of the credits and of what is
 * due does not count. All proposals together never go above what is due, nor one above its credit. It
 * gives way after each so many credits: its caller serves others meanwhile.
 */
export function* matchInTurns(
  credits: readonly WaitingCredit[],
  dues: readonly Due[],
  typed: readonly TypedPayment[] = [],
  turn = 250,
): Generator<Proposal[]> {
  const books = open(dues, typed);
  const reads: Read[] = [];
  for (const [at, credit] of credits.toSorted(inOrder).entries()) {
    reads.push(readCredit(credit, books));
    if (at % turn === turn - 1) yield [];
  }
  let waiting = reads;
  for (const pass of PASSES) {
    const left: Read[] = [];
    let proposals: Proposal[] = [];
    for (const [at, read] of waiting.entries()) {
      const proposal = pass(read, books);
      if (proposal) proposals.push(proposal);
      else left.push(read);
      if (at % turn === turn - 1) {
        yield proposals;
        proposals = [];
      }
    }
    yield proposals;
    waiting = left;
  }
}

function open(dues: readonly Due[], typed: readonly TypedPayment[]): Books {
  const byAmount = new Map<string, TypedPayment[]>();
  for (const payment of typed.toSorted((a, b) => compareText(a.paymentId, b.paymentId))) {
    const key = `${payment.currency} ${payment.cents}`;
    byAmount.set(key, [...(byAmount.get(key) ?? []), payment]);
  }
  const sorted = dues.toSorted(oldestFirst);
  return {
    open: openDues(sorted),
    numbers: numberIndex(sorted),
    names: nameIndex(sorted.map((due) => ({ ...due, id: due.clientId }))),
    typed: byAmount,
    typedNames: nameIndex(typed.map((each) => ({ ...each, id: each.paymentId }))),
  };
}

function readCredit(credit: WaitingCredit, { numbers, names }: Books): Read {
  // The name last: where a bank cuts its line, the label's end is where it was cut.
  const runs = [...runsOf(credit.payer), ...runsOf(credit.label)];
  const inCurrency = (due: Due) => due.currency === credit.currency;
  return {
    credit,
    runs,
    cited: numbers.cited(runs).filter(inCurrency).toSorted(oldestFirst),
    alluded: numbers.alluded(runs).filter(inCurrency).toSorted(oldestFirst),
    names: names.find(runs),
  };
}

/** The money of a payment typed by hand: same amount, a day near it, the number or the name. */
function typedByHand({ credit, runs }: Read, { typed, typedNames }: Books): Proposal | null {
  const alike = typed.get(`${credit.currency} ${credit.cents}`) ?? [];
  const near = alike.filter(({ day }) => Math.abs(daysBetween(day, credit.day)) <= TYPED_WITHIN);
  if (near.length === 0) return null;
  const cited = numberIndex(near).cited(runs);
  const named = typedNames.find(runs);
  const found = cited[0] ?? near.find(({ paymentId }) => named.has(paymentId));
  if (!found) return null;
  typed.set(
    `${credit.currency} ${credit.cents}`,
    alike.filter((payment) => payment !== found),
  );
  const grounds = { ...NO_GROUNDS, amount: 'exact' as const, typed: found };
  return {
    creditId: credit.id,
    parts: [],
    certainty: certaintyOf(credit, 'likely'),
    grounds: {
      ...grounds,
      cited: cited.includes(found) ? [found.number] : [],
      name: named.get(found.paymentId) ?? null,
      hasTwin: credit.hasTwin,
    },
  };
}

/** Numbers in the words, and the amount of one of them or of them all. */
function citedExactly(read: Read, { open }: Books): Proposal | null {
  const cited = stillOpen(read.cited, open);
  for (const reach of ['asked', 'whole'] as const) {
    const paid = cited.filter((due) => open.left(due, reach) > 0);
    if (paid.length > 0 && sumOf(paid, open, reach) === read.credit.cents) {
      const amount = paid.length > 1 ? 'sum' : 'exact';
      return proposal(read, paid, open, { amount, cited: paid }, 'sure');
    }
  }
  const one = cited.filter((due) => open.fits(due, read.credit.cents));
  if (one.length > 0) {
    const [due] = one;
    return proposal(
      read,
      [due!],
      open,
      { amount: 'exact', cited: [due!], rivals: one.length - 1 },
      'sure',
    );
  }
  const alluded = stillOpen(read.alluded, open).filter((due) => open.fits(due, read.credit.cents));
  if (alluded.length === 0) return null;
  const due = alluded.find(({ clientId }) => read.names.has(clientId)) ?? alluded[0]!;
  const certainty = alluded.length === 1 || read.names.has(due.clientId) ? 'sure' : 'likely';
  const rivals = read.names.has(due.clientId) ? 0 : alluded.length - 1;
  return proposal(read, [due], open, { amount: 'exact', cited: [due], rivals }, certainty);
}

/** The client's name, and the amount of one invoice or of several. */
function namedExactly(read: Read, { open }: Books): Proposal | null {
  const { cents, currency } = read.credit;
  const clients = namedClients(read);
  const alone = open.of(cents, currency).filter(({ clientId }) => read.names.has(clientId));
  if (alone.length > 0) {
    const wholly = alone.filter(({ clientId }) => read.names.get(clientId) === 'whole');
    const fit = wholly.length > 0 ? wholly : alone;
    const certainty = fit.length === 1 && wholly.length > 0 ? 'sure' : 'likely';
    return proposal(read, [fit[0]!], open, { amount: 'exact', rivals: fit.length - 1 }, certainty);
  }
  for (const clientId of clients) {
    const sum = open.sumOf(clientId, currency, cents);
    if (sum) {
      const certainty = sum.rivals === 0 ? 'likely' : 'possible';
      return proposal(read, sum.dues, open, { amount: 'sum', rivals: sum.rivals }, certainty);
    }
  }
  return null;
}

/** Numbers in the words with another amount: a part, or more than they ask for. */
function citedOtherwise(read: Read, { open }: Books): Proposal | null {
  const named = stillOpen(read.alluded, open).filter(({ clientId }) => read.names.has(clientId));
  const cited = stillOpen(read.cited, open);
  const found = cited.length > 0 ? cited : named;
  if (found.length === 0) return null;
  const amount = sumOf(found, open, 'whole') > read.credit.cents ? 'part' : 'over';
  return proposal(
    read,
    found,
    open,
    { amount, cited: found },
    cited.length > 0 ? 'likely' : 'possible',
  );
}

/** Nothing but the amount. */
function amountAlone(read: Read, { open }: Books): Proposal | null {
  const alike = open
    .of(read.credit.cents, read.credit.currency)
    .filter(({ date }) => compareDays(date, read.credit.day) <= 0);
  if (alike.length === 0) return null;
  return proposal(
    read,
    [alike[0]!],
    open,
    { amount: 'exact', rivals: alike.length - 1 },
    'possible',
  );
}

/** The client's whole name with an amount that is none of theirs: a part of the oldest, or too much. */
function namedInPart(read: Read, { open }: Books): Proposal | null {
  for (const clientId of namedClients(read)) {
    if (read.names.get(clientId) !== 'whole') continue;
    const dues = open.ofClient(clientId, read.credit.currency);
    if (dues.length === 0) continue;
    const amount = sumOf(dues, open, 'whole') > read.credit.cents ? 'part' : 'over';
    return proposal(read, dues, open, { amount, rivals: dues.length - 1 }, 'possible');
  }
  return null;
}

const NO_GROUNDS: Grounds = {
  amount: 'exact',
  cited: [],
  name: null,
  rivals: 0,
  hasTwin: false,
  beyond: 0,
  stillDue: 0,
  retained: 0,
  typed: null,
};

/** Gives the credit to these invoices, and takes it of what is due. */
function proposal(
  { credit, names }: Read,
  dues: readonly Due[],
  open: OpenDues,
  {
    amount,
    cited = [],
    rivals = 0,
  }: { amount: Grounds['amount']; cited?: readonly Due[]; rivals?: number },
  certainty: Certainty,
): Proposal {
  const shares = shareAmong(dues, credit.cents, open);
  const paid = dues.filter((due) => shares.has(due));
  const parts = paid.map((due) => {
    const { documentId, number, company, clientName } = due;
    return { documentId, number, clientName: company || clientName, cents: shares.get(due)! };
  });
  for (const due of paid) open.take(due, shares.get(due)!);
  const stillDue = sumOf(paid, open, 'asked');
  return {
    creditId: credit.id,
    parts,
    certainty: certaintyOf(credit, certainty),
    grounds: {
      ...NO_GROUNDS,
      amount,
      rivals,
      stillDue,
      retained: sumOf(paid, open, 'whole') - stillDue,
      beyond: parts.reduce((rest, { cents }) => rest - cents, credit.cents),
      cited: cited.map(({ number }) => number),
      name: names.get(dues[0]?.clientId ?? '') ?? null,
      hasTwin: credit.hasTwin,
    },
  };
}

/** In their order, until nothing is left: what is asked for now of each, then what they kept back. */
function shareAmong(dues: readonly Due[], cents: number, open: OpenDues): Map<Due, number> {
  const shares = new Map<Due, number>();
  let rest = cents;
  for (const reach of ['asked', 'whole'] as const) {
    for (const due of dues) {
      const share = shares.get(due) ?? 0;
      const more = Math.min(rest, open.left(due, reach) - share);
      if (more > 0) shares.set(due, share + more);
      rest -= more;
    }
  }
  return shares;
}

/** What may be the same money as a line booked before is never proposed firmly. */
function certaintyOf({ hasTwin }: WaitingCredit, certainty: Certainty): Certainty {
  return hasTwin ? 'possible' : certainty;
}

/** Those whose whole name stands in the words first. */
function namedClients({ names }: Read): string[] {
  const rank = (clientId: string) => (names.get(clientId) === 'whole' ? 0 : 1);
  return [...names.keys()].toSorted((a, b) => rank(a) - rank(b) || compareText(a, b));
}

function stillOpen(dues: readonly Due[], open: OpenDues): Due[] {
  return dues.filter((due) => open.left(due, 'whole') > 0);
}

function sumOf(dues: readonly Due[], open: OpenDues, reach: Reach): number {
  return dues.reduce((sum, due) => sum + open.left(due, reach), 0);
}

function inOrder(a: WaitingCredit, b: WaitingCredit): number {
  return (
    compareDays(a.day, b.day) ||
    a.cents - b.cents ||
    compareText(a.label, b.label) ||
    compareText(a.payer, b.payer) ||
    compareText(a.id, b.id)
  );
}
