import { COMPILED } from '../constructions/all.ts';
import type { CompiledConstruction } from '../constructions/construction.ts';
import type { Figure, FigureReading, LexToken, Lexed } from '../lex/figure.ts';
import { lex } from '../lex/lex.ts';
import { classesIn, type WordClass } from '../lexicon/classes.ts';
import { isSizeOfThing, unitOf } from '../lexicon/units.ts';
import { unitClass } from '../lexicon/unitClass.ts';
import { hashText } from './hash.ts';
import { hintsAround, hintsIn, type Hints } from './hints.ts';
import { isRate, SAID_OF_DEPOSIT, TO_PAY } from './settled.ts';
import { textPieces, type TextPiece } from './textPieces.ts';

/** A figure's reading with what its neighbourhood says of it. */
export interface Read extends FigureReading {
  /** Names of the constructions that fit. */
  constructions: string[];
  /** The unit the price counts by: « 45 € de l'heure ». */
  per: string | null;
  inclusive: boolean;
  whole: boolean;
  /** What the words around let it mend. */
  hints: Hints;
  words: readonly number[];
  dense: readonly number[];
  /** 2 money, 1 a percentage, 0 neither. */
  coin: number;
  /** Hashes of what the search asks for at every step. */
  kindCode: number;
  unitCode: number;
  perCode: number;
}

/** Something the search decides on, in the order of the text: a figure, or words without one. */
export interface Element {
  index: number;
  kind: 'figure' | 'text';
  start: number;
  token: number;
  reads: Read[];
  /** The likeliest reading of the figure after this one. */
  next: Read | undefined;
}

export interface Prepared extends Lexed {
  elements: Element[];
  figures: Figure[];
  classes: readonly (readonly WordClass[])[];
  /** Line of the text each token stands on. */
  lineOf: Int32Array;
  lineCount: number;
  /** Rates of VAT said, percent; TTC prices come down to HT where only one is. */
  rates: number[];
  /** « prix TTC »: every price includes the tax. */
  allInclusive: boolean;
  amount: number | null;
  /** ISO day; months without a year are those near it. */
  today: string | null;
}

/** « remise a disposition » and its like. */
const LONGEST_IDIOM = 24;

/** Lexes folded text and finds what stands around each figure; features come after. */
export function prepare(
  folded: string,
  amount: number | null,
  today: string | null = null,
): Prepared {
  const lexed = lex(folded);
  const classes = lexed.tokens.map(({ kind, text, start }) =>
    kind === 'word' ? classesIn(text, folded.slice(start, start + LONGEST_IDIOM)) : [],
  );
  const lineOf = new Int32Array(lexed.tokens.length + 1);
  let line = 0;
  lexed.tokens.forEach((token, at) => {
    if (token.kind === 'newline') line += 1;
    lineOf[at] = line;
  });
  lineOf[lexed.tokens.length] = line;
  const billsADeposit = BILLS_A_DEPOSIT.test(folded);
  const known = COMPILED.filter(
    ({ name, when }) =>
      !(billsADeposit && (TO_PAY.has(name) || name === SAID_OF_DEPOSIT)) &&
      (when === null || when.test(folded)),
  );
  const figures = lexed.figures.map((figure): Element => {
    const reads = figure.readings.map((reading) => around(reading, lexed, known));
    return {
      index: 0,
      kind: 'figure',
      start: figure.start,
      token: figure.token,
      reads,
      next: undefined,
    };
  });
  const elements = [
    ...figures,
    ...textPieces(lexed).map((piece) => textElement(folded, piece)),
  ].toSorted((a, b) => a.start - b.start);
  elements.forEach((element, index) => (element.index = index));
  let next: Read | undefined;
  for (const element of elements.toReversed()) {
    element.next = next;
    if (element.kind === 'figure') next = element.reads[0];
  }
  const rates = [
    ...new Set(figures.flatMap(({ reads }) => reads.filter(isRate).map((read) => read.value))),
  ];
  return {
    ...lexed,
    elements,
    classes,
    lineOf,
    lineCount: line,
    rates,
    allInclusive: ALL_INCLUSIVE.test(folded),
    amount,
    today,
  };
}

const ALL_INCLUSIVE =
  /(?:prix|tarifs?|montants?|tout|tous)[^.\n]{0,20}? ttc(?![a-z])|(?:en|tout) ttc(?![a-z])|\n ?(?:en )?ttc(?![a-z])|ttc,? (?:tva )?(?:a )?\d[\d.,]* ?%?\s*$|tva (?:a )?(?:\d[\d.,]* ?%? )?(?:comprise|incluse)(?![a-z])/;
/** There the deposit is what is billed. */
const BILLS_A_DEPOSIT =
  /(?:facture|note|appel|ligne)s? d'(?:acompte|arrhes|avance|un acompte)|^[^a-z]*(?:acompte|arrhes|avance|provision)|acompte (?:de )?\d+ ?%,? (?:sur|total)/;

const saysWhole = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:tout|lot|ensemble|total|forfait|les)$/.test(word));

function around(
  reading: FigureReading,
  lexed: Lexed,
  known: readonly CompiledConstruction[],
): Read {
  const { tokens, folded } = lexed;
  const constructions = known.filter(({ fits }) => fits(reading, lexed)).map(({ name }) => name);
  if (isSize(reading, tokens)) constructions.push('sizeOfThing');
  const next = folded.slice(reading.endWithUnit, reading.endWithUnit + 8);
  const near = (from: number, to: number): string[] =>
    tokens.slice(Math.max(0, from), Math.max(0, to)).map(({ text }) => text);
  const per = perOf(reading, tokens);
  return {
    ...reading,
    constructions,
    per,
    inclusive: /^ ?ttc(?![a-z])/.test(next),
    whole:
      saysWhole(near(reading.tokenAfterUnit, reading.tokenAfterUnit + 4)) ||
      saysWhole(near(reading.token - 4, reading.token)),
    hints: hintsAround(folded, reading.start, reading.endWithUnit),
    words: [],
    dense: [],
    coin: reading.currency !== null ? 2 : reading.percent ? 1 : 0,
    kindCode: hashText(unitClass(reading.unit)),
    unitCode: hashText(reading.unit ?? ''),
    perCode: hashText(per ?? ''),
  };
}

/** « album 30 pages », « carte 10 leçons »: the count tells one such thing from another. */
function isSize({ unit, token, tokenAfter }: FigureReading, tokens: readonly LexToken[]): boolean {
  const noun = tokens[tokenAfter]?.text;
  if (unit === null || noun === undefined) return false;
  for (let at = token - 1; at >= Math.max(0, token - 3); at--) {
    const before = tokens[at];
    if (before?.kind === 'word' && isSizeOfThing(before.text, noun)) return true;
    if (before === undefined || (before.kind === 'sign' && before.text !== '(')) return false;
  }
  return false;
}

const ONE_EACH = /^(?:chacune?|piece|pce|unite|unitaire|u|pc)$/;

/** « / h », « le m² », « par personne », « chacun »; « TJM 450 ». */
function perOf(reading: FigureReading, tokens: readonly LexToken[]): string | null {
  for (let i = 0; i < 4; i++) {
    const at = reading.tokenAfterUnit + i;
    const token = tokens[at];
    if (token === undefined || token.kind === 'newline' || /^[,;.]$/.test(token.text)) break;
    const alone = token.text === 'chaque' && tokens[at + 1]?.kind !== 'word';
    if (alone || (ONE_EACH.test(token.text) && tokens[at + 1]?.text !== 'montee')) return 'unit';
    const opens = /^(?:\/|par|la|le|l|chaque|per)$/.test(token.text);
    if (!opens && !(token.text === 'de' && tokens[at + 1]?.text === 'l')) continue;
    const noun = tokens
      .slice(at + 1, at + 4)
      .find((each) => each.kind === 'word' && each.text !== 'l');
    return noun === undefined ? null : ONE_EACH.test(noun.text) ? 'unit' : unitOf(noun.text);
  }
  const glued = tokens[reading.tokenAfterUnit];
  if (reading.currency !== null && glued !== undefined && /^(?:h|j|tjm|heure)$/.test(glued.text))
    return unitOf(glued.text);
  for (let i = 1; i < 5; i++) {
    const word = tokens[reading.token - i]?.text ?? '';
    if (word === 'tjm' || word === 'journalier') return 'day';
    if (word === 'horaire') return 'hour';
  }
  return null;
}

function textElement(folded: string, { from, to, start, end }: TextPiece): Element {
  const read: Read = {
    form: 'spoken-one',
    value: 1,
    start,
    end,
    endWithUnit: end,
    currency: null,
    percent: false,
    unit: null,
    token: from,
    tokenAfter: to,
    tokenAfterUnit: to,
    constructions: [],
    per: null,
    inclusive: false,
    whole: false,
    hints: hintsIn(folded.slice(start, end)),
    words: [],
    dense: [],
    coin: 0,
    kindCode: hashText('-'),
    unitCode: 0,
    perCode: 0,
  };
  return { index: 0, kind: 'text', start, token: from, reads: [read], next: undefined };
}
