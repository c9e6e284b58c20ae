import { conversion } from '../lexicon/units.ts';
import { isSetAside } from './actions.ts';
import type { Candidate } from './candidates.ts';
import type { ReadLine } from './finish.ts';
import { stepsOf, type Step } from './path.ts';
import type { Element, Prepared, Read } from './prepare.ts';

/** What a person notices in lines read wrong, counted; zero for the grammar's own. */
export interface Signs {
  /** Prices said of one (« par dos ») on a line that counts nothing. */
  rateAlone: number;
  /** … where the text counts such things: « 26 personnes…, audiophones 2 €/pers ». */
  rateUncounted: number;
  /** Sums with cents and without a currency that no line takes: « les timbres c'était 9,80 ». */
  centsUnused: number;
  /** Sums of three digits and more that no line takes and nothing explains. */
  largeUnused: number;
  /** « -20 € », « remise 5 % » where nothing is taken off for it. */
  reductionUnused: number;
  /** « un sapin de 3 m »: one thing counted by its size. */
  oneMeasured: number;
  /** Counts in brackets, which mostly describe: « bilan (1h30) à 85 € ». */
  countInBrackets: number;
  /** Prices beside « offert », « compris », « en option ». */
  freeBilled: number;
  /** Most words between a line's count and its price. */
  gap: number;
  /** Counts of people, who are rarely what is billed. */
  people: number;
  /** Two of a thing beside another price: « deux missels, 85 € le premier, 70 € le second ». */
  pair: number;
  /** Figures set aside that a line takes elsewhere. */
  saidTwice: number;
  /** A count in one unit, a price said of another: « 4 portes 240 le trimestre ». */
  otherUnit: number;
  /** The last figure billed without a currency where others have one. */
  bareLast: number;
  /** Prices that stand where labels and references do. */
  labelled: number;
  /** Prices of a day, a night or a month alone, where the text says how many. */
  rateDated: number;
  /** … of a person or of each. */
  eachAlone: number;
  /** Ten and more of what costs a hundred and more, which nothing says is the price of one. */
  dearMany: number;
}

/** A reading as the signs look at it: its lines, and which figure was read as what. */
interface Seen {
  prepared: Prepared;
  lines: readonly ReadLine[];
  figures: readonly Element[];
  steps: ReadonlyMap<number, Step>;
  used: ReadonlySet<number>;
}

/** Looks at a reading the way somebody checks a bill. */
export function signsOf(prepared: Prepared, { found }: Candidate): Signs {
  const signs = noSigns();
  if (found === null) return signs;
  const { lines } = found.reading;
  const seen: Seen = {
    prepared,
    lines,
    figures: prepared.elements.filter(({ kind }) => kind === 'figure'),
    steps: new Map(stepsOf(found.state).map((step) => [step.element.index, step])),
    used: new Set(lines.flatMap((line) => [...line.priceFrom, ...line.quantityFrom])),
  };
  for (const line of lines) if (line.percent === null) weighLine(signs, seen, line);
  for (const figure of seen.figures) weighFigure(signs, seen, figure);
  signs.bareLast = isLastBare(seen) ? 1 : 0;
  for (const name of Object.keys(signs) as (keyof Signs)[])
    signs[name] = Math.min(name === 'gap' ? 8 : 3, signs[name]);
  return signs;
}

function noSigns(): Signs {
  return {
    rateAlone: 0,
    rateUncounted: 0,
    centsUnused: 0,
    largeUnused: 0,
    reductionUnused: 0,
    oneMeasured: 0,
    countInBrackets: 0,
    freeBilled: 0,
    gap: 0,
    people: 0,
    pair: 0,
    saidTwice: 0,
    otherUnit: 0,
    bareLast: 0,
    labelled: 0,
    rateDated: 0,
    eachAlone: 0,
    dearMany: 0,
  };
}

const FREE = new Set([
  'offeredAfter',
  'offeredBefore',
  'offeredApart',
  'includedAfter',
  'optionAfter',
  'optionBefore',
  'givenUpAfter',
  'notCounted',
  'notCountedAfter',
]);
const LABELS = new Set([
  'labelled',
  'reference',
  'numbered',
  'ordinal',
  'address',
  'postcode',
  'year',
  'sizeOf',
  'clock',
  'since',
  'age',
]);
const says = (read: Read, names: ReadonlySet<string>): boolean =>
  read.constructions.some((name) => names.has(name));

function weighLine(signs: Signs, seen: Seen, line: ReadLine): void {
  const price = readOf(seen, line.priceFrom[0]);
  if (price === undefined) return;
  if (line.quantity === 1 && line.quantityFrom.length === 0) weighRate(signs, seen, price);
  for (const index of line.quantityFrom) weighCount(signs, seen, line, readOf(seen, index));
  if (says(price, FREE)) signs.freeBilled += 1;
  if (says(price, LABELS)) signs.labelled += 1;
  const [only, ...more] = line.quantityFrom;
  const count = more.length === 0 ? readOf(seen, only) : undefined;
  if (count !== undefined) {
    signs.gap = Math.max(signs.gap, Math.abs(price.token - count.tokenAfterUnit));
    if (isOfAnother(count.unit, price.per)) signs.otherUnit += 1;
  }
  if (line.quantity >= 10 && line.unitPrice >= 100 && price.per === null) signs.dearMany += 1;
  const beside = seen.lines.some(
    (other) => other !== line && other.quantity === 1 && other.priceFrom.length > 0,
  );
  if (line.quantity === 2 && beside) signs.pair += 1;
}

const TIMED = /^(?:day|night|month|week|n:nuit|n:nuitee|n:jour|n:mois)/;
const SPANS = new Set(['day', 'night', 'month', 'week']);
/** « du 12 au 16 », « de janvier à juin », « les 5 et 6 ». */
const DATES =
  /(?<![a-z])(?:du|de|des|les|entre|jusqu)[^.;\n]{0,14}(?:\d|janv|fev|mars|avr|mai|juin|juil|aout|sept|oct|nov|dec)[^.;\n]{0,14}(?:au|a|et|jusqu) /;

/** A price said of one, on a line that counts nothing. */
function weighRate(signs: Signs, seen: Seen, price: Read): void {
  const { per } = price;
  if (per === null) return;
  signs.rateAlone += 1;
  if (per === 'unit' || per === 'person') signs.eachAlone += 1;
  const reads = seen.figures.map(({ reads: [first] }) => first as Read);
  const counted = seen.figures.some((figure) => isCountOf(seen, figure, per, price));
  if (counted) signs.rateUncounted += 1;
  const spans = reads.some(({ value, unit }) => value > 1 && unit !== null && SPANS.has(unit));
  if (TIMED.test(per) && (spans || DATES.test(seen.prepared.folded))) signs.rateDated += 1;
}

function isCountOf({ lines }: Seen, figure: Element, per: string, price: Read): boolean {
  const read = figure.reads[0] as Read;
  if (read === price || read.value <= 1) return false;
  if (per !== 'unit')
    return read.unit !== null && (read.unit === per || conversion(read.unit, per) !== null);
  const plain = read.currency === null && !read.percent;
  return plain && lines.some((line) => line.quantityFrom.includes(figure.index));
}

function weighCount(signs: Signs, seen: Seen, line: ReadLine, count: Read | undefined): void {
  if (count === undefined) return;
  const { tokens } = seen.prepared;
  const measured = count.unit !== null && !count.unit.startsWith('n:');
  if (measured && line.quantity !== 1 && isOfOne(seen.prepared, count)) signs.oneMeasured += 1;
  if (tokens[count.token - 1]?.text === '(' || tokens[count.token - 2]?.text === '(')
    signs.countInBrackets += 1;
  if (count.unit === 'person' || count.unit === 'n:personne') signs.people += 1;
}

/** « un sapin de » stands before the measure. */
function isOfOne({ tokens }: Prepared, { token }: Read): boolean {
  for (let at = token - 1; at >= token - 4; at--) {
    const before = tokens[at];
    if (before === undefined || before.kind === 'newline' || /^[,;.]$/.test(before.text))
      return false;
    if (/^une?$/.test(before.text)) return true;
  }
  return false;
}

const isOfAnother = (unit: string | null, per: string | null): boolean =>
  unit !== null && per !== null && per !== 'unit' && unit !== per && conversion(unit, per) === null;

const REDUCES = new Set([
  'negative',
  'deduction',
  'deductedAfter',
  'discountBefore',
  'discountAfter',
]);
/** Roles in which a percentage or a sum takes nothing off, whatever stands before it. */
const TAKES_NOTHING = new Set(['vatRate', 'depositPaid', 'depositAsked', 'date', 'reference']);
/** Forms that are no sum of money. */
const NO_SUM = new Set(['date', 'phone', 'identifier', 'code', 'dimension']);

/** A figure and what the lines make of it. */
function weighFigure(signs: Signs, seen: Seen, figure: Element): void {
  const read = readOf(seen, figure.index) ?? (figure.reads[0] as Read);
  if (says(read, REDUCES) && !isTakenOff(seen, figure)) signs.reductionUnused += 1;
  if (seen.used.has(figure.index)) return;
  if (seen.figures.some((other) => other !== figure && isSameUsed(seen, other, read)))
    signs.saidTwice += 1;
  if (!isBare(read) || read.constructions.some((name) => name !== 'atPrice')) return;
  const { form, value } = read;
  const year = value > 1900 && value < 2100;
  if (value % 1 !== 0 && form !== 'dimension' && form !== 'date') signs.centsUnused += 1;
  if (value % 1 === 0 && value >= 100 && !year && !NO_SUM.has(form)) signs.largeUnused += 1;
}

function isTakenOff({ lines, steps }: Seen, { index }: Element): boolean {
  if (lines.some((line) => line.unitPrice < 0 && line.priceFrom.includes(index))) return true;
  const action = steps.get(index)?.action;
  return action !== undefined && isSetAside(action) && TAKES_NOTHING.has(action);
}

const isSameUsed = ({ used }: Seen, { index, reads }: Element, read: Read): boolean =>
  used.has(index) && reads[0]?.value === read.value;

function isLastBare(seen: Seen): boolean {
  const last = seen.figures.at(-1);
  const read = last !== undefined && seen.used.has(last.index) ? readOf(seen, last.index) : null;
  if (read === null || read === undefined || !isBare(read)) return false;
  return seen.figures.some(({ reads }) => reads[0]?.currency !== null);
}

const isBare = ({ currency, percent, unit }: Read): boolean =>
  currency === null && !percent && unit === null;

function readOf({ steps }: Seen, index: number | undefined): Read | undefined {
  return index === undefined ? undefined : steps.get(index)?.read;
}
