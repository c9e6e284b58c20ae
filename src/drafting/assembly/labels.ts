import { meaningfulWords } from '../classify.ts';
import type { Clause } from '../clauses.ts';

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

/** Words that name the work by themselves, beyond the thing counted and « forfait ». */
export function hasOwnName(clause: Clause): boolean {
  return meaningfulWords(clause).some((word) => !/^(?:forfait|lot|montant|ensemble)$/.test(word));
}
