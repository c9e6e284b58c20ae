import type { DraftLine } from './draft.ts';
import { fold } from './fold.ts';
import { classesOf, type WordClass } from './lexicon/classes.ts';
import type { FinishedReading } from './readings/finish.ts';
import type { Element, Prepared } from './readings/prepare.ts';
import type { Reading } from './readings/read.ts';

/**
 * « Logo 450 €, cartes de visite »: a thing named behind a price and left without its own.
 * The search looks at figures and would lose it; it becomes a line whose price is to complete.
 */
export function withClosingWork(
  lines: readonly DraftLine[],
  found: FinishedReading,
  reading: Reading,
): DraftLine[] {
  const heard = withWorkBetween(lines, found, reading);
  const piece = closingPiece(found, reading);
  if (piece === null) return heard;
  const line = lineOf(piece, reading);
  if (heard.some((each) => each.unitPrice === 0 && holds(each.description, line.description)))
    return heard;
  const { source } = line;
  return [
    ...heard.map((each) => ({ ...each, description: without(each.description, source) })),
    line,
  ];
}

interface Piece {
  start: number;
  end: number;
}

/** A line whose price is to complete. */
function lineOf({ start, end }: Piece, { prompt }: Reading): DraftLine {
  const source = prompt.typed.slice(start, end).trim();
  const words = prompt.text.slice(start, end).trim();
  const name = words.replace(/^[-*•]\s*/, '').replace(/^(?:une?|des|et|puis) /i, '');
  return {
    description: name.charAt(0).toUpperCase() + name.slice(1),
    quantity: 1,
    unitPrice: 0,
    total: 0,
    unit: null,
    vatRate: null,
    source,
    span: { start: prompt.origin(start), end: prompt.origin(end) },
    flags: ['price_to_complete'],
    alternatives: [],
  };
}

/** « Taille de haie 120 €, tonte, désherbage 80 € »: what two commas set apart and no line takes up. */
function withWorkBetween(
  lines: readonly DraftLine[],
  found: FinishedReading,
  reading: Reading,
): DraftLine[] {
  const { elements, folded } = reading.prepared;
  return elements.reduce<DraftLine[]>(
    (heard, element, at) => {
      const piece = element.reads[0];
      if (element.kind !== 'text' || piece === undefined) return heard;
      const behind = behindPrice(found, folded, elements[at - 1], piece.start);
      if (behind === null || !/^[^\n]*, ?$/.test(behind) || folded[piece.end] !== ',') return heard;
      const words = reading.prompt.text.slice(piece.start, piece.end);
      if (!namesThing(words, false) || heard.some((line) => sharesWord(line, words))) return heard;
      const before = heard.findIndex(
        ({ span }) => span.start >= reading.prompt.origin(piece.start),
      );
      return heard.toSpliced(before < 0 ? heard.length : before, 0, lineOf(piece, reading));
    },
    [...lines],
  );
}

function sharesWord({ description }: DraftLine, words: string): boolean {
  const said = fold(words).match(/[a-z]{4,}/g) ?? [];
  return said.length === 0 || said.some((word) => holds(description, word));
}

const holds = (description: string, name: string): boolean =>
  fold(description).includes(fold(name));

/** « Chaises et une table » behind their price: the table is a line of its own. */
function without(description: string, words: string): string {
  const tail = ` et ${words}`;
  return description.endsWith(tail) ? description.slice(0, -tail.length) : description;
}

/** Words that close the text right behind a price, when they name a thing. */
function closingPiece(found: FinishedReading, { prompt, prepared }: Reading): Piece | null {
  const { elements, folded } = prepared;
  const last = elements.at(-1);
  const read = last?.reads[0];
  if (last?.kind === 'figure') return sizedPiece(found, prepared);
  if (last?.kind !== 'text' || read === undefined) return null;
  const between = behindPrice(found, folded, elements.at(-2), read.start);
  if (between === null || !/^\s*[.!]?\s*$/.test(folded.slice(read.end))) return null;
  const piece = { start: read.start, end: read.end };
  return namesThing(prompt.text.slice(read.start, read.end), between.includes('\n')) ? piece : null;
}

const SIZED =
  /^(?<pause>\s*[,;+\n]\s*(?:et )?)(?<thing>[a-z][a-z' -]{3,40} (?:\d|deux|trois|quatre) (?:couches?|passes?|faces?|cotes?|tons?|teintes?|coloris))\s*[.!]?\s*$/;

/** « Pose 3 jours à 140 €, vernis deux couches »: a size that nobody counts closes the text. */
function sizedPiece(found: FinishedReading, { elements, folded }: Prepared): Piece | null {
  const size = elements.at(-1);
  const price = elements.at(-2);
  const isTaken = found.lines.some(({ quantityFrom, priceFrom }) =>
    [...quantityFrom, ...priceFrom].includes(size?.index ?? -1),
  );
  if (isTaken || !isPrice(found, price)) return null;
  const from = price?.reads[0]?.endWithUnit ?? 0;
  const said = SIZED.exec(folded.slice(from))?.groups;
  const [pause, thing] = [said?.['pause'], said?.['thing']];
  if (pause === undefined || thing === undefined) return null;
  const start = from + pause.length;
  return namesThing(thing.replace(/ (?:\d|deux|trois|quatre) .*$/, ''), false)
    ? { start, end: start + thing.length }
    : null;
}

const NO_MORE_THAN_A_PAUSE =
  /^(?: ?(?:ht|pieces?|l'unite|l'une?|chacune?s?|(?:\/|de l'|la |le |l'|par )[a-z0-9]+))?(?:\s*[,;+/\n]\s*[-*•]?(?: ?(?:et|puis))?| et| puis) ?$/;

/** What parts a place from the price before it, when it is a pause; null when it is more, or no price. */
function behindPrice(
  found: FinishedReading,
  folded: string,
  price: Element | undefined,
  place: number,
): string | null {
  if (!isPrice(found, price)) return null;
  const between = folded.slice(price?.reads[0]?.endWithUnit ?? 0, place);
  return NO_MORE_THAN_A_PAUSE.test(between) ? between : null;
}

function isPrice({ lines }: FinishedReading, element: Element | undefined): boolean {
  return element !== undefined && lines.some(({ priceFrom }) => priceFrom.includes(element.index));
}

/** Classes of words that say something about the bill and name nothing on it. */
const SAID_OF_IT = new Set<WordClass>([
  ...([
    'offered',
    'included',
    'paid',
    'tax',
    'pay',
    'deposit',
    'polite',
    'valid',
    'restate',
  ] as const),
  ...(['shared', 'whole', 'each', 'month', 'weekday', 'reference', 'place'] as const),
  ...(['correction', 'warranty', 'option', 'discount', 'rate', 'clock', 'approximate'] as const),
]);
/** « …, en novembre », « …, au printemps »: when, or where. */
const NOT_A_THING_FIRST =
  /^(?:en|aux?|depuis|pendant|durant|entre|jusqu|hier|demain|aujourd)(?![a-z])/;
const NOT_A_THING =
  /(?<![a-z])(?:autoliquidation|exoner[a-z]*|franchise|intracommunautaire|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|trimestre|semestre|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|franco|gratos|rien|autre|venir|urgent|hors|sauf|sans|avec|pour|chez|par|dans|sur|sous|selon|comme|dont|que|qui|je|j'|tu|vous|nous|il|elle|on|c'est|ca|est|sont|ne|n'|pas|a|fourni[es]*|pose[es]*|livre[es]*|fin|reception|stp|svp|bisous?|bises?|biz|ciao|amities|salutations|cordialement|lol|mdr|client|villa|syndic|depl|le|la|les|l'|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leurs?)(?![a-z])/;

/** One to four plain words: no name of somebody, no verb, nothing about how to pay. */
function namesThing(words: string, opensLine: boolean): boolean {
  const thing = words.replace(/^[-*•]\s*/, '').trim();
  const folded = fold(thing);
  if (!/^[a-z][a-z' -]{3,40}$/.test(folded) || folded.split(' ').length > 4) return false;
  if (/\s\p{Lu}/u.test(thing) || (!opensLine && /^\p{Lu}/u.test(thing))) return false;
  if (NOT_A_THING.test(folded) || NOT_A_THING_FIRST.test(folded)) return false;
  return folded
    .split(/[ '-]/)
    .every((word) => classesOf(word).every((each) => !SAID_OF_IT.has(each)));
}
