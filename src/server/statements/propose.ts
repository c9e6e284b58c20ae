import { setImmediate as othersFirst } from 'node:timers/promises';
import { CERTAINTIES, type Proposal } from '#domain/statements/due.ts';
import { matchInTurns } from '#domain/statements/matching.ts';
import { reasonOf } from '#domain/statements/reasons.ts';
import type { Account } from '#server/books/books.ts';
import { currencyOf } from '#server/profile/store.ts';
import type { ProposalAnswer, ProposalsAnswer } from './answers.ts';
import { dues, typedPayments, waitingCredits } from './toMatch.ts';
import { lastImport, withBookings } from './handled.ts';

/** The lines that wait, each with what it seems to pay: the surest first, then by day. */
export async function proposals(account: Account, limit: number): Promise<ProposalsAnswer> {
  const { credits, due, typed, last } = await account.run(async (books) => {
    const credits = await waitingCredits(books);
    return {
      credits,
      due: credits.length > 0 ? await dues(books) : [],
      typed: await typedPayments(books, credits),
      last: await lastImport(books, await currencyOf(books)),
    };
  });
  const found = new Map<string, Proposal>();
  for (const some of matchInTurns(credits, due, typed)) {
    for (const proposal of some) found.set(proposal.creditId, proposal);
    await othersFirst();
  }
  const rank = (id: string) => {
    const proposal = found.get(id);
    return proposal ? CERTAINTIES.indexOf(proposal.certainty) : CERTAINTIES.length;
  };
  // Sorting keeps the order of equals: by day.
  const shown = credits.toSorted((a, b) => rank(a.id) - rank(b.id)).slice(0, limit);
  const items = await account.run((books) =>
    withBookings(
      books,
      shown.map(({ id }) => id),
    ),
  );
  return {
    items: items.map((credit) => ({
      ...credit,
      proposal: presented(found.get(credit.id), credit.currency),
    })),
    waiting: credits.length,
    sure: credits.filter(({ id }) => rank(id) === 0).length,
    last,
  };
}

function presented(proposal: Proposal | undefined, currency: string): ProposalAnswer | null {
  if (!proposal) return null;
  const { parts, grounds, certainty } = proposal;
  const { typed } = grounds;
  return {
    certainty,
    reason: reasonOf({ parts, grounds, currency }),
    beyond: grounds.beyond / 100,
    parts: parts.map(({ cents, ...part }) => ({ ...part, amount: cents / 100 })),
    payment: typed && {
      id: typed.paymentId,
      documentId: typed.documentId,
      number: typed.number,
      clientName: typed.company || typed.clientName,
    },
  };
}
