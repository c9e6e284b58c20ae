import type { DraftLine } from '../draft.ts';
import { fold } from '../fold.ts';
import { namedByUnit } from './nameless.ts';

type Counted = Pick<
  DraftLine,
  'description' | 'quantity' | 'unit' | 'unitPrice' | 'source' | 'flags'
>;

/**
 * « 120 flyers à 0,35 et 500 à 0,22 », « 3 h de ménage à 25, 2 h à 30 »: a count that says of nothing what it
 * counts is of the thing counted right before, at another price. Its name and its unit are those of that line.
 */
export function countedAgain<Line extends Counted>(line: Line, before: Counted | null): Line {
  if (before === null || !isUnnamed(line) || !countsSeveral(line) || !countsSeveral(before))
    return line;
  const isPlain = line.unit === null || line.unit === 'unit';
  if (!isPlain && line.unit !== before.unit) return line;
  return { ...line, description: before.description, unit: before.unit };
}

const countsSeveral = ({ quantity, unitPrice }: Counted): boolean => quantity > 1 && unitPrice > 0;

/** Whether a line is named by its unit alone, and its words do not say that name. */
function isUnnamed({ description, unit, source }: Counted): boolean {
  if (description !== namedByUnit(unit ?? null)) return false;
  const said = fold(source);
  return !fold(description)
    .split(/[^a-z]+/)
    .some((word) => word.length > 3 && said.includes(word));
}
