import { toFourDecimals } from '../exact.ts';
import type { Item } from '../item.ts';
import { type Unit, conversion, stem } from '../lexicon/units.ts';
import type { QuantityPiece } from '../reading/pieces.ts';

/** « 2 chambres et un couloir, 240 € par pièce »: what « et » joins is counted together. */
export function joined(
  item: Item,
  first: QuantityPiece,
  used: readonly QuantityPiece[],
): QuantityPiece[] {
  const clause = item.clauses.find(
    (each) => each.price === null && each.quantities.includes(first),
  );
  if (clause === undefined) return [];
  return clause.quantities.filter((piece) => {
    if (piece === first || !isFreeCount(piece, used)) return false;
    return clause.words.some(
      (word) => word.text === 'et' && word.start >= first.end && word.end <= piece.start,
    );
  });
}

interface Match {
  value: number;
  pieces: QuantityPiece[];
}

export function matching(
  quantities: readonly QuantityPiece[],
  unit: Unit,
  used: readonly QuantityPiece[],
): Match | null {
  const free = quantities.filter((piece) => !used.includes(piece));
  const exact = free.filter((piece) => answers(piece, unit));
  const best = exact.find((piece) => !piece.article) ?? exact[0];
  if (best !== undefined) return { value: packed(best, unit), pieces: [best] };
  for (const piece of free) {
    const factor = conversion(piece.unit, unit);
    if (factor !== null) return { value: toFourDecimals(piece.value * factor), pieces: [piece] };
  }
  return null;
}

export function answers(piece: QuantityPiece, unit: Unit): boolean {
  return piece.unit === unit || (piece.pack !== null && unit === `n:${piece.pack.noun}`);
}

export function packed(piece: QuantityPiece, unit: Unit): number {
  return piece.pack !== null && unit === `n:${piece.pack.noun}` ? piece.pack.count : piece.value;
}

export function isCountUnit(unit: Unit): boolean {
  return unit === 'unit' || unit === 'person' || unit.startsWith('n:');
}

export function isFreeCount(piece: QuantityPiece, used: readonly QuantityPiece[]): boolean {
  return piece.nature === 'count' && !used.includes(piece) && !isSizeOf(piece);
}

/** « atelier de 8 personnes »: a size, unless it is the only thing counted. */
function isSizeOf(piece: QuantityPiece): boolean {
  return piece.subordinate && piece.unit === 'person';
}

/** « 3 demi-journées à 300 € l’une »: a time counted as things are. */
export function isSpan(piece: QuantityPiece, used: readonly QuantityPiece[]): boolean {
  return (
    piece.nature === 'time' &&
    !used.includes(piece) &&
    !piece.during &&
    !piece.subordinate &&
    piece.every === null
  );
}

/** « samedi 18 h-0 h 30 et dimanche 11 h-16 h »: times of one clause that « et » adds up. */
export function alsoTimed(
  item: Item,
  first: QuantityPiece | undefined,
  used: readonly QuantityPiece[],
): QuantityPiece[] {
  if (first === undefined || !isSpan(first, used)) return [];
  const clause = item.clauses.find((each) => each.quantities.includes(first));
  if (clause === undefined) return [];
  return clause.quantities.filter(
    (piece) =>
      piece !== first &&
      piece.unit === first.unit &&
      isSpan(piece, used) &&
      clause.words.some(
        (word) => word.text === 'et' && word.start >= first.end && word.end <= piece.start,
      ),
  );
}

const SESSIONS = new Set(
  'seance cour cours atelier consultation session lecon massage visite passage intervention repetition concert spectacle formation soin soir soiree matin matinee nuit samedi dimanche mercredi'.split(
    ' ',
  ),
);

/** « 8 séances 1 h », « 3 soirs 4 h »: how long each one lasts. */
export function lasts(session: QuantityPiece, time: QuantityPiece): boolean {
  const gap = time.start - session.end;
  return SESSIONS.has(stem(session.noun)) && !session.article && gap >= 0 && gap <= 1;
}
