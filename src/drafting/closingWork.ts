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
  return closingPieces(found, reading).reduce(
    (said, piece) => withPiece(said, lineOf(piece, reading)),
    heard,
  );
}

function withPiece(lines: readonly DraftLine[], line: DraftLine): DraftLine[] {
  if (lines.some((each) => each.unitPrice === 0 && holds(each.description, line.description)))
    return [...lines];
  return [
    ...lines.map((each) => ({ ...each, description: without(each.description, line.source) })),
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
  const at = description.lastIndexOf(words);
  const lead = /\s(?:et|plus)\s(?:les?\s|la\s|l['’]|des\s|une?\s|du\s)?$/iu.exec(
    description.slice(0, Math.max(0, at)),
  );
  return lead !== null && at + words.length === description.length
    ? description.slice(0, lead.index)
    : description;
}

/**
 * Words right behind the last price, when they name things and a sentence ends with them: « quincaillerie et
 * joints. TVA 10 % ».
 */
function closingPieces(found: FinishedReading, { prompt, prepared }: Reading): Piece[] {
  const { elements, folded } = prepared;
  const price = elements.findLastIndex((element) => isPrice(found, element));
  if (elements.slice(price + 1).some((element) => isCounted(found, element))) return [];
  const pieces: Piece[] = [];
  for (const { kind, reads } of elements.slice(price + 1)) {
    const read = reads[0];
    const last = pieces.at(-1);
    if (kind !== 'text' || read === undefined) break;
    const between =
      last === undefined
        ? behindPrice(found, folded, elements[price], read.start)
        : (LISTED.exec(folded.slice(last.end, read.start))?.[0] ?? null);
    const start = between === null ? read.start : read.start + leadOf(folded, read, between);
    if (between === null || !namesThing(prompt.text.slice(start, read.end), between.includes('\n')))
      break;
    pieces.push({ start, end: read.end });
  }
  const end = pieces.at(-1)?.end;
  if (end !== undefined) return SENTENCE_ENDS.test(folded.slice(end)) ? pieces : [];
  const sized = sizedPiece(found, prepared);
  return sized === null ? [] : [sized];
}

const LISTED = /^\s*(?:,|et|puis|\+|\n[-*•]?)\s*$/;
/** What follows tells how it is paid or taxed, in a sentence of its own; a row of dots tells more of it. */
const SENTENCE_ENDS =
  /^\s*(?:[.!]?\s*$|\.(?!\.)|\n|,\s*(?:tva|payables?|paiement|reglement|acompte|valables?|echeance)(?![a-z]))/;
/** « et les frais », « plus la maintenance »: a thing that is joined has its article. */
const JOINED = /(?:^|\s)(?:et|plus|puis|\+) ?$/;
const ARTICLE = /^(?:(?:plus|aussi) )?(?:les? |la |l'|mes |nos |des |une? |du )/;

/** How many letters of a piece stand before the thing it names. */
function leadOf(folded: string, { start, end }: Piece, between: string): number {
  const words = folded.slice(start, end);
  const lead = ARTICLE.exec(words)?.[0] ?? '';
  return JOINED.test(between) || lead.startsWith('plus') ? lead.length : 0;
}

const SIZED =
  /^(?<pause>\s*[,;+\n]\s*(?:et )?)(?<thing>[a-z][a-z' -]{3,40} (?:\d|deux|trois|quatre) (?:couches?|passes?|faces?|cotes?|tons?|teintes?|coloris))\s*[.!]?\s*$/;

/** « Pose 3 jours à 140 €, vernis deux couches »: a size that nobody counts closes the text. */
function sizedPiece(found: FinishedReading, { elements, folded }: Prepared): Piece | null {
  const size = elements.at(-1);
  const price = elements.at(-2);
  if (size?.kind !== 'figure' || isCounted(found, size) || !isPrice(found, price)) return null;
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

function isCounted({ lines }: FinishedReading, { index }: Element): boolean {
  return lines.some(({ quantityFrom, priceFrom }) =>
    [...quantityFrom, ...priceFrom].includes(index),
  );
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
  /(?<![a-z])(?:autoliquidation|exoner[a-z]*|franchise|intracommunautaire|janvier|fevrier|mars|avril|mai|juin|juillet|aout|septembre|octobre|novembre|decembre|trimestre|semestre|(?:lun|mar|mercre|jeu|vendre|same)dis?|dimanches?|franco|gratos|rien|autre|venir|urgent|hors|sauf|sans|avec|pour|chez|par|dans|sur|sous|selon|comme|dont|que|qui|je|j'|tu|vous|nous|il|elle|on|c'est|ca|ils|elles|est|sont|ne|n'|pas|a|fourni[es]*|pose[es]*|livre[es]*|fin|reception|stp|svp|bonne?|belle|accord|auto-entrepreneur|bisous?|bises?|biz|ciao|amities|salutations|cordialement|lol|mdr|client|villa|syndic|depl|le|la|les|l'|mon|ma|mes|ton|ta|tes|son|sa|ses|notre|nos|votre|vos|leurs?)(?![a-z])/;

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
