import type { Due, Proposal, TypedPayment, WaitingCredit } from './due.ts';
import { type NameIndex, nameIndex } from './nameIndex.ts';
import { type NumberIndex, numberIndex } from './numberIndex.ts';
import { compareText, oldestFirst, openDues, type OpenDues } from './openDues.ts';
import { runsOf } from './words.ts';

/** What credits are matched with: what is due, by number, by name, and the payments typed by hand. */
export interface Books {
  open: OpenDues;
  numbers: NumberIndex<Due>;
  names: NameIndex;
  typed: Map<string, TypedPayment[]>;
  typedNames: NameIndex;
}

/** A credit as it is read once, for all the passes. */
export interface Read {
  credit: WaitingCredit;
  cited: Due[];
  alluded: Due[];
  /** Clients named in the bank's words. */
  names: Map<string, 'whole' | 'part'>;
  runs: string[];
}

/** One kind of grounds: what it proposes for a credit, which it then takes of the books. */
export type Pass = (read: Read, books: Books) => Proposal | null;

export function openBooks(dues: readonly Due[], typed: readonly TypedPayment[]): Books {
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

export function readCredit(credit: WaitingCredit, { numbers, names }: Books): Read {
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

/** Those whose whole name stands in the words first. */
export function namedClients({ names }: Read): string[] {
  const rank = (clientId: string) => (names.get(clientId) === 'whole' ? 0 : 1);
  return [...names.keys()].toSorted((a, b) => rank(a) - rank(b) || compareText(a, b));
}
