import { meaningfulWords } from '../classify.ts';
import type { Clause } from '../clauses.ts';
import type { Item } from '../item.ts';
import { enumerates, MONTHS, WEEKDAYS } from '../rules/enumerations.ts';

const NO_NAME = new Set([...MONTHS, ...WEEKDAYS, 'forfait', 'lot', 'montant', 'ensemble']);

export function hasOwnLabel(clause: Clause): boolean {
  const meaning = meaningfulWords(clause);
  return (
    meaning.length > 0 ||
    clause.quantities.some(
      (piece) =>
        piece.nature === 'count' &&
        piece.noun !== '' &&
        piece.unit !== 'person' &&
        piece.unit !== 'unit' &&
        !isCalled(clause, piece.unit),
    )
  );
}

function isCalled(clause: Clause, unit: string): boolean {
  return clause.price?.per.includes(unit) ?? false;
}

/** Words that name the work by themselves, beyond the thing counted, a date and « forfait ». */
export function hasOwnName(clause: Clause): boolean {
  return meaningfulWords(clause).some((word) => !NO_NAME.has(word));
}

/** Whether an item needs its heading to be understood: its own words name nothing. */
export function needsHeading(item: Item): boolean {
  // « mission complète : 9 % du montant des travaux »: a share says what it is taken on, not what it pays.
  return item.share !== null || enumerates(item) || !item.clauses.some(hasOwnName);
}
