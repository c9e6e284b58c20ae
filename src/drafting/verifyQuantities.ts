import { draftByGrammar } from './draftByGrammar.ts';
import type { DraftRequest } from './draft.ts';
import { figuresOf, type CheckedLine } from './verifyFigures.ts';

/**
 * The lines whose quantity neither the figures of the prompt nor the grammar's own reading explain
 * (docs/product.md, Drafting): « 30 jours » where « 3 jours » is written. The grammar counts
 * what is not a figure: « du lundi au vendredi » is five days.
 */
export function unexplainedQuantities<Line extends CheckedLine>(
  request: DraftRequest,
  lines: readonly Line[],
): Line[] {
  const read = draftByGrammar(request).lineItems;
  const known = new Set([
    key(1),
    ...read.map((line) => key(line.quantity)),
    ...quantitiesFrom(figuresOf(request.prompt)),
  ]);
  const totals = new Set([
    ...read.map((line) => key(line.total)),
    ...(request.amount ? [key(request.amount)] : []),
  ]);
  const counted = (line: CheckedLine): boolean =>
    known.has(key(line.quantity)) || totals.has(key(line.quantity * line.unitPrice));
  return lines.filter((line) => !counted(line) || isSwapped(line, read));
}

/** 450 at 3 € where 3 at 450 € is written: the total is right, the line is not. */
function isSwapped(line: CheckedLine, read: readonly CheckedLine[]): boolean {
  return (
    read.some((each) => counts(each, line.unitPrice, line.quantity)) &&
    !read.some((each) => counts(each, line.quantity, line.unitPrice))
  );
}

function counts(line: CheckedLine, quantity: number, unitPrice: number): boolean {
  return key(line.quantity) === key(quantity) && key(line.unitPrice) === key(unitPrice);
}

/** The figures themselves, and two or three of them multiplied, added or shared out. */
export function quantitiesFrom(figures: readonly number[]): number[] {
  const pairs = figures.flatMap((one) =>
    figures.flatMap((other) => [one * other, one / other, one + other, one - other]),
  );
  const few = figures.slice(0, 12);
  const triples = few.flatMap((one) =>
    few.flatMap((other) => few.map((third) => one * other * third)),
  );
  return [...figures, ...pairs, ...triples].map(key);
}

function key(value: number): number {
  return Math.round(value * 1000);
}
