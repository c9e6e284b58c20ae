import { compareDays, daysBetween } from '#domain/calendar.ts';
import type { Proposal } from './due.ts';
import { type Books, type Read, namedClients } from './matchBooks.ts';
import { numberIndex } from './numberIndex.ts';
import { NO_GROUNDS, certaintyOf, proposal, stillOpen, sumOf } from './proposal.ts';

/** A payment typed by hand may be dated so many days from the bank's. */
export const TYPED_WITHIN = 10;

/** The money of a payment typed by hand: same amount, a day near it, the number or the name. */
export function typedByHand({ credit, runs }: Read, { typed, typedNames }: Books): Proposal | null {
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
export function citedExactly(read: Read, { open }: Books): Proposal | null {
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
export function namedExactly(read: Read, { open }: Books): Proposal | null {
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
export function citedOtherwise(read: Read, { open }: Books): Proposal | null {
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
export function amountAlone(read: Read, { open }: Books): Proposal | null {
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
export function namedInPart(read: Read, { open }: Books): Proposal | null {
  for (const clientId of namedClients(read)) {
    if (read.names.get(clientId) !== 'whole') continue;
    const dues = open.ofClient(clientId, read.credit.currency);
    if (dues.length === 0) continue;
    const amount = sumOf(dues, open, 'whole') > read.credit.cents ? 'part' : 'over';
    return proposal(read, dues, open, { amount, rivals: dues.length - 1 }, 'possible');
  }
  return null;
}
