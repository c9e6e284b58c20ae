import { withClosingWork } from './closingWork.ts';
import type { DraftLine, Span } from './draft.ts';
import { fromCents, lineCents } from './exact.ts';
import { lineRates } from './facts/lineRates.ts';
import { lineUnit } from './lexicon/units.ts';
import type { Candidate, CandidateLine } from './readings/candidates.ts';
import type { FinishedReading, ReadLine } from './readings/finish.ts';
import { tokenAt, tokensOf } from './lex/tokens.ts';
import { namesSomething } from './readings/naming.ts';
import type { Prepared } from './readings/prepare.ts';
import type { Reading } from './readings/read.ts';
import { fold } from './fold.ts';
import { withUncodedUnit } from './writing/uncodedUnit.ts';

/** The lines of the reading kept, in its own words: the grammar’s only where it found none. */
export function composeLines(reading: Reading): DraftLine[] {
  const { choice, grammar, prepared } = reading;
  const [chosen] = choice.ranked;
  if (chosen === undefined || chosen.lines.length === 0 || chosen.found === null)
    return withRates(grammar.lineItems, reading);
  if (listsUnpriced(chosen, reading)) return withRates(grammar.lineItems, reading);
  const found = chosen.found?.reading as FinishedReading;
  const rest = [...grammar.lineItems];
  const lines = chosen.lines.map((line, at) => {
    const read = found.lines[at] as ReadLine;
    const span = spanOf(read, reading);
    const same = rest.findIndex((each) => sameFigures(each, line) && overlap(each.span, span));
    const [theirs] = same < 0 ? [] : rest.splice(same, 1);
    const ours = lineOf(line, read, span, reading);
    if (theirs === undefined) return ours;
    return isPoor(ours.description) && isName(theirs.description)
      ? theirs
      : { ...theirs, description: ours.description };
  });
  const rates = lineRates(prepared, found.lines);
  const rated = lines.map((line, at) => ({ ...line, vatRate: rates[at] ?? line.vatRate }));
  const priced = grammar.lineItems.filter(({ unitPrice }) => unitPrice !== 0);
  const whole = priced.length === lines.length ? withUnpriced(rated, rest) : rated;
  return withClosingWork(whole, found, reading);
}

/** « charte graphique + favicon »: without a price the search finds no second line, and the grammar does. */
function listsUnpriced({ lines }: Candidate, { grammar, prompt }: Reading): boolean {
  return (
    /[+\n]/.test(prompt.text.trim()) &&
    grammar.lineItems.length > lines.length &&
    [...lines, ...grammar.lineItems].every(({ unitPrice }) => unitPrice === 0)
  );
}

/**
 * Where both voices read as many prices, work that the grammar alone has heard, in its place: the
 * search looks at figures, and would leave « reprise des boiseries » out without a word.
 */
function withUnpriced(lines: readonly DraftLine[], theirs: readonly DraftLine[]): DraftLine[] {
  const unheard = theirs.filter(
    ({ description, unitPrice }) =>
      unitPrice === 0 &&
      WORK.test(fold(description)) &&
      !lines.some((line) => names(line, description)),
  );
  return [...lines, ...unheard].toSorted((a, b) => a.span.start - b.span.start);
}

/** An act and its object, without figures: « peinture du portail ». */
const WORK =
  /^(?!(?:intervention|prestation|commande|facturation|reglement|paiement|livraison prevue|mention)(?![a-z]))[a-z]*(?:age|[st]ion|ment|ure|pose|reprise|taille|mise|etude|controle|entretien|essai) (?:d[eu']|des|en|au|aux|a) ?[^0-9]{3,}$/;

/** Whether a line already says what an unpriced one would. */
function names({ description }: DraftLine, unpriced: string): boolean {
  const said = wordsOf(description);
  return [...wordsOf(unpriced)].every((word) => said.has(word));
}

function wordsOf(text: string): Set<string> {
  return new Set(fold(text).match(/[a-z]{4,}/g) ?? []);
}

/** A name that only fills the place of one. */
const isBare = (description: string): boolean =>
  /^(?:Main d’œuvre|Kilomètres|Prestation|Heures de travail|Journées de travail|Demi-journée de travail|Mensualités|Mots|Pages|Personnes|Surface)$/.test(
    description,
  );

/** Beyond this a name is a sentence that has been swallowed whole. */
const LONGEST_NAME = 90;

/** A name that says no work: « Mardi », « Moi ». */
const isPoor = (description: string): boolean => isBare(description) || !saysWork(description);

/** Whether the grammar names one thing: with two figures, or a percentage, it has swallowed another line. */
function isName(description: string): boolean {
  return (
    !isBare(description) &&
    !/^(?:\d+(?:,\d+)? ?%|majoration|suppl[ée]ment|surcharge)/i.test(description) &&
    saysWork(description) &&
    description.length <= LONGEST_NAME &&
    (description.match(/\d+/g) ?? []).length < 2
  );
}

function saysWork(description: string): boolean {
  const tokens = tokensOf(fold(description));
  return namesSomething(tokens, 0, tokens.length);
}

/** The grammar's own lines, with the rates said of each. */
function withRates(lines: readonly DraftLine[], { prepared, prompt }: Reading): DraftLine[] {
  const places = lines.map(({ span }) => wordsAt(prepared, prompt.origin, span));
  const rates = lineRates(prepared, places);
  return lines.map((line, at) => ({ ...line, vatRate: line.vatRate ?? rates[at] ?? null }));
}

function wordsAt(
  { tokens }: Prepared,
  origin: (offset: number) => number,
  span: Span,
): { from: number; to: number } {
  const from = tokens.findIndex((token) => origin(token.start) >= span.start);
  const last = tokens.findLastIndex((token) => origin(token.start) < span.end);
  return from < 0
    ? { from: tokenAt(tokens, span.start), to: tokens.length }
    : { from, to: last + 1 };
}

const sameFigures = (a: { quantity: number; unitPrice: number }, b: CandidateLine): boolean =>
  Math.abs(a.quantity - b.quantity) < 0.001 && Math.abs(a.unitPrice - b.unitPrice) < 0.005;

const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;

function spanOf(read: ReadLine, { prepared, prompt }: Reading): Span {
  const first = prepared.tokens[read.from];
  const last = prepared.tokens[read.to - 1];
  if (first === undefined || last === undefined)
    return { start: 0, end: prompt.origin(prompt.text.length) };
  return { start: prompt.origin(first.start), end: prompt.origin(Math.max(first.end, last.end)) };
}

/** « (3 heures) sur la maquette »: a heading says what was done there. */
const ON_SOMETHING = /^sur (?=(?:la|le|les|une?|votre|vos|des|du) |l['’])/i;

function lineOf(
  line: CandidateLine,
  read: ReadLine,
  span: Span,
  { prepared, prompt }: Reading,
): DraftLine {
  const first = prepared.tokens[read.from];
  const last = prepared.tokens[read.to - 1];
  const source =
    first === undefined || last === undefined
      ? ''
      : prompt.typed.slice(first.start, last.end).trim();
  const unpriced = read.unpriced && line.unitPrice === 0;
  return {
    description: withUncodedUnit(
      line.description.replace(ON_SOMETHING, 'Travail sur '),
      read.unit,
      line.quantity,
    ),
    quantity: line.quantity,
    unitPrice: line.unitPrice,
    total: fromCents(lineCents(line.quantity, line.unitPrice)),
    unit: lineUnit(read.unit),
    vatRate: read.rate,
    source,
    span,
    flags: unpriced
      ? ['price_to_complete']
      : read.inclusive && read.rate === null
        ? ['ttc_without_rate']
        : [],
    alternatives: [],
  };
}
