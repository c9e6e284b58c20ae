import type { Prepared } from '../readings/prepare.ts';
import { cents, lineTotal, newLine, type Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import { figuresWithin, tokenFrom } from './places.ts';

const ROUNDED = /(?<![a-z])arrondi[a-z]*(?: [a-z]+){0,3} a /;
/** Nobody rounds off more than this share. */
const MOST = 0.15;

/** « tonte 638, haie 600, on arrondit à 1 200 »: what is left off is a discount. */
export const roundedTo: Implication = {
  name: 'roundedTo',
  kind: 'rest',
  when: ROUNDED,
  workOut,
  examples: [['peinture des plafonds 638 €, hall 600 €, arrondi à 1 200 €', '1×638; 1×600; 1×-38']],
  not: ['table à bord arrondi 638 €, pose 600 €'],
};

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  const found = ROUNDED.exec(prepared.folded);
  if (found === null) return null;
  const from = found.index + found[0].length;
  const figure = figuresWithin(prepared, from, from + 1)[0];
  const goal = figure?.reads[0]?.value;
  if (figure === undefined || goal === undefined) return null;
  const kept = lines.filter(
    ({ quantityFrom, priceFrom }) => ![...quantityFrom, ...priceFrom].includes(figure.index),
  );
  const sum = cents(kept.reduce((all, line) => all + lineTotal(line), 0));
  const off = cents(sum - goal);
  if (off <= 0 || off > sum * MOST) return null;
  const at = tokenFrom(prepared, found.index);
  return [
    ...kept,
    newLine({
      kind: 'discount',
      price: -off,
      priceFrom: [figure.index],
      history: 'd',
      cut: at,
      end: at + 1,
    }),
  ];
}
