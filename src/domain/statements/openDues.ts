import { compareDays } from '#domain/calendar.ts';
import type { Due } from './due.ts';

/** Sums are looked for among so many of a client's oldest invoices: 2 to this power. */
const MOST_ADDED = 10;

interface Sum {
  dues: Due[];
  /** Other invoices of the client that give the same sum. */
  rivals: number;
}

/** What is due, less what proposals have taken of it: nothing is proposed twice. */
export interface OpenDues {
  left(due: Due): number;
  /** Those of exactly this amount, the oldest first. */
  of(cents: number, currency: string): Due[];
  ofClient(clientId: string, currency: string): Due[];
  /** Two invoices or more of a client that make up this amount. */
  sumOf(clientId: string, currency: string, cents: number): Sum | null;
  take(due: Due, cents: number): void;
}

export function openDues(dues: readonly Due[]): OpenDues {
  const left = new Map(dues.map((due) => [due, due.cents]));
  const byAmount = new Map<string, Due[]>();
  const byClient = new Map<string, Due[]>();
  const sums = new Map<string, Map<number, Sum>>();
  for (const due of dues.toSorted(oldestFirst)) {
    add(byAmount, `${due.currency} ${due.cents}`, due);
    add(byClient, `${due.currency} ${due.clientId}`, due);
  }
  const leftOf = (due: Due) => left.get(due) ?? 0;
  const ofClient = (clientId: string, currency: string) =>
    (byClient.get(`${currency} ${clientId}`) ?? []).filter((due) => leftOf(due) > 0);
  return {
    left: leftOf,
    of: (cents, currency) =>
      (byAmount.get(`${currency} ${cents}`) ?? []).filter((due) => leftOf(due) === cents),
    ofClient,
    sumOf(clientId, currency, cents) {
      const key = `${currency} ${clientId}`;
      let known = sums.get(key);
      if (!known) {
        known = sumsOf(ofClient(clientId, currency), leftOf);
        sums.set(key, known);
      }
      return known.get(cents) ?? null;
    },
    take(due, cents) {
      left.set(due, leftOf(due) - cents);
      sums.delete(`${due.currency} ${due.clientId}`);
    },
  };
}

/** Every sum of two or more of the oldest invoices, with the fewest and oldest that give it; all of them too. */
function sumsOf(dues: readonly Due[], leftOf: (due: Due) => number): Map<number, Sum> {
  const found = new Map<number, Sum>();
  const offer = (chosen: Due[], cents: number) => {
    const known = found.get(cents);
    if (!known) found.set(cents, { dues: chosen, rivals: 0 });
    else if (chosen.length < known.dues.length) {
      found.set(cents, { dues: chosen, rivals: known.rivals + 1 });
    } else known.rivals += 1;
  };
  let total = 0;
  for (const [at, due] of dues.entries()) {
    total += leftOf(due);
    if (at >= MOST_ADDED) offer(dues.slice(0, at + 1), total);
  }
  const few = dues.slice(0, MOST_ADDED);
  for (let chosen = 1; chosen < 2 ** few.length; chosen += 1) {
    const members = few.filter((_, at) => (chosen >> at) % 2 === 1);
    if (members.length < 2) continue;
    offer(
      members,
      members.reduce((sum, due) => sum + leftOf(due), 0),
    );
  }
  return found;
}

export function oldestFirst(a: Due, b: Due): number {
  return (
    compareDays(a.date, b.date) ||
    compareText(a.number, b.number) ||
    compareText(a.documentId, b.documentId)
  );
}

export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function add(map: Map<string, Due[]>, key: string, due: Due): void {
  const dues = map.get(key);
  if (dues) dues.push(due);
  else map.set(key, [due]);
}
