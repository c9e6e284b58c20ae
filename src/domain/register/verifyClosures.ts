import { canonicalJson } from './canonicalJson.ts';
import type { ChainedEntry } from './chain.ts';
import {
  closeDay,
  type ClosedPayment,
  closeLonger,
  type Closure,
  CLOSURE_KINDS,
  type ClosureFacts,
  type ClosureKind,
  dayOfRecording,
  periodOf,
} from './closure.ts';
import { closureTitle } from './closureNames.ts';
import type { ChainProblem } from './problem.ts';

type ClosureEntry = Extract<ChainedEntry, { kind: 'period_closed' }>;

/**
 * Closures that changed, vanished or appeared without an entry, that payments no longer add up to, or
 * that leave out what was recorded before them.
 */
export function closureProblems(
  entries: Iterable<ChainedEntry>,
  rows: Iterable<Closure>,
  payments: Iterable<ClosedPayment>,
): ChainProblem[] {
  const inOrder = [...rows].toSorted((one, other) => (one.period < other.period ? -1 : 1));
  const announced = entriesOf(entries);
  const problems = [
    ...inOrder.flatMap((row) => againstEntry(row, announced.get(keyOf(row)))),
    ...againstPayments(inOrder, [...payments], announced),
  ];
  const kept = new Set(inOrder.map(keyOf));
  for (const [key, { sequence }] of announced) {
    if (kept.has(key)) continue;
    const message = `La clôture de l’écriture n°\u00A0${sequence} a disparu.`;
    problems.push({ kind: 'closure_missing', sequence, message });
  }
  return problems;
}

function entriesOf(entries: Iterable<ChainedEntry>): Map<string, ClosureEntry> {
  const found = new Map<string, ClosureEntry>();
  for (const entry of entries) {
    if (entry.kind !== 'period_closed') continue;
    found.set(keyOf({ kind: entry.body.closes, period: entry.body.period }), entry);
  }
  return found;
}

function againstEntry(row: Closure, entry: ClosureEntry | undefined): ChainProblem[] {
  if (!entry) {
    const message = `${closureTitle(row)} n’est annoncée par aucune écriture du registre.`;
    return [{ kind: 'closure_unknown', sequence: null, message }];
  }
  const { closes, period, number, totals, digest } = entry.body;
  const told: Closure = { kind: closes, period, number, totals, digest, at: entry.at };
  if (canonicalJson(told) === canonicalJson(row)) return [];
  const message = `${closureTitle(row)} n’est plus celle qu’a inscrite l’écriture n°\u00A0${entry.sequence}.`;
  return [{ kind: 'closure_altered', sequence: entry.sequence, message }];
}

/** Each closure is made again, of the payments and of the closure before it. */
function againstPayments(
  rows: readonly Closure[],
  payments: readonly ClosedPayment[],
  announced: ReadonlyMap<string, ClosureEntry>,
): ChainProblem[] {
  const byDay = Map.groupBy(payments, dayOfRecording);
  return CLOSURE_KINDS.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind);
    const parts = kind === 'day' ? [] : rows.filter((row) => row.kind === PARTS[kind]);
    const periods = kind === 'day' ? [...byDay.keys()] : parts.map(({ period }) => period);
    const wrong = own.filter((row, index) => {
      const before = own[index - 1] ?? null;
      const again =
        kind === 'day'
          ? closeDay(row.period, byDay.get(row.period) ?? [], before)
          : closeLonger(kind, row.period, partsOf(row, parts), before);
      return !isSame(row, again);
    });
    return [
      ...wrong.map((row): ChainProblem => {
        const sequence = announced.get(keyOf(row))?.sequence ?? null;
        const message = `${closureTitle(row)} ne correspond plus aux encaissements enregistrés.`;
        return { kind: 'closure_wrong', sequence, message };
      }),
      ...leftOut(kind, periods, own),
    ];
  });
}

const PARTS = { month: 'day', year: 'month' } as const satisfies Record<string, ClosureKind>;

function partsOf({ kind, period }: ClosureFacts, parts: readonly Closure[]): Closure[] {
  return parts.filter((part) => periodOf(kind, part.period) === period);
}

/** Periods before the last closure that hold something and were never closed. */
function leftOut(
  kind: ClosureKind,
  shorter: readonly string[],
  own: readonly Closure[],
): ChainProblem[] {
  const last = own.at(-1)?.period ?? '';
  const closed = new Set(own.map(({ period }) => period));
  const periods = new Set(shorter.map((period) => periodOf(kind, period)));
  return [...periods]
    .filter((period) => period < last && !closed.has(period))
    .map((period) => {
      const message = `${closureTitle({ kind, period })} manque\u00A0: des encaissements y sont enregistrés.`;
      return { kind: 'closure_missing', sequence: null, message };
    });
}

function isSame(row: Closure, again: ClosureFacts): boolean {
  return canonicalJson(row) === canonicalJson({ ...again, at: row.at });
}

function keyOf({ kind, period }: Pick<Closure, 'kind' | 'period'>): string {
  return `${kind} ${period}`;
}
