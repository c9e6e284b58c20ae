import type { LineItem } from '#domain/document/types.ts';
import { isSameLine, type ChangedLine } from './editing/differences.ts';
import { figuresOf, inventedFigures } from './verifyFigures.ts';
import { quantitiesFrom } from './verifyQuantities.ts';

/**
 * True when every figure that an edit changes or adds comes from the sentence or from the lines as
 * they were (decisions §16).
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
  const invented = new Set(
    inventedFigures({ prompt: instruction, amount: 0, lines: after, history: money }),
  );
  if (changed.some((line) => invented.has(line))) return false;
  const counted = [...figuresOf(instruction), ...before.map((line) => line.quantity)];
  const quantities = new Set([1, ...counted].map((each) => Math.round(each * 1000)));
  for (const each of quantitiesFrom(counted)) quantities.add(each);
  return changed.every((line) => quantities.has(Math.round(line.quantity * 1000)));
}

function sumOf(lines: readonly LineItem[]): number {
  return lines.reduce((sum, line) => sum + line.total, 0);
}
