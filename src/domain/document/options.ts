import { kindFacts } from './kinds.ts';
import { lineKind } from './lineKind.ts';
import { counts, OPTION_MESSAGES } from './lineOptions.ts';
import { documentTotals, type Totalled } from './totals.ts';
import type { Document, LineItem } from './types.ts';

type Optional = Pick<LineItem, 'option'>;

/** The lines its client may take or leave, each with its place in the quote, from 0. */
export function optionsOf<Line extends Optional>(
  lines: readonly Line[],
): { place: number; line: Line }[] {
  return lines.flatMap((line, place) => (line.option ? [{ place, line }] : []));
}

/** The places of the options that were taken. */
export function takenPlaces(lines: readonly Optional[]): number[] {
  return lines.flatMap(({ option }, place) => (option === 'taken' ? [place] : []));
}

/** True where every place is that of an option, and is named once. */
export function areOptions(lines: readonly Optional[], places: readonly number[]): boolean {
  return new Set(places).size === places.length && places.every((place) => lines[place]?.option);
}

/** The lines of a quote once its client chose: the options at these places are taken, the others declined. */
export function withChoice(lines: readonly LineItem[], taken: readonly number[]): LineItem[] {
  return lines.map((line, place) => {
    if (!line.option) return line;
    return { ...line, option: taken.includes(place) ? 'taken' : 'declined' };
  });
}

/** A quote as its client agrees to it with these options. */
export function agreedWith<Quote extends Pick<Document, 'lineItems'>>(
  quote: Quote,
  taken: readonly number[],
): Quote {
  return { ...quote, lineItems: withChoice(quote.lineItems, taken) };
}

/** The lines of a quote before any answer: every option is offered. */
export function offeredAgain(lines: readonly LineItem[]): LineItem[] {
  return lines.map((line) => (line.option ? { ...line, option: 'offered' } : line));
}

/** The lines that were agreed, as ordinary ones: what an invoice bills of a quote. */
export function agreedLines(lines: readonly LineItem[]): LineItem[] {
  return lines.filter(counts).map(ordinary);
}

/** The lines an amendment starts from: what was taken is ordered, what was not may still be taken. */
export function amendedLines(lines: readonly LineItem[]): LineItem[] {
  return offeredAgain(lines.map((line) => (counts(line) ? ordinary(line) : line)));
}

/** The lines of one document as another of this kind may bear them: only an offer has options. */
export function linesFor(kind: Document['kind'], lines: readonly LineItem[]): LineItem[] {
  return kindFacts(kind).isOffer ? offeredAgain(lines) : agreedLines(lines);
}

/** What an option comes to by itself, TTC, in the currency of its quote, to the cent. */
export function optionGross(quote: Totalled, place: number): number {
  const alone = quote.lineItems.slice(place, place + 1).map((line) => ({ ...line, option: null }));
  return documentTotals({ ...quote, lineItems: alone, copiedVat: null }).gross;
}

/** Why a line cannot be an option; `line` is its place. */
export interface OptionProblem {
  line: number;
  message: string;
}

/** What keeps lines of a document of this kind from being options. */
export function optionProblems(
  kind: Document['kind'],
  lines: readonly Pick<LineItem, 'option' | 'kind' | 'unitPrice'>[],
): OptionProblem[] {
  const { isOffer } = kindFacts(kind);
  return optionsOf(lines).flatMap(({ place, line }) => {
    if (isOffer && lineKind(line) === 'sale') return [];
    const { notSold, notOffered } = OPTION_MESSAGES;
    return [{ line: place, message: isOffer ? notSold : notOffered }];
  });
}

function ordinary(line: LineItem): LineItem {
  const { option: _, ...own } = line;
  return own;
}
