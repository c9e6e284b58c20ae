import { runsOf } from './words.ts';

/** Words before a bare number that make it an invoice's. */
const INVOICE_WORDS = new Set(
  'FACTURE FACTURES FACT FAC FA FCT F N NO NUM NUMERO REF INV INVOICE'.split(' '),
);
/** More runs than this no number has: « FA », « 2026 », « 012 ». */
const MOST_RUNS = 8;

export interface NumberIndex<Row> {
  /** The invoices whose whole number stands in these runs: « inv001 », « INV 001 », « Inv-001 ». */
  cited(runs: readonly string[]): Row[];
  /** Those whose last figures alone stand behind « facture », « n° » and the like. */
  alluded(runs: readonly string[]): Row[];
}

/** Finds the numbers of invoices in a bank's words, in a time that does not grow with their number. */
export function numberIndex<Row extends { number: string }>(
  rows: readonly Row[],
): NumberIndex<Row> {
  const whole = new Map<string, Row[]>();
  const last = new Map<string, Row[]>();
  for (const row of rows) {
    const runs = runsOf(row.number);
    // A number of one or two figures without letters stands in any label.
    if (runs.join('').length >= 3 && runs.length <= MOST_RUNS) add(whole, runs.join(''), row);
    const figures = runs.findLast((run) => /^\d+$/.test(run));
    if (figures) add(last, figures.replace(/^0+(?=\d)/, ''), row);
  }
  return {
    cited(runs) {
      const found = new Set<Row>();
      for (let from = 0; from < runs.length; from += 1) {
        let joined = '';
        for (let to = from; to < Math.min(runs.length, from + MOST_RUNS); to += 1) {
          joined += runs[to]!;
          for (const row of whole.get(joined) ?? []) found.add(row);
        }
      }
      return [...found];
    },
    alluded(runs) {
      const found = new Set<Row>();
      for (const [at, run] of runs.entries()) {
        if (!/^\d{1,9}$/.test(run) || !INVOICE_WORDS.has(runs[at - 1] ?? '')) continue;
        for (const row of last.get(run.replace(/^0+(?=\d)/, '')) ?? []) found.add(row);
      }
      return [...found];
    },
  };
}

function add<Row>(map: Map<string, Row[]>, key: string, row: Row): void {
  const rows = map.get(key);
  if (rows) rows.push(row);
  else map.set(key, [row]);
}
