import type { Prepared } from '../readings/prepare.ts';
import type { Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import { billedBefore, firstFigure, isBilled, lastFigure, withLine } from './places.ts';

const SAME =
  /(?<![a-z])autant d(?:e |['’])|(?<![a-z])memes? (?:longueurs?|surfaces?|quantites?|nombre|metrage|duree|horaires?|lineaire|volume)(?![a-z])|(?<=[a-z] )(?:de|pour|sur) (?:chacune?|chaque)(?= (?:a |:|pour )?\d)/g;

/** « enduit 42 m² à 31 €, peinture même surface à 12 € »: counted as the line before. */
export const sameCount: Implication = {
  name: 'sameCount',
  kind: 'same',
  when: /autant d|memes? (?:longueur|surface|quantite|nombre|metrage|duree|horaire|lineaire|volume)|(?:de|pour|sur) (?:chacun|chaque)/,
  workOut,
  examples: [
    ['enduit 42 m² à 31 €, peinture même surface 12 €', '42×31; 42×12'],
    ['40 assiettes plates à 18 €, assiettes creuses même quantité à 16 €', '40×18; 40×16'],
    ['20 chaises à 4 € et autant de tables à 7 €', '20×4; 20×7'],
    ['Deux portes à 350 € et la pose de chacune à 120 €', '2×350; 2×120'],
  ],
  not: [
    'trois chaises à 35 € chacune',
    'enduit 42 m² à 31 €, peinture 40 m² à 12 €',
    'enduit à refaire, même surface, 600 €',
    '3 jours à 450 €, autant de temps que prévu',
  ],
};

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  let result: Line[] = [...lines];
  let changed = false;
  for (const { 0: words, index } of prepared.folded.matchAll(SAME)) {
    const at = lineAround(prepared, result, index, index + words.length);
    const line = result[at];
    if (line === undefined) continue;
    const model = result[billedBefore(prepared, result.slice(0, at), index, 1)];
    if (model === undefined || model.quantity === line.quantity) continue;
    const { quantity, units, quantityFrom } = model;
    result = withLine(result, at, { quantity, units, quantityFrom, counts: 1, whole: false });
    changed = true;
  }
  return changed ? result : null;
}

/** The billed line whose price stands nearest behind those words, or right before them. */
function lineAround(prepared: Prepared, lines: readonly Line[], from: number, to: number): number {
  const { folded } = prepared;
  return lines.findIndex((line) => {
    if (!isBilled(line)) return false;
    const price = prepared.elements[line.priceFrom[0] ?? -1]?.start ?? -1;
    if (price >= to)
      return (
        !/[.;\n]/.test(folded.slice(to, price)) &&
        firstFigure(prepared, line) > from - 60 &&
        price - to < 30
      );
    return (
      lastFigure(prepared, line) <= from &&
      /^[ ,€]*$/.test(folded.slice(lastFigure(prepared, line), from))
    );
  });
}
