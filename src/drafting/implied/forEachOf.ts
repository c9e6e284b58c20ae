import { unitOf } from '../lexicon/units.ts';
import type { Prepared, Read } from '../readings/prepare.ts';
import type { Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import { changed, counted, isBilled } from './places.ts';

const PER =
  /^(?: ?(?:€|euros?|eur|e(?![a-z]))?(?: ht| ttc)?)? ?(?:\/ ?|par |pour |l[ea] |l'|de l'|du )([a-z]{2,})(?![a-z]| (?:supplementaire|en plus|de plus|en sus))(?: (?:et |\/ ?)?(?:par |\/ ?)([a-z]{3,}))?/;
const ALIKE: Readonly<Record<string, string>> = {
  participant: 'person',
  adulte: 'person',
  convive: 'person',
  soir: 'n:soiree',
};

/** « 6 costumes… nettoyage 8 par costume », « taxe de séjour 1,10 par nuit et par adulte ». */
export const forEachOf: Implication = {
  name: 'forEachOf',
  kind: 'each',
  when: /\/|par |(?:€|euros?) l[ea]/,
  workOut,
  examples: [
    [
      '18 paniers gourmands à 35 €, 4 paniers à 60 €, ruban 1,50 € par panier',
      '18×35; 4×60; 22×1.5',
    ],
    [
      'gîte 4 nuits à 110 €, taxe de séjour pour 6 adultes 0,75 € par nuit et par adulte',
      '4×110; 24×0.75',
    ],
    ['4 lots de terrines à 95 €, remise 15 € par lot', '4×95; 4×-15'],
  ],
  not: ['gîte 4 nuits à 110 €, ménage 60 €', 'forfait 90 € par mois'],
};

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  return changed(lines, (line) => {
    if ((!isBilled(line) && !isTakenOff(line)) || line.priceFrom.length === 0) return null;
    const quantity = quantityOf(prepared, lines, line);
    return quantity === null || Math.abs(quantity - line.quantity) < 0.001 ? null : { quantity };
  });
}

/** « remise 15 € par lot » */
const isTakenOff = ({ kind, percent, price }: Line): boolean =>
  kind === 'discount' && percent === null && price !== null;

/** The product, over the units the price is said by, of how many of each the text counts. */
function quantityOf(prepared: Prepared, lines: readonly Line[], line: Line): number | null {
  const price = prepared.elements[line.priceFrom.at(-1) ?? -1]?.reads[0];
  if (price === undefined) return null;
  const behind = prepared.folded.slice(price.end, price.end + 40);
  const said = PER.exec(behind);
  if (said === null) return null;
  const factors = [said[1], said[2]].flatMap((word) =>
    word === undefined ? [] : [howMany(prepared, lines, line, word, price)],
  );
  if (factors.length === 0 || factors.includes(null)) return null;
  const product = factors.reduce((all: number, factor) => all * (factor ?? 1), 1);
  const own = otherUnit(prepared, line, said);
  return counted(product * own);
}

/** How many of it the other lines bill together, else the last count of it that is said. */
function howMany(
  prepared: Prepared,
  lines: readonly Line[],
  line: Line,
  word: string,
  price: Read,
): number | null {
  const unit = alike(unitOf(word));
  const reads = prepared.elements
    .filter(({ kind }) => kind === 'figure')
    .map(({ index, reads: [read] }) => ({ index, read }))
    .filter(
      (each): each is { index: number; read: Read } =>
        each.read !== undefined &&
        each.read !== price &&
        each.read.value > 1 &&
        each.read.currency === null &&
        !each.read.percent &&
        each.read.unit !== null &&
        alike(each.read.unit) === unit,
    );
  const billed = reads.filter(({ index }) =>
    lines.some((other) => other !== line && other.quantityFrom.includes(index)),
  );
  const used = billed.length > 1 ? billed : reads.slice(-1);
  return used.length === 0 ? null : used.reduce((sum, { read }) => sum + read.value, 0);
}

function alike(unit: string): string {
  return ALIKE[unit.replace(/^n:/, '')] ?? unit;
}

/** « 2 personnes 1,10 / nuit »: the line's own count, of something else than the price is said by. */
function otherUnit(prepared: Prepared, line: Line, said: RegExpExecArray): number {
  const per = [said[1], said[2]].flatMap((word) =>
    word === undefined ? [] : [alike(unitOf(word))],
  );
  const own = line.quantityFrom
    .map((index) => prepared.elements[index]?.reads[0])
    .filter((read) => read !== undefined && !per.includes(alike(read.unit ?? '')));
  return own.reduce((all, read) => all * (read?.value ?? 1), 1);
}
