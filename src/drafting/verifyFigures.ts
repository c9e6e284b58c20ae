import type { FigureForm } from './lex/figure.ts';
import { lex } from './lex/lex.ts';
import { findMasks } from './mask.ts';
import { normalise } from './normalise.ts';
import { searchable } from './readings/searchable.ts';
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
 * (docs/product.md, Drafting). Instructions to a machine are no evidence: their figures are not
 * read.
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
  const proof: Proof = {
    known,
    figures,
    fills: figures.some((figure) => fillsAmount(figure, lines)),
  };
  return lines.filter(
    (line) =>
      line.unitPrice !== 0 && !isKnown(known, line.unitPrice) && !explained(line, proof, lines),
  );
}

/** What the prompt, the amount and the history allow. */
interface Proof {
  known: ReadonlySet<number>;
  figures: readonly number[];
  /**
   * The lines share out exactly the amount, or a total the prompt states
   * (docs/drafting.md, Conventions).
   */
  fills: boolean;
}

/** Forms that state a value of their own, as the search reads them: « mille deux » may be 1,200. */
const SAID = new Set<FigureForm>([
  'spoken',
  'spoken-digit',
  'spoken-cents',
  'spoken-hundreds',
  'cents',
  'thousands',
  'decimal',
  'integer',
  'kilo',
]);

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
  for (const { readings } of lex(searchable(folded)).figures)
    for (const { form, value } of readings) if (SAID.has(form) && value > 0) values.add(value);
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

/** The lines add up to the amount, before or after reductions. */
function fillsAmount<Line extends CheckedLine>(amount: number, lines: readonly Line[]): boolean {
  const total = (part: readonly CheckedLine[]): number =>
    part.reduce((sum, line) => sum + line.quantity * line.unitPrice, 0);
  const beforeReductions = lines.filter((line) => line.unitPrice > 0);
  const parts = [lines, beforeReductions];
  // A surcharge or an option may stand beside the lines that share the amount.
  for (const line of beforeReductions) parts.push(beforeReductions.filter((each) => each !== line));
  return parts.some((part) => part.length > 0 && Math.abs(total(part) - amount) <= 0.02);
}

function explained<Line extends CheckedLine>(
  line: Line,
  proof: Proof,
  lines: readonly Line[],
): boolean {
  if (line.unitPrice < 0) return explainedReduction(line, proof, lines);
  const total = line.quantity * line.unitPrice;
  if (proof.fills || (line.quantity !== 1 && isKnown(proof.known, total))) return true;
  // « majoré de 50 % »: a stated percentage of another line, or of several together.
  const bases = lines.filter((each) => each !== line).map((each) => each.quantity * each.unitPrice);
  return isShareOf(total, sumsOf(bases), proof.figures);
}

/** A reduction is a stated sum, a stated percentage of the lines it is taken on, or whole units given away. */
function explainedReduction<Line extends CheckedLine>(
  line: Line,
  { known, figures }: Proof,
  lines: readonly Line[],
): boolean {
  const taken = -line.quantity * line.unitPrice;
  if (isKnown(known, taken)) return true;
  const positive = lines.filter((each) => each.unitPrice > 0);
  const totals = positive.map((each) => each.quantity * each.unitPrice);
  const before = lines
    .slice(0, lines.indexOf(line))
    .reduce((sum, each) => sum + each.quantity * each.unitPrice, 0);
  const bases = [...sumsOf(totals), before];
  if (isShareOf(taken, bases, figures)) return true;
  return positive.some(
    (each) => Math.abs(taken / each.unitPrice - Math.round(taken / each.unitPrice)) < 1e-3,
  );
}

/** Every sum a discount may be taken on: any of the lines together, for a document of usual length. */
function sumsOf(totals: readonly number[]): number[] {
  const all = totals.reduce((a, b) => a + b, 0);
  if (totals.length > 10) return [...totals, all, ...totals.map((each) => all - each)];
  return totals
    .reduce<number[]>((sums, each) => [...sums, ...sums.map((sum) => sum + each)], [0])
    .slice(1);
}

function isShareOf(money: number, bases: readonly number[], percents: readonly number[]): boolean {
  return bases.some((base) =>
    percents.some((percent) => Math.abs((base * percent) / 100 - money) <= 0.02),
  );
}

function isKnown(known: ReadonlySet<number>, value: number): boolean {
  const at = key(value);
  return (
    known.has(at) ||
    known.has(at - 1) ||
    known.has(at + 1) ||
    (value >= 0.01 && [-50, 50].some((gap) => nearby(known, at, gap)))
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
