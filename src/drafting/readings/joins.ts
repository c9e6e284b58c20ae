import type { Candidate } from './candidates.ts';
import type { ReadLine } from './finish.ts';
import { namesSomething } from './naming.ts';
import { stepsOf } from './path.ts';
import type { Element, Prepared, Read } from './prepare.ts';
import { isSetAside } from './actions.ts';
import { isUnusual } from './usualPrice.ts';

/** How the figures of a reading's lines hang together in the text; zero for the grammar's own. */
export interface Joins {
  /** Counts of things multiplied by a price that nothing says is the price of one. */
  loose: number;
  /** … where the price is a round number of times the count: « 3 fenêtres 900 € ». */
  looseRound: number;
  /** … where the line is named before its count: « logo (3 pistes) 550 ». */
  looseInside: number;
  /** Hours, metres or kilos beside a price that does not say « à » or « l’heure ». */
  looseMeasured: number;
  /** Counts multiplied by a price « à », « x », « chacun », « / h ». */
  tight: number;
  /** Lines of one price without a count, with its currency and without. */
  plain: number;
  plainBare: number;
  /** Lines that borrow a price or a count, add counts up, share or take off. */
  borrowed: number;
  several: number;
  /** Lines whose count another figure, or a word, mends. */
  mended: number;
  /** Prices of an hour, a day, a metre… that nobody asks. */
  unusual: number;
  /** Figures among a line’s words that the line does not use, and nothing else explains. */
  crowd: number;
  /** Plain figures set aside although nothing beside them says why. */
  asideBare: number;
  /** Share of the text's words that no line takes up. */
  unread: number;
}

const JOINED = /^(?:a|x|×|\*|@|\/|par)$/;
/** Forms that say by themselves that they count nothing. */
const TELLING = new Set([
  'date',
  'phone',
  'identifier',
  'code',
  'dimension',
  'ordinal',
  'clock-range',
]);

/** Weighs « 2 caméras 550 » against « 2 caméras à 550 ». */
export function joinsOf(prepared: Prepared, { found }: Candidate): Joins {
  const joins: Joins = {
    loose: 0,
    looseRound: 0,
    looseInside: 0,
    looseMeasured: 0,
    tight: 0,
    plain: 0,
    plainBare: 0,
    borrowed: 0,
    several: 0,
    mended: 0,
    unusual: 0,
    crowd: 0,
    asideBare: 0,
    unread: 0,
  };
  if (found === null) return joins;
  const { elements, tokens } = prepared;
  const taken = new Uint8Array(tokens.length);
  const used = new Set(
    found.reading.lines.flatMap((line) => [...line.priceFrom, ...line.quantityFrom]),
  );
  found.reading.lines.forEach((line, at) => {
    taken.fill(1, line.from, line.to);
    const history = found.state.lines[at]?.history ?? '';
    if (/[iafeds]/.test(history)) joins.borrowed += 1;
    if (/q.*q/.test(history)) joins.several += 1;
    if (history.includes('m')) joins.mended += 1;
    weighLine(joins, prepared, line);
  });
  for (const element of elements) {
    if (element.kind === 'text' || used.has(element.index)) continue;
    const read = element.reads[0];
    if (read === undefined || isExplained(read)) continue;
    if (taken[element.token] === 1) joins.crowd += 1;
  }
  joins.asideBare = stepsOf(found.state).filter(
    ({ element, read, action }) =>
      element.kind === 'figure' && isSetAside(action) && !isExplained(read) && read.value !== 1,
  ).length;
  const words = tokens.filter(({ kind, text }) => kind === 'word' && text.length > 2);
  const unread = tokens.filter(
    ({ kind, text }, at) => kind === 'word' && text.length > 2 && taken[at] === 0,
  );
  for (const name of Object.keys(joins) as (keyof Joins)[]) joins[name] = Math.min(3, joins[name]);
  joins.unread = Math.round((100 * unread.length) / Math.max(1, words.length)) / 100;
  return joins;
}

const isExplained = (read: Read): boolean =>
  TELLING.has(read.form) || read.constructions.some((name) => name !== 'atPrice');

function weighLine(joins: Joins, { elements, tokens }: Prepared, line: ReadLine): void {
  const price = elements[line.priceFrom[0] ?? -1]?.reads[0];
  if (price === undefined) return;
  if (isUnusual(line.unit, Math.abs(line.unitPrice))) joins.unusual += 1;
  const counts = line.quantityFrom
    .map((index) => elements[index])
    .filter((element): element is Element => element !== undefined && element.kind === 'figure');
  const count = counts[0]?.reads[0];
  if (line.quantity === 1 || count === undefined) {
    if (price.currency === null) joins.plainBare += 1;
    else joins.plain += 1;
    return;
  }
  const before = tokens[price.token - 1]?.text ?? '';
  if (price.per !== null || JOINED.test(before)) {
    joins.tight += 1;
    return;
  }
  const measured = counts.some(({ reads }) => {
    const unit = reads[0]?.unit ?? null;
    return unit !== null && !unit.startsWith('n:');
  });
  if (measured) {
    joins.looseMeasured += 1;
    return;
  }
  joins.loose += 1;
  if (line.quantity % 1 === 0 && (line.unitPrice / line.quantity) % 5 === 0) joins.looseRound += 1;
  if (namesSomething(tokens, line.from, count.token)) joins.looseInside += 1;
}
