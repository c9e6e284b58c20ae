/** How people say that words take the place of others in a name; a table like `rewordings.ts`, after it. */
export const NAMES_SAID: readonly (readonly [RegExp, string])[] = [
  // « pour la porte écris hêtre massif à la place de chêne massif »
  [
    /^(?:pour|sur|dans) ((?:l[ae]s? |l['’])[^,;:\d]+?),? (?:[ée]cri(?:s|re|vez)|mets?|mettez|note[rz]?) ([^,;\d]+?) (?:à la place|au lieu) d(?:e |['’])(?:l[ae]s? |l['’])?([^,;\d]+)$/iu,
    'remplace $3 par $2 dans $1',
  ],
  // « le tissu était bleu, pas vert »
  [
    /^((?:l[ae]s? |l['’])[^,;:\d]+?) (?:[ée]tai(?:t|ent)|est|sont) (\p{L}+),? (?:et |mais )?pas (\p{L}+)$/iu,
    '$1, c’est $2, pas $3',
  ],
  // « remplacer « A » par « B », mêmes chiffres »
  [
    /(?<=^(?:renomm|remplac)[^]*)[\s,]+(?:avec )?(?:les )?m[êe]mes? (?:chiffres|prix|tarifs?|montants?|quantit[ée]s?)$/iu,
    '',
  ],
];
