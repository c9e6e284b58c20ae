import { multiply } from '../exact.ts';
import type { Item } from '../item.ts';
import { isPersonTrade } from '../lexicon/classes.ts';
import type { Unit } from '../lexicon/units.ts';
import type { QuantityPiece } from '../reading/pieces.ts';
import { isCountUnit, isFreeCount, lasts } from './matching.ts';

/** « 5 séances de 1 h 30 », « 10 cartons de 6 bouteilles »: a size of something counted before. */
export function nesting(item: Item, used: QuantityPiece[]): number {
  let product = 1;
  for (const inner of used.slice()) {
    const at = item.quantities.indexOf(inner);
    const outer = item.quantities[at - 1];
    if (
      !inner.subordinate &&
      !(outer !== undefined && inner.nature === 'time' && lasts(outer, inner))
    )
      continue;
    if (
      outer === undefined ||
      used.includes(outer) ||
      outer.nature !== 'count' ||
      outer.unit === 'person'
    )
      continue;
    product = multiply(product, outer.value);
    used.push(outer);
  }
  return product;
}

/** People whose trade no ending tells, and machines hired by the hour or the day. */
const HIRED =
  /^(?:compagnon|serveu\w+|agent|hote|hotesse|comedien\w*|intervenant\w*|macon|extra|vigile|figurant|infirmi\w+|prof|guide|interprete|nacelle|deshumidificateur|echafaudage|remorque|camion|velo|benne|tente|chauffage|chaise|table|mange-debout|barnum|vehicule|voiture|compresseur|groupe|projecteur|enceinte|micro|photographe|gars|homme|femme|consultant\w*|apprenti)s?$/;

/** People and hired machines are paid each for the whole time: « 2 serveurs, 5 h à 30 €/h ». */
export function crew(item: Item, units: readonly Unit[], used: QuantityPiece[]): number {
  if (
    !units.some((unit) => unit === 'hour' || unit === 'day' || unit === 'week' || unit === 'month')
  )
    return 1;
  if (units.some(isCountUnit) || used.length === 0) return 1;
  const hired = item.clauses.some((clause) => /\b(?:location|louer|loue)\b/.test(clause.folded));
  const count = item.quantities.find(
    (piece) =>
      isFreeCount(piece, used) &&
      !piece.article &&
      (hired ||
        isPersonTrade(piece.noun) ||
        HIRED.test(piece.noun) ||
        (piece.unit === 'person' && !piece.subordinate)),
  );
  const factor = item.factors.some((each) => each.every === null);
  if (count === undefined || factor) return 1;
  used.push(count);
  return count.value;
}
