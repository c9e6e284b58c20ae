import { readInstruction } from './instruction.ts';
import { namesOf } from './namedFigures.ts';
import type { Placed } from './operation.ts';
import { lineToMove } from './operations/order.ts';

/** The place of the one line that a step has changed. */
export function onlyChanged(before: readonly Placed[], after: readonly Placed[]): number | null {
  const changed = after.flatMap((each, at) => (before.includes(each) ? [] : [at]));
  return changed.length === 1 ? (changed[0] ?? null) : null;
}

/** The place of the one line that a step has moved: « mets la relecture avant la correction ». */
export function movedTo(
  before: readonly Placed[],
  step: string,
  after: readonly Placed[],
): number | null {
  const isOtherOrder =
    before.length === after.length && after.every((each) => before.includes(each));
  const moved = isOtherOrder
    ? lineToMove({ lines: before, charged: null }, readInstruction(step, namesOf(before)))
    : null;
  const place = moved === null ? -1 : after.indexOf(moved);
  return place < 0 ? null : place;
}
