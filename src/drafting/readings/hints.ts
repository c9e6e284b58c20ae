/** What the words around a figure, or those of a piece of text, let it mend. */
export interface Hints {
  less: boolean;
  instead: boolean;
  part: boolean;
  /** A price given back: « 5 bouteilles rendues à 2 ». */
  back: boolean;
  /** Only words: « finalement je l'enlève ». */
  dropped: boolean;
}

const LESS =
  /dont|sauf|moins|hormis|except|enlev|retir|retranch|dedui|offer|gratui|cadeau|annul|absen|manqu|perdu|perte|casse|abim|rendu|repri|rate|deja|garantie|refus|report|(?<![a-z])(?:mais|parmi|pas|jamais|ni|non|hors) |sur lesquel|ne (?:pai|compt|factur)|prete/;
const INSTEAD =
  /finalement|en fait|au final|pardon|plutot|rectif|corrig|donc|disons|reel|enfin|attend|du coup|au lieu|oublie|passe|mets|mettez|restent?|seul|(?<![a-z])(?:non|que|euh|heu|oups|ah|soit) |en (?:compte|prend|pris|fait|faut|veut)|(?:pris|utilise|garde|pose|livre|venus?)s?(?![a-z])/;
const PART =
  /dont|sauf|hormis|except|autre|dernier|premier|suivant|sur lesquel|(?<![a-z])(?:mais|parmi) /;
const BACK =
  /rendu|retour|repri|dedui|deduc|(?<![a-z])avoir|consign|abim|rembours|moins|casse|credit|retenue|retir|enlev|-\d/;

/** Looks a few words to both sides: what mends a count says so close by. */
export function hintsAround(folded: string, start: number, end: number): Hints {
  const near = folded.slice(Math.max(0, start - 48), end + 40);
  const before = folded.slice(Math.max(0, start - 40), end + 12);
  return {
    less: LESS.test(near),
    instead: INSTEAD.test(before),
    part: PART.test(before),
    back: BACK.test(near),
    dropped: false,
  };
}

const DROPPED = /enlev|retir|annul|finalement|suppri|oublie|pas|non|garde|laisse/;

/** What a piece of text without a figure lets it mend. */
export function hintsIn(words: string): Hints {
  const dropped = DROPPED.test(words);
  return { less: LESS.test(words), instead: false, part: false, back: false, dropped };
}
