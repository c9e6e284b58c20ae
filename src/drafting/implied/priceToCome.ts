import { PRICE_TO_COME } from '../lexicon/priceToCome.ts';
import { isPause, namesSomething } from '../readings/naming.ts';
import type { Element, Prepared } from '../readings/prepare.ts';
import { newLine, type Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import {
  clauseBefore,
  countedBy,
  elementsOf,
  figuresWithin,
  firstFigure,
  tokenFrom,
  withLine,
} from './places.ts';

const TO_COME = new RegExp(PRICE_TO_COME, 'g');

/** « sous-titres anglais prix à voir », « page « à propos » à chiffrer »: a line whose price is to complete. */
export const priceToCome: Implication = {
  name: 'priceToCome',
  kind: 'open',
  when: new RegExp(PRICE_TO_COME),
  workOut,
  examples: [
    ['bande-annonce 600 €, sous-titres anglais prix à voir', '1×600; 1×0'],
    ['accueil 190 €, 6 pages services à 120 €, page contact à chiffrer', '1×190; 6×120; 1×0'],
    ['close-up à l’apéritif (tarif à convenir), transport 140 km à 0,52 €', '1×0; 140×0.52'],
    ['prévoir carrelage, prix à voir, et pose 18 m² à 35 €', '1×0; 18×35'],
    ['macarons 200 pièces à 1,10 €, boîtes cadeau (prix ?)', '200×1.1; 1×0'],
  ],
  not: [
    'remplacement de la pompe 95 €, à voir avec Fred',
    'mise au propre 4 h à 60 €, tarif à confirmer pour la suite au téléphone',
  ],
};

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  let result: Line[] = [...lines];
  for (const { 0: words, index } of prepared.folded.matchAll(TO_COME)) {
    const from = thingBefore(prepared, index);
    const to = index + words.length;
    if (from === null || isBilled(prepared, result, from, to)) continue;
    const place = result.filter((line) => isBefore(prepared, line, from)).length;
    const next = result[place];
    // The line behind it may have taken these words for its name.
    if (next !== undefined && startOf(prepared, next) < to)
      result = withLine(result, place, { cut: tokenFrom(prepared, to) });
    const line = newLine({
      ...countedBy(countIn(prepared, from, index)),
      history: 't',
      cut: tokenFrom(prepared, from),
      end: tokenFrom(prepared, index),
    });
    result = [...result.slice(0, place), line, ...result.slice(place)];
  }
  return result.length > lines.length ? result : null;
}

/** Where the thing without a price begins: in the clause of those words, or in the one their bracket follows. */
function thingBefore(prepared: Prepared, place: number): number | null {
  const { tokens } = prepared;
  let to = tokenFrom(prepared, place);
  while (to > 0 && isPause(tokens[to - 1])) to -= 1;
  const from = clauseBefore(prepared, tokens[to - 1]?.end ?? 0);
  const first = tokenFrom(prepared, from);
  return to > first && namesSomething(tokens, first, to) ? from : null;
}

/** A price stands in those words, or they already are a line of their own. */
function isBilled(prepared: Prepared, lines: readonly Line[], from: number, to: number): boolean {
  const isIn = (place: number): boolean => from <= place && place < to;
  const priced = figuresWithin(prepared, from, to).some(
    ({ index, reads: [read] }) =>
      read?.currency != null || lines.some(({ priceFrom }) => priceFrom.includes(index)),
  );
  return (
    priced ||
    lines.some((line) => {
      const places = elementsOf(prepared, line).map(({ start }) => start);
      return places.length > 0 ? places.some(isIn) : isIn(startOf(prepared, line));
    })
  );
}

const startOf = ({ tokens }: Prepared, { cut }: Line): number => tokens[cut]?.start ?? 0;

function isBefore(prepared: Prepared, line: Line, place: number): boolean {
  const first = firstFigure(prepared, line);
  return (first === Infinity ? startOf(prepared, line) : first) < place;
}

/** A plain count said first in those words; a date, a size or a label counts nothing. */
function countIn(prepared: Prepared, from: number, to: number): Element | undefined {
  const [figure] = figuresWithin(prepared, from, to);
  const read = figure?.reads[0];
  const isCount =
    read !== undefined &&
    !read.percent &&
    read.constructions.length === 0 &&
    ['integer', 'spoken', 'decimal'].includes(read.form);
  return isCount ? figure : undefined;
}
