import type { Prepared } from '../readings/prepare.ts';
import { newLine, type Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import {
  clauseBefore,
  COUNT,
  counted,
  countOf,
  figuresWithin,
  isBilled,
  tokenFrom,
} from './places.ts';

const MONEY = String.raw`(\d+(?:[.,]\d+)?) ?(?:€|e|euros?)?`;
const RANKED = new RegExp(
  String.raw`(?<![\d.,])${MONEY}(?: ?(?:la |l'|/ ?)?(?:piece|une?|unite))? (?:pour )?les (${COUNT}) premiere?s?[a-z ]{0,12},? (?:puis |et |ensuite )?(?:a )?${MONEY} ?(?:(?:pour )?les? (?:suivante?s?|autres?|reste)|ensuite|apres|au[ -]dela)(?![a-z])`,
);

/** The price stands before the part it is of: what is behind the part is the price of the others. */
export function saysRanks(folded: string): boolean {
  return RANKED.test(folded);
}

/** « 14 conduits ramonés, 38 € les 10 premiers, 30 € les suivants ». */
export const pricedByRank: Implication = {
  name: 'pricedByRank',
  kind: 'part',
  when: /premier/,
  workOut,
  examples: [
    ['14 conduits ramonés. 38 € pièce les 10 premiers, 30 les suivants', '10×38; 4×30'],
    ['6 leçons à domicile, 45 € les quatre premières, 40 ensuite', '4×45; 2×40'],
  ],
  not: ['14 conduits ramonés à 38 €, les premiers en mars'],
};

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  const found = RANKED.exec(prepared.folded);
  if (found === null) return null;
  const [words, price = '', first = '', rest = ''] = found;
  const end = found.index + words.length;
  const whole = figuresWithin(prepared, 0, found.index).findLast(
    ({ reads: [read] }) =>
      read !== undefined &&
      read.currency === null &&
      !read.percent &&
      (read.form === 'integer' || read.form === 'spoken' || read.form === 'spoken-digit') &&
      read.value > countOf(first),
  );
  const count = whole?.reads[0];
  if (whole === undefined || count === undefined) return null;
  const inside = new Set(figuresWithin(prepared, found.index, end).map(({ index }) => index));
  const isOfIt = (line: Line): boolean =>
    [...line.priceFrom, ...line.quantityFrom].some(
      (index) => inside.has(index) || index === whole.index,
    );
  const at = lines.findIndex((line) => isBilled(line) && isOfIt(line));
  if (at < 0) return null;
  const cut = tokenFrom(prepared, clauseBefore(prepared, whole.start));
  const units = count.unit === null ? [] : [count.unit];
  const prices = [...inside];
  const made = [
    newLine({
      quantity: countOf(first),
      price: Number(price.replace(',', '.')),
      quantityFrom: [whole.index],
      priceFrom: prices.slice(0, 1),
      units,
      counts: 1,
      history: 'qu',
      cut,
      end: tokenFrom(prepared, found.index),
      stop: tokenFrom(prepared, found.index),
    }),
    newLine({
      quantity: counted(count.value - countOf(first)),
      quantityFrom: [whole.index],
      price: Number(rest.replace(',', '.')),
      priceFrom: prices.slice(-1),
      units,
      history: 'ui',
      cut,
      end: tokenFrom(prepared, end),
      stop: tokenFrom(prepared, found.index),
    }),
  ];
  const kept = lines.filter((line) => !isOfIt(line));
  return [...kept.slice(0, at), ...made, ...kept.slice(at)];
}
