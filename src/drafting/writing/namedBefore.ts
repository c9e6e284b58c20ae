/** Says which of them, and not what: « les 5 suivantes », « autres », « le reste », « la grande ». */
const WHICH =
  /^(?:(?:les?|la|ces|nos|mes) |l['’])?(?:(?:\d+|deux|trois|quatre|cinq|six) )?(?:premi(?:er|ère|ere)s?|1(?:er|re|ère)|suivante?s?|autres?|restante?s?|reste(?! à)|derni(?:er|ère|ere)s?|deuxième|seconde?s?|troisième|quatrième|cinquième|(?:plus )?(?:petite?s?|grande?s?|gros(?:ses?)?|jeunes?|vieux|vieilles?|longs?|longues?|courte?s?|normale?s?|simples?|moyen(?:ne)?s?)|celles?|celui|ceux|(?:en|de) plus|en sus|supplémentaires?|supplementaires?|puis|ensuite|après)(?: (?:plus )?(?:petite?s?|grande?s?|restante?s?|suivante?s?))?(?=$| ?[,(]| (?:à|au|aux|de|du|des|avec|en|qui|sans|fait|faite|pour|dans)(?!\p{L}))/iu;
/** Where the name of the thing ends in the line before. */
const THING_ENDS = /\s*[\u00a0 ]: .*$|,? (?:dont|sauf|les|la|le) .*$|,.*$| \([^()]*\)$/su;
const LONGEST = 60;

/**
 * The name of a line that only says which of the things before it counts: behind « Énigme, première »,
 * « autres » is « Énigme, autres ». `before` is the designation of the line before, or null.
 */
export function namedBefore(description: string, before: string | null): string {
  if (before === null || !WHICH.test(description)) return description;
  const thing = before.replace(THING_ENDS, '').replace(/^\d+ /, '').trim();
  const [ranked] = WHICH_THING.exec(thing) ?? [];
  const bare = ranked === undefined ? thing : thing.slice(ranked.length);
  if (!/\p{L}{3}/u.test(bare) || bare.length > LONGEST || WHICH.test(bare)) return description;
  return whichOf(bare, description);
}

/** Whether a designation says which of some things and not what they are. */
export function saysWhich(description: string): boolean {
  return WHICH.test(description);
}

/** « Audience, première heure »: others follow. */
export function saysFirst(description: string): boolean {
  return /(?<!\p{L})(?:premi(?:er|ère|ere)s?|1(?:er|re|ère))(?!\p{L})/iu.test(description);
}

/** « Énigme, autres ». */
export function whichOf(thing: string, description: string): string {
  const which = description.charAt(0).toLowerCase() + description.slice(1);
  return `${thing.charAt(0).toUpperCase()}${thing.slice(1)}, ${which}`;
}

/** « Première énigme »: the rank is no part of the thing. */
const WHICH_THING =
  /^(?:premi(?:er|ère|ere)s?|1(?:er|re|ère|ere)|derni(?:er|ère|ere)s?|deuxième|seconde?|grande?s?|petite?s?) (?=\p{L}{3})/iu;
