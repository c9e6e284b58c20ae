import type { Prepared } from '../readings/prepare.ts';
import { cents, type Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import { COUNT, countOf, counted, elementsOf, isBilled, withLine } from './places.ts';

const PART_OF = new RegExp(
  String.raw`(?<![a-z\d,.])(${COUNT})(?: jours?| mois| semaines?)? sur (${COUNT})`,
);
const SHARED =
  /pro ?rata|echeances? egales?|(?:deux|trois|quatre|\d+) (?:echeances?|mensualites|fois|versements)/;

/** « forfait à 75 € par mois, au prorata : 12 jours sur 30 ». */
export const proRata: Implication = {
  name: 'proRata',
  kind: 'part',
  when: SHARED,
  workOut,
  examples: [
    ['maintenance du site, forfait à 75 € par mois au prorata de 12 jours sur 30', '0.4×75'],
    ['location d’une chaudière 1 860 € par mois, 10 jours sur 30 au prorata', '1×620'],
  ],
  not: ['maintenance du site 75 € par mois', '12 jours à 450 €, payables en trois fois'],
};

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  const found = PART_OF.exec(prepared.folded);
  if (found === null || !SHARED.test(prepared.folded)) return null;
  const part = countOf(found[1] ?? '');
  const whole = countOf(found[2] ?? '');
  if (part < 1 || part >= whole) return null;
  const isTold = (line: Line): boolean =>
    line.priceFrom.some((index) => isInside(prepared, index, found));
  const kept = lines.filter((line) => !isTold(line));
  const at = kept.findIndex((line) => isBilled(line) && !ownCount(prepared, line, found));
  const line = kept[at];
  if (line === undefined || line.price === null) return null;
  const share = counted(part / whole);
  const isShort = Math.abs(share * whole - part) < 1e-9;
  return withLine(
    kept,
    at,
    isShort
      ? { quantity: share, quantityFrom: [] }
      : { quantity: 1, quantityFrom: [], price: cents((line.price * part) / whole) },
  );
}

function isInside(prepared: Prepared, index: number, found: RegExpExecArray): boolean {
  const start = prepared.elements[index]?.start ?? -1;
  return found.index <= start && start < found.index + found[0].length;
}

/** Counts something else than the part. */
function ownCount(prepared: Prepared, line: Line, found: RegExpExecArray): boolean {
  const counts = elementsOf(prepared, line).filter(({ index }) =>
    line.quantityFrom.includes(index),
  );
  return counts.some(({ index }) => !isInside(prepared, index, found));
}
