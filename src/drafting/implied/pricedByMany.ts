import type { Prepared, Read } from '../readings/prepare.ts';
import type { Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import { counted, figuresWithin, isBilled, withLine } from './places.ts';

/** « 14 300 mots à 95 € les 1 000 mots », « 12 000 signes, 28 € le feuillet de 1 500 signes ». */
export const pricedByMany: Implication = {
  name: 'pricedByMany',
  kind: 'each',
  when: /(?:les|pour|par|l[ea] [a-z]+ de) (?:mille|cent|vingt|dix|\d)|l[ea] (?:mille|cent|douzaine)/,
  workOut,
  examples: [
    ['traduction de 14 300 mots à 95 € les 1 000 mots', '14300×0.095'],
    ['correction de 186 500 signes à 4,20 € le mille', '186.5×4.2'],
    ['216 œufs plein air à 3,20 € la douzaine', '18×3.2'],
    ['500 flyers à 90 € le mille', '0.5×90'],
    ['bruyères 750 à 290 € le cent, terreau 12 sacs à 9,80 €', '7.5×290; 12×9.8'],
    ['20 dessous de verre gravés, 2 pour 9 €', '10×9'],
    ['article de 12 000 signes, 28 € le feuillet de 1 500 signes', '8×28'],
  ],
  not: ['traduction de 14 300 mots à 0,12 €', '3 plateaux pour 10 personnes à 60 €'],
};

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  for (const [at, line] of lines.entries()) {
    const price = isBilled(line) ? prepared.elements[line.priceFrom[0] ?? -1]?.reads[0] : undefined;
    if (price === undefined || line.price === null) continue;
    const pack = packOf(prepared, price.endWithUnit) ?? packBefore(prepared, price.start);
    if (pack === null) continue;
    const counts = figuresWithin(prepared, 0, prepared.folded.length)
      .flatMap(({ index, reads }) => reads.map((read) => ({ index, read })))
      .filter(
        ({ index, read }) =>
          index !== pack.index &&
          (pack.unit === null || read.unit === pack.unit) &&
          read.currency === null &&
          !read.percent &&
          !line.priceFrom.includes(index) &&
          read.form !== 'collective' &&
          // « 500 flyers à 90 € le mille » are half a thousand.
          read.value > (pack.unit === null ? pack.value / 10 : pack.value),
      );
    const all = pack.unit === null ? nearest(counts, price.start) : counts[0];
    if (all === undefined) continue;
    const packs = counted(all.read.value / pack.value);
    const change =
      packs % 1 === 0 || pack.unit === null
        ? { quantity: packs, quantityFrom: [all.index] }
        : {
            quantity: all.read.value,
            quantityFrom: [all.index],
            price: Math.round((line.price / pack.value) * 1e6) / 1e6,
          };
    const kept = withLine(lines, at, change);
    return kept.filter((each, index) => index === at || !isOfPack(each, pack.index, all.index));
  }
  return null;
}

interface Count {
  index: number;
  read: Read;
}

/** The last count before a price, whole (« 500 » is part of « 186 500 »), else the first behind it. */
function nearest(counts: readonly Count[], place: number): Count | undefined {
  const whole = counts.filter(
    ({ read }) =>
      !counts.some(
        ({ read: other }) =>
          other.start <= read.start && read.end <= other.end && other.value > read.value,
      ),
  );
  return whole.findLast(({ read }) => read.start < place) ?? whole[0];
}

/** A line read from the count or the pack alone. */
const isOfPack = ({ quantityFrom, priceFrom }: Line, ...of: number[]): boolean =>
  [...quantityFrom, ...priceFrom].some((index) => of.includes(index));

interface Pack {
  index: number;
  value: number;
  /** Null where any count is meant. */
  unit: string | null;
}

const MANY: Readonly<Record<string, number>> = { mille: 1000, cent: 100, douzaine: 12 };

/** What stands behind the price: « les 1 000 mots », « le mille ». */
function packOf(prepared: Prepared, from: number): Pack | null {
  const named = /^ ?(?:ht )?l[ea] (mille|cent|douzaine)(?![a-z])/.exec(
    prepared.folded.slice(from, from + 20),
  )?.[1];
  if (named !== undefined) return { index: -1, value: MANY[named] ?? 1, unit: null };
  const [next] = figuresWithin(prepared, from, from + 30);
  const read = next?.reads[0];
  if (next === undefined || read === undefined || read.unit === null || read.value < 2) return null;
  const words = prepared.folded.slice(from, read.start);
  return /^ ?(?:ht |ttc )?(?:les|pour|par|l[ea] [a-z]+ de) ?$/.test(words)
    ? { index: next.index, value: read.value, unit: read.unit }
    : null;
}

/** What stands before it: « 2 pour 9 € ». */
function packBefore(prepared: Prepared, place: number): Pack | null {
  const [before] = figuresWithin(prepared, place - 10, place).slice(-1);
  const read = before?.reads[0];
  if (before === undefined || read === undefined || read.value < 2 || read.currency !== null)
    return null;
  return /^ pour $/.test(prepared.folded.slice(read.end, place))
    ? { index: before.index, value: read.value, unit: null }
    : null;
}
