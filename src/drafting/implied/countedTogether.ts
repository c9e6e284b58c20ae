import { isName } from '../readings/naming.ts';
import type { Prepared } from '../readings/prepare.ts';
import type { Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import { counted, isBilled, wordsOf } from './places.ts';

/** « lundi 3 h 15, mardi 4 h, jeudi 2 h 45, le tout à 29 €/h »: counts at one price that name nothing apart are one line. */
export const countedTogether: Implication = {
  name: 'countedTogether',
  kind: 'days',
  when: /\d[^]*?\d[^]*?\d/,
  workOut,
  examples: [['lundi 3h15, mardi 4h, jeudi 2h45, le tout à 29 €/h', '10×29']],
  not: [
    'lundi 3 h à 29 €, mardi 2 h à 35 €',
    'pose 300 €, dépose 300 €',
    '3 h de désherbage et 2 h de taille à 27 € de l’heure',
  ],
};

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  const named = lines.map((_, at) => wordsOf(prepared, lines, at).filter(isName));
  let together: Line[] = [];
  let names: string[] = [];
  lines.forEach((line, at) => {
    const last = together.at(-1);
    const own = named[at] ?? [];
    if (last !== undefined && isOfOnePrice(last, line) && own.every((name) => names.includes(name)))
      together = [...together.slice(0, -1), joined(last, line)];
    else {
      together = [...together, line];
      names = own;
    }
  });
  return together.length < lines.length ? together : null;
}

function joined(one: Line, other: Line): Line {
  return {
    ...one,
    quantity: counted(one.quantity + other.quantity),
    quantityFrom: [...one.quantityFrom, ...other.quantityFrom],
    end: Math.max(one.end, other.end),
  };
}

function isOfOnePrice(one: Line, other: Line): boolean {
  return (
    isBilled(one) &&
    isBilled(other) &&
    one.quantityFrom.length > 0 &&
    other.quantityFrom.length > 0 &&
    one.price === other.price &&
    one.priceFrom.join() === other.priceFrom.join() &&
    one.units.join() === other.units.join()
  );
}
