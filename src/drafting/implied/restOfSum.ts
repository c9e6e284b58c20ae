import type { Prepared } from '../readings/prepare.ts';
import { cents, lineTotal, newLine, type Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import { figuresWithin, firstFigure, isBilled, tokenFrom, withLine } from './places.ts';

const REST =
  /(?<![a-z])le reste(?: est| c'est| sera)?(?: (?:en|pour|de|du|des|la|le|les))? ?(?:l'|d')?(?=[a-z])(?!a la |a fin|apres|sous|avant|au |aux |demain|dans |quand|plus tard)/g;

/** « 780 € le tout : 465 € de matériel et le reste en main-d’œuvre »: what is left of the sum has a name. */
export const restOfSum: Implication = {
  name: 'restOfSum',
  kind: 'rest',
  when: /le reste/,
  workOut,
  examples: [
    [
      'remplacement du ballon, 780 € le tout : 465 € de matériel et le reste en main-d’œuvre',
      '1×465; 1×315',
    ],
    ['je récupère 1 150 € : 700 € de pose, le reste c’est les fournitures', '1×700; 1×450'],
  ],
  not: [
    'remplacement du ballon 780 €, 200 € à la commande, le reste à la fin',
    'peinture 780 €, le reste en décembre',
  ],
};

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  for (const { 0: words, index } of prepared.folded.matchAll(REST)) {
    const place = index + words.length;
    const billed = lines.filter((line) => isBilled(line) && firstFigure(prepared, line) < index);
    const told = sumAside(prepared, lines, billed) ?? sumBilled(billed);
    if (told === null) continue;
    const { sum, parts } = told;
    const said = prepared.folded.slice(place, place + 40);
    // A figure right behind is the price of the rest.
    if (/^[^,;.\n]*\d/.test(said)) continue;
    const left = cents(sum - parts.reduce((part, line) => part + lineTotal(line), 0));
    if (left <= 0) continue;
    const last = lines.indexOf(parts.at(-1) as Line);
    const rest = newLine({
      price: left,
      priceFrom: told.priceFrom,
      history: 'u',
      cut: tokenFrom(prepared, place),
      end: tokenFrom(prepared, place),
    });
    const before = prepared.folded.slice(0, index).replace(/[ ,;]+(?:et )?$/, '');
    const named = withLine(lines, last, { stop: tokenFrom(prepared, before.length) });
    const made = [...named.slice(0, last + 1), rest, ...named.slice(last + 1)];
    return made.filter((line) => line !== told.line && !isNamedThere(prepared, line, place, rest));
  }
  return null;
}

/** A sum that is told, and the lines that are parts of it. */
interface Told {
  sum: number;
  priceFrom: number[];
  parts: readonly Line[];
  /** The line that was read from it, if one was. */
  line: Line | null;
}

/** « 780 € le tout : 465 € de matériel »: the sum was read as a line of its own. */
function sumBilled([line, ...parts]: readonly Line[]): Told | null {
  if (line === undefined || parts.length === 0 || line.quantity !== 1) return null;
  return { sum: lineTotal(line), priceFrom: line.priceFrom, parts, line };
}

/** « 1 150 € : 700 € de pose »: the sum no line takes up, told before the first of its parts. */
function sumAside(prepared: Prepared, lines: readonly Line[], parts: readonly Line[]): Told | null {
  const [first] = parts;
  if (first === undefined) return null;
  const taken = lines.flatMap((line) => [...line.quantityFrom, ...line.priceFrom]);
  const start = firstFigure(prepared, first);
  const free = figuresWithin(prepared, 0, start).filter(
    ({ index, reads: [read] }) => read?.currency != null && !taken.includes(index),
  );
  // « 150 » is part of « 1 150 ».
  const told = free.find(({ reads: [read] }) => read?.end === free.at(-1)?.reads[0]?.end);
  const read = told?.reads[0];
  if (told === undefined || read === undefined) return null;
  const between = prepared.folded.slice(read.endWithUnit, start);
  return /^ ?(?:€|euros?|e)? ?(?:ht|ttc)?(?: (?:le|en) tout| au total)? ?: ?$/.test(between)
    ? { sum: read.value, priceFrom: [told.index], parts, line: null }
    : null;
}

/** A line of those words alone, which the rest now prices. */
function isNamedThere(prepared: Prepared, line: Line, place: number, rest: Line): boolean {
  if (line === rest || line.price !== null) return false;
  const start = prepared.tokens[line.cut]?.start ?? 0;
  return start >= place - 12 && line.quantityFrom.length === 0;
}
