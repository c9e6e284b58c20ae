import { fold } from '../../fold.ts';
import { toFourDecimals } from '../../exact.ts';
import { describeChange, frenchNumber } from '../french.ts';
import type { Figure } from '../figures.ts';
import type { Instruction } from '../instruction.ts';
import { chosen, name, priced } from '../lines.ts';
import type { Outcome, Sheet } from '../operation.ts';

const ONE = /^une? (?!seule?|autre)/;
/** « les tirages et un album »: two acts in one. */
const ANOTHER = /(?: et|,) (?:une?|\d+|deux|trois|quatre|cinq|six) /;

interface Part {
  at: number;
  count: number;
}

/**
 * How many of one line are named: « un album », « 5 tirages », « 2 h de formation ». Null where whole
 * lines are, or where the count is all of the line.
 */
function partOf(
  sheet: Sheet,
  { rest, figures, object }: Instruction,
): Part | null | { reason: string } {
  const folded = fold(rest).trim();
  if (/^les \w+ (?:premier|dernier)/.test(folded)) return null;
  if (ANOTHER.test(folded)) return { reason: 'Dites un changement par phrase.' };
  const [figure] = figures;
  const count = figure === undefined ? (ONE.test(folded) ? 1 : null) : countIn(figure);
  if (count === null || figures.length > 1) return null;
  const words = figure === undefined ? folded.replace(ONE, '') : object;
  const found = chosen(sheet, words);
  if ('reason' in found) return found;
  const [at] = found.at;
  const line = at === undefined ? undefined : sheet.lines[at]?.line;
  if (at === undefined || line === undefined || found.at.length > 1)
    return { reason: 'Dites de quelle ligne.' };
  const unit = figure?.unit ?? null;
  if (unit !== null && unit !== (line.unit ?? null))
    return { reason: `${name(line)} n’est pas compté dans cette unité.` };
  if (count > line.quantity)
    return { reason: `${name(line)} n’en compte que ${frenchNumber(line.quantity)}.` };
  return count === line.quantity ? null : { at, count };
}

function countIn({ kind, value }: Figure): number | null {
  return (kind === 'count' || kind === 'bare') && value > 0 ? value : null;
}

/** « supprime 5 tirages »: that many fewer. Null where whole lines go. */
export function removePart(sheet: Sheet, instruction: Instruction): Outcome | null {
  const part = partOf(sheet, instruction);
  if (part === null || 'reason' in part) return part;
  return shortened(sheet, part, []);
}

/** « offre 5 tirages »: the line without them, and a line of those that are given. */
export function offerPart(sheet: Sheet, instruction: Instruction): Outcome | null {
  const part = partOf(sheet, instruction);
  if (part === null || 'reason' in part) return part;
  const line = sheet.lines[part.at]?.line;
  if (line === undefined) return null;
  const given = { ...priced(line, part.count, 0), flags: [] };
  return shortened(
    sheet,
    part,
    [{ line: given, from: null }],
    `${name(line)}\u00a0: ${frenchNumber(part.count)} sur ${frenchNumber(line.quantity)} ${part.count > 1 ? 'offerts' : 'offert'}`,
  );
}

function shortened(
  { lines }: Sheet,
  { at, count }: Part,
  added: { line: ReturnType<typeof priced>; from: null }[],
  said?: string,
): Outcome {
  const was = lines[at];
  if (was === undefined) return { reason: 'Dites de quelle ligne.' };
  const line = priced(was.line, toFourDecimals(was.line.quantity - count), was.line.unitPrice);
  return {
    lines: lines.toSpliced(at, 1, { ...was, line }, ...added),
    changes: [said ?? describeChange(was.line, line)],
  };
}
