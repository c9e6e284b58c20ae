import type { DraftLine } from '../draft.ts';

/** What is said of a line and no reading takes into account. `line` is its place, -1 where there is none. */
export interface Said {
  line: number;
  reason: string;
  /** Another reading may be the one that is meant; elsewhere no reading is. */
  isOfReading?: true;
}

/** The line that holds what was found. */
export function at(
  lines: readonly DraftLine[],
  found: RegExpExecArray | null,
  reason: string,
): Said | null {
  if (found === null) return null;
  return { line: lines.findIndex((line) => holds(line, found.index)), reason };
}

/** The first of these words that the text says. */
export function firstAt(
  lines: readonly DraftLine[],
  folded: string,
  table: readonly (readonly [RegExp, string])[],
): Said | null {
  for (const [words, reason] of table) {
    const told = at(lines, words.exec(folded), reason);
    if (told !== null) return told;
  }
  return null;
}

export const countsSeveral = ({ quantity, unitPrice }: DraftLine): boolean =>
  quantity >= 2 && unitPrice > 0;

export const isBilledAt = (line: DraftLine, place: number): boolean =>
  line.unitPrice > 0 && holds(line, place);

export function isOnce(line: DraftLine, place: number): boolean {
  return line.quantity === 1 && isBilledAt(line, place);
}

export function holds({ span }: DraftLine, place: number): boolean {
  return span.start <= place && place < span.end;
}
