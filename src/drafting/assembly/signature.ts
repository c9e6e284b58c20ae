import type { Clause } from '../clauses.ts';

const CLOSING =
  /\b(?:cordialement|bien a (?:vous|toi)|(?:bonne|belle|excellente) (?:journee|soiree|semaine)|bon week-?end|bises?|bisous|salutations|a (?:bientot|plus|tres vite|demain)|amicalement|amities|veuillez agreer|je vous prie d'agreer|regards|cheers|merci|d'avance)\b/;

/**
 * The clauses of a letter without what is signed under its closing formula: « Cordialement, Antoine
 * Weber, développeur indépendant » names nobody's work. A postscript, or anything with a figure, stays.
 */
export function withoutSignature(clauses: readonly Clause[]): readonly Clause[] {
  for (let at = clauses.length - 1; at >= 0; at--) {
    const clause = clauses[at];
    if (clause === undefined || saysMore(clause)) return clauses;
    if (at > 0 && CLOSING.test(clause.folded)) return clauses.slice(0, at);
  }
  return clauses;
}

function saysMore(clause: Clause): boolean {
  return (
    clause.price !== null ||
    clause.percents.length > 0 ||
    clause.quantities.some((piece) => !piece.article) ||
    /^p\.?s\b|\b(?:offert\w*|inclus\w*|compris\w*|options?|gratuit\w*)\b/.test(clause.folded)
  );
}
