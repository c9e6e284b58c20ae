import { findMasks } from './mask.ts';
import { normalise } from './normalise.ts';
import { tokenise } from './tokens.ts';

/** A line whose figures are to be checked, whoever wrote it. */
export interface CheckedLine {
  description: string;
  quantity: number;
  unitPrice: number;
}

export interface Evidence<Line extends CheckedLine> {
  prompt: string;
  amount: number;
  lines: readonly Line[];
  /** Unit prices of the user's own past lines. */
  history?: readonly number[];
}

/**
 * The lines whose unit price no arithmetic of the prompt, the amount or the history explains
 * (decisions §16). Instructions to a machine are no evidence: their figures are not read.
 */
export function inventedFigures<Line extends CheckedLine>({
  prompt,
  amount,
  lines,
  history = [],
}: Evidence<Line>): Line[] {
  const figures = figuresOf(prompt);
  if (amount > 0) figures.push(amount);
  const known = derivable(figures, history);
  const rest = amount > 0 ? remainders(amount, lines) : [];
  return lines.filter(
    (line) =>
      line.unitPrice !== 0 &&
      !isKnown(known, line.unitPrice) &&
      !explained(line, known, rest, lines),
  );
}

/** Every figure a prompt states: numbers, money, durations, percentages. */
export function figuresOf(prompt: string): number[] {
  const { text, folded } = normalise(prompt);
  const values = new Set<number>();
  const tokens = tokenise(folded, findMasks(text, folded));
  for (const token of tokens) {
    if ('value' in token && token.value > 0 && Number.isFinite(token.value))
      values.add(token.value);
    if (token.kind === 'number' && token.pack !== null) values.add(token.pack.count);
  }
  const percents = tokens.flatMap((token) => (token.kind === 'percent' ? [token.value] : []));
  // « 60 %, dont 40 % déjà facturé »: the gap is stated too.
  for (const [at, each] of percents.slice(1, 6).entries())
    values.add(Math.abs(each - (percents[at] ?? 0)));
  // Enough for any real prompt; keeps the pairwise check below bounded.
  return [...values].slice(0, 60);
}

function derivable(figures: readonly number[], history: readonly number[]): Set<number> {
  const known = new Set<number>();
  const add = (value: number): void => {
    if (Number.isFinite(value) && value > 0) known.add(key(value));
  };
  const base = [...figures, ...history];
  for (const each of base) add(each);
  for (const a of base) {
    for (const rate of [1.2, 1.1, 1.055, 1.085, 1.021]) add(a / rate);
    for (const b of figures) {
      add(a * b);
      add(a / b);
      add((a * b) / 100);
      add(a - (a * b) / 100);
      add(a + (a * b) / 100);
      add((a * 100) / (100 + b));
      add(a - b);
    }
  }
  return known;
}

/** What is left of the amount once the other lines are paid. */
function remainders<Line extends CheckedLine>(amount: number, lines: readonly Line[]): number[] {
  const total = lines.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0);
  return Math.abs(total - amount) <= 0.02 ? [amount] : [];
}

function explained<Line extends CheckedLine>(
  line: Line,
  known: ReadonlySet<number>,
  rest: readonly number[],
  lines: readonly Line[],
): boolean {
  if (line.unitPrice < 0) return explainedReduction(line, known, lines);
  const total = line.quantity * line.unitPrice;
  return rest.length > 0 || (line.quantity !== 1 && isKnown(known, total));
}

/** A reduction is a stated sum, or a stated percentage of other lines. */
function explainedReduction<Line extends CheckedLine>(
  line: Line,
  known: ReadonlySet<number>,
  lines: readonly Line[],
): boolean {
  const taken = -line.quantity * line.unitPrice;
  if (isKnown(known, taken)) return true;
  const totals = lines
    .filter((each) => each.unitPrice > 0)
    .map((each) => each.quantity * each.unitPrice);
  const sum = totals.reduce((a, b) => a + b, 0);
  return [...totals, sum].some(
    (base) => base > 0 && isKnown(known, Math.round((taken / base) * 10_000) / 100),
  );
}

function isKnown(known: ReadonlySet<number>, value: number): boolean {
  const at = key(value);
  return (
    known.has(at) ||
    known.has(at - 1) ||
    known.has(at + 1) ||
    (value >= 10 && [-50, 50].some((gap) => nearby(known, at, gap)))
  );
}

/** Prices rounded to the cent sit within half a cent of the exact figure. */
function nearby(known: ReadonlySet<number>, at: number, gap: number): boolean {
  const step = Math.sign(gap);
  for (let i = step; Math.abs(i) <= Math.abs(gap); i += step) if (known.has(at + i)) return true;
  return false;
}

function key(value: number): number {
  return Math.round(value * 10_000);
}
