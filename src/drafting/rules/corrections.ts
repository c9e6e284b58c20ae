import { meaningfulWords } from '../classify.ts';
import type { Clause } from '../clauses.ts';
import type { Item } from '../item.ts';
import { stem } from '../lexicon/units.ts';

const CORRECTION =
  /\b(?:enfin non|non pardon|pardon|ah non|euh non|non non|plutot|finalement|je corrige|correction|rectification|rectifie|rectif|erreur|je me trompe|je me suis trompe\w*|en fait|au lieu|non en fait|non attends?|attends? non|oups|non,)\b|^non\b/;

/** « enfin non… », « et mets plutôt… »: takes back something already said. */
export function isCorrection(clause: Clause): boolean {
  return (
    CORRECTION.test(clause.folded) &&
    !/\bau lieu de\b.*\b\d/.test(clause.folded) &&
    !/^non (?:chiffre|compris|inclus|encaisse|facture|deduit)/.test(clause.folded)
  );
}

/** Applies the correction to the line it names, or to the last one. False when it carries no figure. */
export function correct(items: Item[], clause: Clause): boolean {
  const target = findTarget(items, clause);
  if (target === undefined) return false;
  if (clause.price !== null) {
    target.price =
      target.price === null
        ? clause.price
        : {
            ...target.price,
            value: clause.price.value,
            currency: clause.price.currency ?? target.price.currency,
          };
    target.unpriced = false;
    replaceQuantity(target, clause);
    return true;
  }
  return replaceQuantity(target, clause);
}

function findTarget(items: Item[], clause: Clause): Item | undefined {
  const words = new Set(meaningfulWords(clause).map(stem));
  const named = items.findLast((item) =>
    item.clauses.some((each) =>
      [...each.words.map((word) => word.text), ...each.quantities.map((piece) => piece.noun)].some(
        (word) => word.length > 2 && words.has(stem(word)),
      ),
    ),
  );
  const units = new Set(clause.quantities.map((piece) => piece.unit));
  const counted =
    clause.price === null
      ? items.findLast((item) => item.quantities.some((piece) => units.has(piece.unit)))
      : undefined;
  return named ?? counted ?? items.at(-1);
}

function replaceQuantity(item: Item, clause: Clause): boolean {
  const piece = clause.quantities.find((each) => !each.article);
  if (piece === undefined) return false;
  const at = item.quantities.findIndex((each) => each.unit === piece.unit && piece.noun !== '');
  const spot = at >= 0 ? at : item.quantities.findIndex((each) => each.nature !== 'attribute');
  const old = item.quantities[spot];
  if (old === undefined) item.quantities.push(piece);
  else item.quantities[spot] = { ...old, value: piece.value, from: null };
  return true;
}
