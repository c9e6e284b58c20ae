import type { Certainty, Due, Grounds, Proposal, WaitingCredit } from './due.ts';
import type { Read } from './matchBooks.ts';
import type { OpenDues, Reach } from './openDues.ts';

export const NO_GROUNDS: Grounds = {
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
export function proposal(
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
export function certaintyOf({ hasTwin }: WaitingCredit, certainty: Certainty): Certainty {
  return hasTwin ? 'possible' : certainty;
}

export function stillOpen(dues: readonly Due[], open: OpenDues): Due[] {
  return dues.filter((due) => open.left(due, 'whole') > 0);
}

export function sumOf(dues: readonly Due[], open: OpenDues, reach: Reach): number {
  return dues.reduce((sum, due) => sum + open.left(due, reach), 0);
}
