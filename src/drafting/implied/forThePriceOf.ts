import type { Prepared } from '../readings/prepare.ts';
import type { Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import { COUNT, countOf, figuresWithin, isBilled, withLine } from './places.ts';

const OFFER = new RegExp(
  String.raw`(${COUNT})(?: [a-z]+){0,3} (?:pour le prix d(?:e |'|es )|payees? )(${COUNT})`,
);

/** « 60 pots à 5,40 €, 10 pour le prix de 9 », « 2 lavages pour le prix d'un à 45 € »: of so many, so many are billed. */
export const forThePriceOf: Implication = {
  name: 'forThePriceOf',
  kind: 'fewer',
  when: /pour le prix d|paye/,
  workOut,
  examples: [
    ['60 pots de miel à 5,40 €, 10 pour le prix de 9', '54×5.4'],
    ['2 lavages complets pour le prix d’un à 45 €, shampoing 60 €', '1×45; 1×60'],
  ],
  not: ['60 pots de miel à 5,40 €', '3 tables pour le prix de 120 €'],
};

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  const offer = OFFER.exec(prepared.folded);
  if (offer === null) return null;
  const [words, among = '', paid = ''] = offer;
  const [group, billed] = [countOf(among), countOf(paid)];
  if (group < 2 || billed < 1 || billed >= group) return null;
  const own = figuresWithin(prepared, offer.index, offer.index + words.length).map(
    ({ index }) => index,
  );
  const counts = (line: Line): boolean => isBilled(line) && line.quantity >= group;
  const said = (line: Line): boolean => line.quantityFrom.some((index) => own.includes(index));
  const at = lines.findIndex((line) => counts(line) && !said(line));
  const place = at >= 0 ? at : lines.findIndex(counts);
  const line = lines[place];
  if (line === undefined) return null;
  const quantity = Math.floor(line.quantity / group) * billed + (line.quantity % group);
  return withLine(lines, place, { quantity }).filter((each, i) => i === place || !said(each));
}
