import { compareDays } from '#domain/calendar.ts';
import type { Due } from './due.ts';

/** Sums are looked for among so many of a client's oldest invoices: 2 to this power. */
const MOST_ADDED = 10;

/** What is asked for now, or with the retention that a client did not keep back after all. */
export type Reach = 'asked' | 'whole';

interface Sum {
  dues: Due[];
  /** Other invoices of the client that give the same sum. */
  rivals: number;
}

/** What is due, less what proposals have taken of it: nothing is proposed twice. */
export interface OpenDues {
  left(due: Due, reach: Reach): number;
  /** True where this is what is asked for now, or all that is left. */
  fits(due: Due, cents: number): boolean;
  /** Those of exactly this amount, the oldest first; what is asked for now before what is left in all. */
  of(cents: number, currency: string): Due[];
  /** Those on which something is asked for now, the oldest first. */
  ofClient(clientId: string, currency: string): Due[];
  /** Two invoices or more of a client that make up this amount. */
  sumOf(clientId: string, currency: string, cents: number): Sum | null;
  /** What is asked for now goes first, then what was kept back. */
  take(due: Due, cents: number): void;
}

export function openDues(dues: readonly Due[]): OpenDues {
  const left = new Map(dues.map((due) => [due, due.cents]));
  const byAmount: Record<Reach, Map<string, Due[]>> = { asked: new Map(), whole: new Map() };
  const byClient = new Map<string, Due[]>();
  const sums = new Map<string, Map<number, Sum>>();
  for (const due of dues.toSorted(oldestFirst)) {
    add(byAmount.asked, `${due.currency} ${due.cents - due.retained}`, due);
    if (due.retained > 0) add(byAmount.whole, `${due.currency} ${due.cents}`, due);
    add(byClient, `${due.currency} ${due.clientId}`, due);
  }
  const leftOf = (due: Due, reach: Reach) => {
    const whole = left.get(due) ?? 0;
    return reach === 'whole' ? whole : Math.max(0, whole - due.retained);
  };
  const ofAmount = (reach: Reach, key: string, cents: number) =>
    (byAmount[reach].get(key) ?? []).filter((due) => leftOf(due, reach) === cents);
  const ofClient = (clientId: string, currency: string) =>
    (byClient.get(`${currency} ${clientId}`) ?? []).filter((due) => leftOf(due, 'asked') > 0);
  return {
    left: leftOf,
    fits: (due, cents) => leftOf(due, 'asked') === cents || leftOf(due, 'whole') === cents,
    of(cents, currency) {
      const key = `${currency} ${cents}`;
      return [...ofAmount('asked', key, cents), ...ofAmount('whole', key, cents)];
    },
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
      left.set(due, leftOf(due, 'whole') - cents);
      sums.delete(`${due.currency} ${due.clientId}`);
    },
  };
}

/** Every sum that is asked for; where retentions are kept back, what their clients paid whole too. */
function sumsOf(dues: readonly Due[], leftOf: OpenDues['left']): Map<number, Sum> {
  const asked = sumsBy(dues, (due) => leftOf(due, 'asked'));
  if (dues.every(({ retained }) => retained === 0)) return asked;
  const whole = sumsBy(dues, (due) => leftOf(due, 'whole'));
  return new Map([...whole, ...asked]);
}

/** Every sum of two or more of the oldest invoices, with the fewest and oldest that give it; all of them too. */
function sumsBy(dues: readonly Due[], leftOf: (due: Due) => number): Map<number, Sum> {
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
