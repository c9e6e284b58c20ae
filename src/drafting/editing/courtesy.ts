const GREETINGS_AND_THANKS = String.raw`bonjour|bonsoir|salut|s['’]il (?:te|vous) pla[iî]t|stp|svp|merci(?: (?:beaucoup|bien|d['’]avance)|(?! (?:de|d['’])))|finalement|au final|du coup|en fait`;

/** What is said for politeness or to fill a pause, and asks for nothing: greetings and thanks, and these words more. */
export const courtesyWith = (openings: string, more: string): RegExp =>
  new RegExp(
    String.raw`(?:[\s,]+|^)(?:(?<=^)(?:${openings})|${GREETINGS_AND_THANKS}|${more})(?=[\s,.!?]|$)`,
    'giu',
  );
