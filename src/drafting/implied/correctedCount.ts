import type { Prepared } from '../readings/prepare.ts';
import type { Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import { billedBefore, figuresWithin, tokenFrom, withLine } from './places.ts';

const CORRECTED =
  /(?<![a-z])(?:finalement|en fait|au final|(?:ah |euh )?non,?|pardon,?|plutot|rectif[a-z]*|donc|disons|reellement|j'enleve)[ ,:]+(?:(?:c'est|c'etait|on (?:en )?(?:a|avait|est a|part sur)|il y en (?:a|avait)|ca (?:fait|fera)|j'en ai (?:fait|mis|pose)|que|plutot|seulement|il n'y en a que|reste|disons) )*(?=\d|une? |deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt)/g;

/** « 9 radiateurs à 55 €, finalement 8 », « 138 chaînes à 4,50 €, 18 en double donc 120 à facturer ». */
export const correctedCount: Implication = {
  name: 'correctedCount',
  kind: 'fewer',
  when: /finalement|en fait|au final|non|pardon|plutot|rectif|donc|disons|reellement/,
  workOut,
  examples: [
    ['désembouage de 9 radiateurs à 55 € l’un, finalement 8', '8×55'],
    ['138 chaînes à 4,50 € la chaîne, mais 18 étaient en double donc 120 à facturer', '120×4.5'],
    ['sous-titrage 18 min à 12 € la minute, en fait 16 min', '16×12'],
  ],
  not: [
    '9 radiateurs à 55 €, finalement 2 jours de pose à 300 €',
    '9 radiateurs à 55 €, donc 495 €',
  ],
};

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  for (const { 0: words, index } of prepared.folded.matchAll(CORRECTED)) {
    const place = index + words.length;
    const figure = figuresWithin(prepared, place, place + 3)[0];
    const read = figure?.reads[0];
    if (figure === undefined || read === undefined || read.currency !== null) continue;
    if (read.percent || read.value <= 0 || read.form === 'date') continue;
    // What has a price of its own is another line.
    if (lines.some((line) => isPricedApart(prepared, line, figure.index))) continue;
    const kept = lines.filter(
      ({ quantityFrom, priceFrom }) =>
        quantityFrom[0] !== figure.index && !priceFrom.includes(figure.index),
    );
    const at = billedBefore(prepared, kept, place, 0);
    const line = kept[at];
    if (line === undefined || line.quantityFrom.length !== 1) continue;
    const meant = figure.reads.find(({ unit }) => isOfUnit(line, unit));
    if (meant === undefined) continue;
    return withLine(kept, at, {
      quantity: meant.value,
      quantityFrom: [...line.quantityFrom, figure.index],
      stop: tokenFrom(prepared, prepared.folded.slice(0, index).replace(/[ ,;.:—–-]+$/, '').length),
    });
  }
  return null;
}

/** Its own price stands behind it, or it is said to be one. */
function isPricedApart(prepared: Prepared, line: Line, figure: number): boolean {
  const read = prepared.elements[figure]?.reads[0];
  if (line.priceFrom.includes(figure))
    return line.quantityFrom.length > 0 || read?.currency != null;
  return line.quantityFrom.includes(figure) && line.priceFrom.some((price) => price > figure);
}

const isOfUnit = ({ units, per }: Line, unit: string | null): boolean =>
  unit === null || units.length === 0 || units.includes(unit) || per === unit;
