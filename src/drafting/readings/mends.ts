import type { Billed } from './actions.ts';
import type { Read } from './prepare.ts';
import type { Line } from './state.ts';

/**
 * Actions that mend a line read before instead of opening or completing one: « sauf les 2 neuves »,
 * « finalement 8 », « dont 2 à 60 », « 5 bouteilles rendues à 2 ».
 */
const MENDS = [
  'quantityLess',
  'quantityInstead',
  'quantityPart',
  'oneLess',
  'pricePart',
  'priceBack',
  'lineDropped',
] as const satisfies readonly Billed[];
export type Mend = (typeof MENDS)[number];

const KNOWN: ReadonlySet<string> = new Set(MENDS);

export function isMend(action: string): action is Mend {
  return KNOWN.has(action);
}

const isCounted = ({ kind, percent, counts }: Line): boolean =>
  kind === 'sale' && percent === null && counts > 0;

/** The line a count is taken from: the last one counted in its unit, else the last one that counts more. */
export function mendedLine(lines: readonly Line[], unit: string | null, least: number): number {
  const fits = (line: Line): boolean => isCounted(line) && line.quantity > least;
  const same =
    unit === null ? -1 : lines.findLastIndex((line) => fits(line) && line.units.includes(unit));
  return same >= 0 ? same : lines.findLastIndex(fits);
}

/** The mends a figure or a piece of text may make to the lines read so far. */
export function mendActions(lines: readonly Line[], isText: boolean, read: Read): Billed[] {
  const { hints } = read;
  const actions: Billed[] = [];
  if (lines.length === 0) return actions;
  if (isText) {
    if (hints.less && mendedLine(lines, null, 1) >= 0) actions.push('oneLess');
    if (hints.dropped && lines.at(-1)?.price !== null) actions.push('lineDropped');
    return actions;
  }
  if (read.currency === null && !read.percent) {
    if (hints.less && mendedLine(lines, null, 1) >= 0) actions.push('oneLess');
    if (hints.less && mendedLine(lines, read.unit, read.value) >= 0) actions.push('quantityLess');
    if (hints.part && mendedLine(lines, read.unit, read.value) >= 0) actions.push('quantityPart');
    if (hints.instead && mendedLine(lines, read.unit, 0) >= 0) actions.push('quantityInstead');
  }
  return actions;
}
