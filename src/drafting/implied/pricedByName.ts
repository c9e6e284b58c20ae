import type { Prepared } from '../readings/prepare.ts';
import { net, newLine, type Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import { namedPieces, type NamedPiece } from './namedPieces.ts';
import { elementsOf, firstFigure, tokenFrom } from './places.ts';

interface Priced {
  count: NamedPiece;
  price: NamedPiece;
}

/** « tarifs : table 6, banc 3,50. 12 tables, 24 bancs »: counts in one place, prices in another, and names that join them. */
export const pricedByName: Implication = {
  name: 'pricedByName',
  kind: 'each',
  when: /\d[^]*?\d[^]*?\d/,
  workOut,
  examples: [
    ['tarifs : table 6 / banc 3,50\n12 tables\n24 bancs', '12×6; 24×3.5'],
    [
      'draps 40\ntaies 60\nnappes 12\ndraps 2,10 / taies 0,80 / nappes 3,50',
      '40×2.1; 60×0.8; 12×3.5',
    ],
    ['rampants 62 m2\ncloison 18 m2\nrampant 41 € le m2, cloison 47 €', '62×41; 18×47'],
  ],
  not: ['12 tables à 6 €, 24 bancs à 3,50 €', 'table 120 €, 2 bancs 45 €'],
};

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  const priced = pairsIn(prepared);
  if (priced.length === 0) return null;
  const taken = new Set(priced.flatMap(({ count, price }) => [count, price]).map(indexOf));
  const kept = lines.filter(
    (line) =>
      line.percent !== null ||
      (elementsOf(prepared, line).length > 0 &&
        !elementsOf(prepared, line).some(({ index }) => taken.has(index))),
  );
  const made = priced.map((each) => lineOf(prepared, each));
  return [...made, ...kept.map((line) => behind(prepared, line, priced))].toSorted(
    (a, b) => firstFigure(prepared, a) - firstFigure(prepared, b),
  );
}

const indexOf = ({ figure }: NamedPiece): number => figure.index;

function lineOf(prepared: Prepared, { count, price }: Priced): Line {
  const { unit, value } = count.read;
  const to = tokenFrom(prepared, count.to);
  return newLine({
    ...net(prepared, price.read),
    quantity: value,
    quantityFrom: [count.figure.index],
    units: unit === null ? [] : [unit],
    counts: 1,
    per: price.read.per,
    priceFrom: [price.figure.index],
    history: 'u',
    cut: tokenFrom(prepared, count.from),
    end: to,
    stop: to,
  });
}

/** A line that stays has none of the words joined before it. */
function behind(prepared: Prepared, line: Line, priced: readonly Priced[]): Line {
  const start = firstFigure(prepared, line);
  const ends = priced
    .flatMap(({ count, price }) => [count.to, price.to])
    .filter((to) => to <= start);
  return { ...line, cut: Math.max(line.cut, tokenFrom(prepared, Math.max(0, ...ends))) };
}

/** The pairs of the place in the text that parts most counts from their prices. */
function pairsIn(prepared: Prepared): Priced[] {
  const pieces = namedPieces(prepared);
  let best: Priced[] = [];
  for (let at = 1; at < pieces.length; at++) {
    const before = pieces.slice(0, at);
    const after = pieces.slice(at);
    for (const found of [pairs(before, after), pairs(after, before)])
      if (found.length > best.length) best = found;
  }
  return best;
}

function pairs(counts: readonly NamedPiece[], prices: readonly NamedPiece[]): Priced[] {
  if (counts.some(isMoney) || !prices.every(isPrice)) return [];
  const found = counts.filter(isCount).flatMap((count) => {
    const price = priceOf(count, prices);
    return price === undefined ? [] : [{ count, price }];
  });
  return new Set(found.map(({ price }) => price)).size > 1 ? found : [];
}

const isMoney = ({ read }: NamedPiece): boolean => read.currency !== null || read.per !== null;

const isCount = ({ read: { unit, form } }: NamedPiece): boolean =>
  form !== 'cents' && unit !== 'second' && unit !== 'minute' && unit !== 'litre';

/** Money, or a plain figure behind its name. */
const isPrice = (piece: NamedPiece): boolean =>
  isMoney(piece) || (piece.nameFirst && piece.read.unit === null);

/** The price with most of the words of what is counted; without any, the one of its unit. */
function priceOf(count: NamedPiece, prices: readonly NamedPiece[]): NamedPiece | undefined {
  const shared = (price: NamedPiece): number =>
    price.names.filter((name) => count.names.some((other) => isAlike(name, other))).length;
  const ranked = prices.toSorted((a, b) => shared(b) - shared(a));
  const [first] = ranked;
  if (first !== undefined && shared(first) > 0) return first;
  return prices.find(({ names, read }) => names.length === 0 && read.per === count.read.unit);
}

/** « ext » is « exterieur ». */
function isAlike(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].toSorted((a, b) => a.length - b.length);
  return short.length >= 3 && long.startsWith(short);
}
