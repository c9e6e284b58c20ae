import { compareDays } from '#domain/calendar.ts';
import type { Due, Proposal, TypedPayment, WaitingCredit } from './due.ts';
import { type Pass, type Read, openBooks, readCredit } from './matchBooks.ts';
import { compareText } from './openDues.ts';
import {
  amountAlone,
  citedExactly,
  citedOtherwise,
  namedExactly,
  namedInPart,
  typedByHand,
} from './passes.ts';

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
  const books = openBooks(dues, typed);
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

function inOrder(a: WaitingCredit, b: WaitingCredit): number {
  return (
    compareDays(a.day, b.day) ||
    a.cents - b.cents ||
    compareText(a.label, b.label) ||
    compareText(a.payer, b.payer) ||
    compareText(a.id, b.id)
  );
}
