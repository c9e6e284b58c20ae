import type { Prepared } from '../readings/prepare.ts';
import { cents, lineTotal, newLine, type Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import { firstFigure, isBilled, tokenFrom, withLine } from './places.ts';

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
    const [whole, ...parts] = billed;
    if (whole === undefined || parts.length === 0 || whole.quantity !== 1) continue;
    const said = prepared.folded.slice(place, place + 40);
    // A figure right behind is the price of the rest.
    if (/^[^,;.\n]*\d/.test(said)) continue;
    const left = cents(lineTotal(whole) - parts.reduce((sum, part) => sum + lineTotal(part), 0));
    if (left <= 0) continue;
    const last = lines.indexOf(parts.at(-1) as Line);
    const rest = newLine({
      price: left,
      priceFrom: whole.priceFrom,
      history: 'u',
      cut: tokenFrom(prepared, place),
      end: tokenFrom(prepared, place),
    });
    const before = prepared.folded.slice(0, index).replace(/[ ,;]+(?:et )?$/, '');
    const named = withLine(lines, last, { stop: tokenFrom(prepared, before.length) });
    const made = [...named.slice(0, last + 1), rest, ...named.slice(last + 1)];
    return made.filter((line) => line !== whole && !isNamedThere(prepared, line, place, rest));
  }
  return null;
}

/** A line of those words alone, which the rest now prices. */
function isNamedThere(prepared: Prepared, line: Line, place: number, rest: Line): boolean {
  if (line === rest || line.price !== null) return false;
  const start = prepared.tokens[line.cut]?.start ?? 0;
  return start >= place - 12 && line.quantityFrom.length === 0;
}
