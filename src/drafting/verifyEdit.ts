import type { LineItem } from '#domain/document/types.ts';
import { isSameLine, type ChangedLine } from './editing/differences.ts';
import { figuresOf, inventedFigures } from './verifyFigures.ts';
import { quantitiesFrom } from './verifyQuantities.ts';

/**
 * True when every figure that an edit changes or adds comes from the sentence or from the lines as
 * they were (docs/product.md, Drafting).
 */
export function isExplainedEdit(
  before: readonly LineItem[],
  after: readonly ChangedLine[],
  instruction: string,
): boolean {
  const changed = after.filter((line) => {
    const was = line.from === null ? undefined : before[line.from];
    return was === undefined || !isSameLine(was, line);
  });
  const money = [...before.flatMap((line) => [line.unitPrice, line.total]), sumOf(before)];
  const said = `${instruction}${factorSaid(instruction)}`;
  const invented = new Set(
    inventedFigures({ prompt: said, amount: 0, lines: after, history: money }),
  );
  const sums = new Set(figuresOf(said).map((each) => Math.round(each * 100)));
  // « le logo à 650 € en tout » says the total of its line, whatever the unit price it makes.
  const isSaid = (line: ChangedLine): boolean =>
    !invented.has(line) || sums.has(Math.round(line.total * 100));
  if (!changed.every(isSaid)) return false;
  const counted = [...figuresOf(said), ...before.map((line) => line.quantity)];
  const quantities = new Set([1, ...counted].map((each) => Math.round(each * 1000)));
  for (const each of quantitiesFrom(counted)) quantities.add(each);
  return changed.every((line) => quantities.has(Math.round(line.quantity * 1000)));
}

/** « double », « triple »: a figure said by its verb. */
function factorSaid(instruction: string): string {
  if (/(?<!\p{L})doubl/iu.test(instruction)) return ', 2 fois';
  return /(?<!\p{L})tripl/iu.test(instruction) ? ', 3 fois' : '';
}

function sumOf(lines: readonly LineItem[]): number {
  return lines.reduce((sum, line) => sum + line.total, 0);
}
