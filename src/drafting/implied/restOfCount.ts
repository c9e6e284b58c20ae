import type { Prepared } from '../readings/prepare.ts';
import type { Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import { counted, figuresWithin, firstFigure, isBilled, lastFigure, withLine } from './places.ts';

const OTHERS =
  /(?<![a-z])(?:l[ea]s? (?:autres?|restante?s?|suivante?s?)|le reste|puis|ensuite|au[ -]dela)(?![a-z])/;

/** « 5 chênes : 3 grands à 240, les autres à 150 », « 12 ha, les 5 premiers à 340 puis 310 ». */
export const restOfCount: Implication = {
  name: 'restOfCount',
  kind: 'rest',
  when: /(?:le|les) (?:autres?|reste|restant|suivant)|puis|ensuite|au[ -]dela|dont/,
  workOut,
  examples: [
    ['élagage de 5 chênes : 3 grands à 240 €, les autres à 150 €', '3×240; 2×150'],
    ['34 photos : les 10 premières à 20 €, les autres à 15 €', '10×20; 24×15'],
    ['hébergement : les 3 premiers mois à 40 €, puis 55 €/mois, on en est à 9 mois', '3×40; 6×55'],
    ['haie de 80 m, les 50 premiers mètres à 7 € et le reste à 5,50 €', '50×7; 30×5.5'],
  ],
  not: ['3 chênes à 240 €, les autres travaux à 150 €', '5 chênes à 240 €, puis évacuation 150 €'],
};

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  for (let at = 1; at < lines.length; at++) {
    const rest = lines[at] as Line;
    const part = lines[at - 1] as Line;
    if (!isBilled(rest) || !isBilled(part) || part.quantityFrom.length === 0) continue;
    if (!isOfTheOthers(prepared, part, rest)) continue;
    const whole = wholeBehind(prepared, rest) ?? wholeBefore(prepared, part);
    if (whole === null || whole <= part.quantity) continue;
    return withLine(lines, at, { quantity: counted(whole - part.quantity), quantityFrom: [] });
  }
  return null;
}

/** « …, puis 55 € par mois, on en est à 9 mois »: the whole is said behind the second price. */
function wholeBehind({ elements }: Prepared, { quantityFrom, priceFrom }: Line): number | null {
  const [count] = quantityFrom;
  const [price] = priceFrom;
  if (count === undefined || price === undefined || count < price) return null;
  return elements[count]?.reads[0]?.value ?? null;
}

/** Nothing but « les autres », « le reste » or « puis » names the line. */
function isOfTheOthers(prepared: Prepared, part: Line, rest: Line): boolean {
  const price = prepared.elements[rest.priceFrom[0] ?? -1];
  if (price === undefined) return false;
  const words = prepared.folded.slice(lastFigure(prepared, part), price.start);
  const found = OTHERS.exec(words);
  if (found === null || words.length > 40) return false;
  const behind = words.slice(found.index + found[0].length);
  return /^[ ,:]*(?:a|pour)? ?$/.test(behind);
}

/** A count said before the part and larger than it, that no line bills. */
function wholeBefore(prepared: Prepared, part: Line): number | null {
  const read = figuresWithin(prepared, 0, firstFigure(prepared, part))
    .filter(({ index }) => !part.quantityFrom.includes(index) && !part.priceFrom.includes(index))
    .findLast(({ reads: [first] }) => {
      if (first === undefined || first.currency !== null || first.percent) return false;
      const isCount = first.form === 'integer' || first.form === 'spoken' || first.unit !== null;
      return isCount && first.value > part.quantity && !first.constructions.some(isALabel);
    })?.reads[0];
  return read?.value ?? null;
}

const isALabel = (name: string): boolean =>
  /^(?:labelled|reference|numbered|address|postcode|year|age|sizeOf)/.test(name);
