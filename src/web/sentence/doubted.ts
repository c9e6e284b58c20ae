import type { LineItem } from '#domain/document/types.ts';
import type { FullDraft } from '#drafting/draft.ts';
import { fold } from '#drafting/fold.ts';

/** What is not sure of a draft, and the reading offered instead. */
export interface Doubted<Line extends DoubtedLine = LineItem> {
  /** The line it bears on, or null for the whole draft. */
  line: number | null;
  reason: string;
  /** Net total of our reading. */
  total: number;
  other: OtherLines<Line> | null;
  /** The lines of our reading. */
  lines: readonly DoubtedLine[];
  /** The line itself is marked « à vérifier » too: who says there that it is right has settled both. */
  isOnLine: boolean;
}

/** A line as a reading counts it. */
export interface DoubtedLine {
  description: string;
  quantity: number;
  unitPrice: number;
  total: number;
  source?: string | null;
  flags?: readonly string[];
}

/** Another reading: of a draft made here, or of the server's answer. */
interface OtherLines<Line> {
  totalAmount: number;
  lineItems: Line[];
}

interface Read<Line extends DoubtedLine> {
  doubts: FullDraft['doubts'];
  readings: readonly OtherLines<Line>[];
  lineItems: readonly Line[];
  totalAmount: number;
}

/** The doubt to show of a draft, with the reading its other total comes from; null when it is sure. */
export function doubtedOf<Line extends DoubtedLine>(
  reading: Read<Line> | null,
): Doubted<Line> | null {
  const doubt = reading?.doubts[0];
  if (reading == null || doubt === undefined) return null;
  const found = reading.readings.find(
    ({ totalAmount, lineItems }) => totalAmount === doubt.otherTotal && lineItems.length > 0,
  );
  const { lineItems: lines, totalAmount: total } = reading;
  const differing =
    found === undefined
      ? -1
      : lines.findIndex((line) => line.unitPrice !== 0 && !has(found.lineItems, line));
  const line = differing < 0 ? doubt.line : differing;
  return {
    line,
    reason: doubt.reason,
    total,
    other: found
      ? { ...found, lineItems: [...found.lineItems, ...unpricedLeft(lines, found)] }
      : null,
    lines,
    isOnLine: line !== null && isUnsure(lines[line]?.flags),
  };
}

/** A line asks to be checked; a price that is missing is another matter. */
export function isUnsure(flags: readonly string[] = []): boolean {
  return flags.some((flag) => flag !== 'price_to_complete');
}

/** Whether one of the lines counts the same. */
export const has = (
  lines: readonly DoubtedLine[],
  { quantity, unitPrice }: Pick<DoubtedLine, 'quantity' | 'unitPrice'>,
): boolean => lines.some((line) => line.quantity === quantity && line.unitPrice === unitPrice);

/** Lines without a price that the other reading forgets: taking it must lose nothing said. */
function unpricedLeft<Line extends DoubtedLine>(
  lines: readonly Line[],
  { lineItems }: OtherLines<Line>,
): Line[] {
  const worded = fold(lineItems.map(({ description }) => description).join(' '));
  return lines
    .filter(({ unitPrice, description }) => unitPrice === 0 && !worded.includes(fold(description)))
    .map((line) => ({ ...line, flags: ['price_to_complete'] }));
}
