import type { Prepared } from '../readings/prepare.ts';
import type { Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import {
  COUNT,
  countOf,
  counted,
  figuresWithin,
  firstFigure,
  isBilled,
  lastFigure,
  tokenFrom,
  withLine,
} from './places.ts';
import { saysRanks } from './pricedByRank.ts';

const OF_THEM = /(?<![a-z])(?:dont|sauf|mais|hormis|excepte|parmi)(?![a-z])/;
/** « sauf que », « mais retirez », « mais plafonné à »: no part of what was counted. */
const NO_PART = /(?:mais|sauf) (?:que|comme)|retire|enleve|plafonn|supplement|gratui|offer/;
const SOME = new RegExp(String.raw`(?<![a-z])(?:les? |la |l'|des )?(${COUNT})`);
const LAST_OF_THEM = new RegExp(
  String.raw`(?<![a-z])les (?:(${COUNT}) (?:dernier|premier|autre)|(?:dernier|premier)[a-z]* (${COUNT}))`,
);
const ONE =
  /(?<![a-z])(?:l[ea] |l')(?!reste|tout|total)(?:[a-z]+)|celui|celle|une? (?:seule?|des|d'entre)/;

/** « 5 chênes à 240, dont 2 à 150 », « 4 visuels à 320 sauf le dernier à 200 ». */
export const partAtOtherPrice: Implication = {
  name: 'partAtOtherPrice',
  kind: 'part',
  when: /dont|sauf|mais|hormis|excepte|parmi|les (?:[\da-z]+ )?(?:dernier|premier|autre)/,
  workOut,
  examples: [
    ['bagues laiton 10 à 14 €, dont 2 à 11 €', '8×14; 2×11'],
    ['4 visuels à 320 €, sauf le dernier à 200 €', '3×320; 1×200'],
    ['10 articles à 60 €, les 3 derniers à 45 €', '7×60; 3×45'],
    ['brunch 10 personnes à 28 €, mais les 3 enfants à 14 €', '7×28; 3×14'],
  ],
  not: [
    '10 articles à 60 €, 3 photos à 45 €',
    '4 visuels à 320 €, et le plan média à 480 €',
    '4 séances à 70 €, mais je lui retire 30 €',
  ],
};

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  if (saysRanks(prepared.folded)) return null;
  for (let at = 1; at < lines.length; at++) {
    const part = lines[at] as Line;
    if (!isBilled(part)) continue;
    const said = partSaid(prepared, lines, at);
    if (said === null) continue;
    const whole = lines.findLastIndex(
      (line, index) => index < at && isBilled(line) && line.quantity > said.count,
    );
    const from = lines[whole];
    if (from === undefined || from.price === part.price) continue;
    const parted = withLine(lines, at, {
      quantity: said.count,
      quantityFrom: said.from,
      cut: Math.min(part.cut, said.cut),
    });
    return withLine(parted, whole, { quantity: counted(from.quantity - said.count) });
  }
  return null;
}

/** How many of what came before a line is about, where it says so. */
function partSaid(
  prepared: Prepared,
  lines: readonly Line[],
  at: number,
): { count: number; from: number[]; cut: number } | null {
  const part = lines[at] as Line;
  const before = lines[at - 1] as Line;
  const from = lastFigure(prepared, before);
  const to = Math.max(...part.priceFrom.map((index) => prepared.elements[index]?.start ?? 0));
  if (part.priceFrom.length === 0 || to <= from) return null;
  const words = prepared.folded.slice(from, to);
  const opened = OF_THEM.exec(words);
  const last = LAST_OF_THEM.exec(words);
  if ((opened === null && last === null) || NO_PART.test(words)) return null;
  const open = opened ?? last;
  const cut = tokenFrom(prepared, from + (open?.index ?? 0) + (opened?.[0].length ?? 0));
  if (part.quantityFrom.length > 0 && firstFigure(prepared, part) >= from)
    return { count: part.quantity, from: part.quantityFrom, cut };
  const told = last ?? SOME.exec(words.slice(opened?.index));
  const count = last?.[1] ?? last?.[2] ?? told?.[1];
  if (count !== undefined && countOf(count) > 0)
    return {
      count: countOf(count),
      from: figuresWithin(prepared, from, to)
        .filter(({ reads }) => reads.some(({ value }) => value === countOf(count)))
        .slice(0, 1)
        .map(({ index }) => index),
      cut,
    };
  return opened !== null && ONE.test(words.slice(opened.index))
    ? { count: 1, from: [], cut }
    : null;
}
