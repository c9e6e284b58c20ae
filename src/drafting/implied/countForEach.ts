import { unitOf } from '../lexicon/units.ts';
import type { Element, Prepared } from '../readings/prepare.ts';
import type { Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import { changed, counted, isBilled } from './places.ts';

const EACH =
  /^(?:(?: (?:d'|de |en )?[a-z']+){0,3} (?:par|pour chaque) ([a-z]{3,})| ?(?:l[ea] |l')(a\/r|[a-z-]{4,})(?=[ ,;]*(?:a )?\d))/;

/** « 9 parcelles : 2 arbres par parcelle à 85 €, 15 m de haie par parcelle à 12 € »: a count of one of what is counted before. */
export const countForEach: Implication = {
  name: 'countForEach',
  kind: 'each',
  when: /(?:par|pour chaque) [a-z]|\d ?[a-z]{1,8} l(?:[ea] |')[a-z]/,
  workOut,
  examples: [
    [
      '9 parcelles : 2 arbres par parcelle à 85 €, 15 m de haie par parcelle à 12 €',
      '18×85; 135×12',
    ],
    ['2 trajets, 490 km le trajet, 1,30 € du km', '980×1.3'],
    ['8 postes à 890 €, installation 0,5 jour par poste à 480 € le jour', '8×890; 4×480'],
  ],
  not: ['9 parcelles à 120 €, 2 arbres à 85 €', '3 chambres à 90 €, 2 passages par semaine à 30 €'],
};

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  return changed(lines, (line) => {
    const figure = prepared.elements[line.quantityFrom.at(-1) ?? -1];
    if (!isBilled(line) || figure === undefined) return null;
    const whole = countedOf(prepared, figure);
    if (whole === null || line.quantityFrom.includes(whole.index)) return null;
    return {
      quantity: counted(line.quantity * (whole.reads[0]?.value ?? 1)),
      quantityFrom: [...line.quantityFrom, whole.index],
    };
  });
}

/** The last count said before it of the things it is a count for. */
function countedOf(prepared: Prepared, figure: Element): Element | null {
  const end = figure.reads[0]?.end ?? 0;
  const said = EACH.exec(prepared.folded.slice(end, end + 60));
  if (said === null) return null;
  const unit = unitOf(said[1] ?? said[2] ?? '');
  const of = prepared.elements.findLast(
    ({ kind, start, reads: [read] }) =>
      kind === 'figure' &&
      start < figure.start &&
      read !== undefined &&
      read.unit === unit &&
      read.currency === null &&
      read.value > 1,
  );
  return of ?? null;
}
