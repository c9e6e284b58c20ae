import { multiply, toFourDecimals } from '../exact.ts';
import type { Item } from '../item.ts';
import { type Unit, stem } from '../lexicon/units.ts';
import type { QuantityPiece } from '../reading/pieces.ts';
import { crew, nesting } from './crew.ts';
import { frequency } from './frequency.ts';
import {
  alsoTimed,
  answers,
  isCountUnit,
  isFreeCount,
  isSpan,
  joined,
  matching,
  packed,
} from './matching.ts';
import type { Solution } from './solution.ts';

/** « 18 € par jour et par appareil »: each unit of the rate looks for its own quantity. */
export function byRate(item: Item, per: readonly Unit[]): Solution {
  const used: QuantityPiece[] = [];
  let quantity = 1;
  let unit: Unit | null = null;
  const units = per.filter((each, at) => per.indexOf(each) === at);
  for (const each of units) {
    const match = matching(item.quantities, each, used);
    if (match === null) {
      // « 25 €/poste/mois, avril mai juin »: the months are named one by one.
      if (units.length > 1 && item.enumerated !== null && (each === 'day' || each === 'month'))
        quantity = multiply(quantity, item.enumerated);
      continue;
    }
    const more = alsoTimed(item, match.pieces[0], used);
    quantity = multiply(
      quantity,
      more.reduce((sum, piece) => sum + piece.value, match.value),
    );
    unit ??= each;
    used.push(...match.pieces, ...more);
  }
  const named = new Set(
    item.clauses.flatMap((clause) => clause.words.map((word) => `n:${stem(word.text)}`)),
  );
  const nouns = units.filter(
    (each) =>
      isCountUnit(each) &&
      // « atelier 8 personnes 120 € l’atelier »: the rate names the line itself.
      !named.has(each) &&
      !used.some((piece) => answers(piece, each)),
  );
  for (const each of nouns) {
    const count =
      item.quantities.find((piece) => isFreeCount(piece, used)) ??
      (each === 'unit' ? item.quantities.find((piece) => isSpan(piece, used)) : undefined);
    if (
      count === undefined ||
      (each !== 'unit' && each !== 'person' && used.length > 0 && units.length === 1)
    )
      continue;
    const together = each === 'unit' ? joined(item, count, used) : [];
    quantity = multiply(
      quantity,
      [count, ...together].reduce((sum, piece) => sum + packed(piece, each), 0),
    );
    unit ??= count.unit;
    used.push(count, ...together);
  }
  quantity = multiply(quantity, frequency(item, units, used));
  quantity = multiply(quantity, nesting(item, used));
  quantity = multiply(quantity, crew(item, units, used));
  if (used.length === 0) {
    const each =
      item.price?.lead === 'at'
        ? item.quantities.find((piece) => isFreeCount(piece, used))
        : undefined;
    // « 10 licences à 126 € par an »: the rate's own unit is not counted, the things are.
    if (each !== undefined) {
      used.push(each);
      return { quantity: each.value, unitPrice: 0, unit: each.unit, ambiguous: false, used };
    }
    if (item.enumerated !== null) quantity = item.enumerated;
    unit = units[0] ?? null;
  }
  return { quantity: toFourDecimals(quantity), unitPrice: 0, unit, ambiguous: false, used };
}
