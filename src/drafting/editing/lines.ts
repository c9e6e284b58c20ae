import type { LineFlag } from '#domain/document/lineFlags.ts';
import { counts } from '#domain/document/lineOptions.ts';
import type { LineItem, LineUnit } from '#domain/document/types.ts';
import { fromCents, lineCents, toCents } from '../exact.ts';
import type { Outcome, Placed, Sheet } from './operation.ts';
import type { Figure } from './figures.ts';
import { countedIn, selectLines } from './select.ts';

/** What a new quantity or price settles. */
const SETTLED = new Set<LineFlag>([
  'price_to_complete',
  'ttc_without_rate',
  'ambiguous_unit_or_lot',
  'conflicting_amount',
  'unusual_price',
  'quantity_to_check',
]);

/** The line at another quantity or price, its total with it. */
export function priced(line: LineItem, quantity: number, unitPrice: number): LineItem {
  const next: LineItem = {
    ...line,
    quantity,
    unitPrice,
    total: fromCents(lineCents(quantity, unitPrice)),
  };
  if (line.flags === undefined) return next;
  const stillOpen = unitPrice === 0 && line.unitPrice === 0;
  return {
    ...next,
    flags: line.flags.filter(
      (flag) => !SETTLED.has(flag) || (flag === 'price_to_complete' && stillOpen),
    ),
  };
}

/** Net total in cents; what an option comes to is in none. */
export function sumOf(lines: readonly Pick<Placed, 'line'>[]): number {
  return lines.reduce((cents, { line }) => (counts(line) ? cents + toCents(line.total) : cents), 0);
}

/** What is taken off: a sentence about prices and quantities is not about it. */
export function isDiscount({ kind, quantity, unitPrice }: LineItem): boolean {
  return kind === 'discount' || (kind !== 'deduction' && quantity > 0 && unitPrice < 0);
}

const MEASURES = new Set<LineUnit>([
  'm',
  'm2',
  'm3',
  'km',
  'kg',
  'litre',
  'hour',
  'day',
  'week',
  'month',
  'year',
]);

/** Counted by a measure, of which there may be any number, and not by the piece. */
export const isMeasured = ({ unit }: LineItem): boolean => unit != null && MEASURES.has(unit);

/** « 500 g de comté », of a line in kg: a figure in grams counts none of its units. */
export const isInSmallMeasure = (line: LineItem, folded: string): boolean =>
  isMeasured(line) && /\d ?(?:g|gr|grammes?|mg|cl|dl|cm|mm)(?![a-z\d])/.test(folded);

/** « tjm à 500 partout » is said of the lines counted in days, « taux horaire » of those in hours. */
export function ofRate({ lines }: Sheet, at: readonly number[], folded: string): number[] {
  const unit = /\b(?:tjm|tarifs? journaliers?|taux journalier)\b/.test(folded)
    ? 'day'
    : /\b(?:tarifs? horaires?|taux horaires?)\b/.test(folded)
      ? 'hour'
      : null;
  if (unit === null || at.length < 2) return [...at];
  return at.filter((place) => lines[place]?.line.unit === unit);
}

/** « une heure de plus »: the line that is counted in hours; « 75 personnes »: those of as many guests. */
export function counting({ lines }: Sheet, { unit }: Figure): { at: number[] } | null {
  const at = countedIn(
    lines.map(({ line }) => line),
    unit,
  );
  const alike = new Set(at.map((place) => lines[place]?.line.quantity));
  return alike.size === 1 ? { at } : null;
}

/** Of several lines, those that sell: « tout à 10 € » says nothing of a discount. */
export function sold({ lines }: Sheet, at: readonly number[]): number[] {
  const sales = at.filter((place) => lines[place] !== undefined && !isDiscount(lines[place].line));
  return at.length > 1 ? sales : [...at];
}

export const name = (line: LineItem): string => `«\u00a0${line.description}\u00a0»`;

/** What many lines count without saying it. */
const COUNTED = String.raw`(?:bouteilles?|personnes?|pers|convives?|invit[ée]e?s?|participants?|stagiaires?|pages?|photos?|images?|couverts?|parts?|billets?|exemplaires?|ex|voyages?|passages?|pots?|sacs?|cartons?|bo[iî]tes?|pi[eè]ces?|s[ée]ances?|tonnes?)`;
/** « 6 bouteilles de champagne », « 2 pages en relecture »: what is counted, and of which line. */
const COUNTED_THING = new RegExp(
  String.raw`^(?:des |les )?${COUNTED} (?:de |d['’]|du |des |en |sur |pour |au |aux |à )(?:l[ae]s? |l['’])?(.+)$`,
  'iu',
);
/** « champagne 30 bouteilles », « frais de train : 3 billets ». */
const THING_COUNTED = new RegExp(String.raw`^(.+?)\s*:?\s+${COUNTED}$`, 'iu');

/** The lines words name, or the reason why none. */
export function chosen(sheet: Sheet, words: string): { at: number[] } | { reason: string } {
  const lines = sheet.lines.map(({ line }) => line);
  const found = selectLines(lines, words);
  const thing = COUNTED_THING.exec(words)?.[1] ?? THING_COUNTED.exec(words)?.[1];
  if (!('reason' in found) || thing === undefined) return found;
  const behind = selectLines(lines, thing);
  return 'reason' in behind ? found : behind;
}

/** Changes the lines at some places, each told in a sentence; refused when one of them is. */
export function changeLines(
  { lines }: Sheet,
  at: readonly number[],
  alter: (line: LineItem) => LineItem | { reason: string },
  say: (before: LineItem, after: LineItem) => string,
): Outcome {
  const changes: string[] = [];
  const after: Placed[] = [...lines];
  for (const place of at) {
    const was = lines[place];
    if (was === undefined) continue;
    const next = alter(was.line);
    if ('reason' in next) return next;
    changes.push(say(was.line, next));
    after[place] = { ...was, line: next };
  }
  return { lines: after, changes };
}
