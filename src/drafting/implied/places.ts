import type { Element, Prepared } from '../readings/prepare.ts';
import type { Line } from '../readings/state.ts';
import { tokenAt } from '../lex/tokens.ts';

const WRITTEN =
  'zero|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize'.split(
    '|',
  );

/** A count in a folded text, in digits or in words. */
export const COUNT = String.raw`(?:${WRITTEN.slice(1).join('|')}|\d{1,3}(?: \d{3})*)(?!\d|[,.]\d|[a-z])`;

export function countOf(words: string): number {
  if (/^\d/.test(words)) return Number(words.replaceAll(' ', ''));
  return WRITTEN.findIndex((written) => new RegExp(`^${written}$`).test(words));
}

/** The figures that begin between two places of the text. */
export function figuresWithin({ elements }: Prepared, from: number, to: number): Element[] {
  return elements.filter(({ kind, start }) => kind === 'figure' && from <= start && start < to);
}

export function elementsOf({ elements }: Prepared, line: Line): Element[] {
  return [...line.quantityFrom, ...line.priceFrom].flatMap((index) => elements[index] ?? []);
}

/** Where the first figure a line takes up stands; Infinity for one of words alone. */
export function firstFigure(prepared: Prepared, line: Line): number {
  return Math.min(...elementsOf(prepared, line).map(({ start }) => start));
}

/** Where the last figure a line takes up ends. */
export function lastFigure(prepared: Prepared, line: Line): number {
  return Math.max(0, ...elementsOf(prepared, line).map(({ reads }) => reads[0]?.endWithUnit ?? 0));
}

export const isBilled = ({ kind, price, percent }: Line): boolean =>
  kind === 'sale' && price !== null && price > 0 && percent === null;

/** The last billed line whose figures begin before a place and that counts more than `least`; -1 where none does. */
export function billedBefore(
  prepared: Prepared,
  lines: readonly Line[],
  place: number,
  least: number,
): number {
  return lines.findLastIndex(
    (line) => isBilled(line) && line.quantity > least && firstFigure(prepared, line) < place,
  );
}

/** The words of a line, up to where the next one begins. */
export function wordsOf({ tokens }: Prepared, lines: readonly Line[], at: number): string[] {
  const line = lines[at];
  if (line === undefined) return [];
  const own = tokens.slice(line.cut, lines[at + 1]?.cut ?? line.end);
  return own.filter(({ kind }) => kind === 'word').map(({ text }) => text);
}

/** The lines with one of them changed. */
export function withLine(lines: readonly Line[], at: number, change: Partial<Line>): Line[] {
  return lines.map((line, index) => (index === at ? { ...line, ...change } : line));
}

/** Where the words before a place begin: behind the last pause or « et ». */
export function clauseBefore({ folded }: Prepared, place: number): number {
  const pauses = [...folded.slice(0, place).matchAll(/[,;:.\n(]+ ?|(?<![a-z])(?:et|puis|plus) /g)];
  const last = pauses.at(-1);
  return last === undefined ? 0 : last.index + last[0].length;
}

/** The lines with what each of them becomes; null where none changes. */
export function changed(
  lines: readonly Line[],
  changeOf: (line: Line, at: number) => Partial<Line> | null,
): Line[] | null {
  const changes = lines.map(changeOf);
  if (changes.every((change) => change === null)) return null;
  return lines.map((line, at) => ({ ...line, ...changes[at] }));
}

export function tokenFrom({ tokens }: Prepared, place: number): number {
  return tokenAt(tokens, place);
}

/** Counts come out of subtractions with the noise of binary fractions. */
export const counted = (value: number): number => Math.round(value * 1000) / 1000;

type Counted = Pick<Line, 'quantity' | 'quantityFrom' | 'units' | 'counts'>;

/** What a figure counts on a line of its own; one of what has no figure. */
export function countedBy(figure: Element | undefined): Counted {
  const read = figure?.reads[0];
  if (figure === undefined || read === undefined || read.value <= 0)
    return { quantity: 1, quantityFrom: [], units: [], counts: 0 };
  return {
    quantity: read.value,
    quantityFrom: [figure.index],
    units: read.unit === null ? [] : [read.unit],
    counts: 1,
  };
}

/** What is counted between two places: no price, rank or percentage. */
export function countIn(prepared: Prepared, from: number, to: number): Element | undefined {
  return figuresWithin(prepared, from, to).find(
    ({ reads: [read] }) =>
      read !== undefined && !read.percent && read.currency === null && read.form !== 'ordinal',
  );
}
