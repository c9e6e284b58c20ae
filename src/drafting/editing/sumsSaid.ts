/** How people say what it should come to, and what is taken off; a table like `rewordings.ts`, after it. */
export const SUMS_SAID: readonly (readonly [RegExp, string])[] = [
  // « ramène le total à 11 000 avec une remise », « arrondis la facture à 340 avec une petite remise »
  [
    /(?<=(?<![\p{L}])(?:total|facture|devis|ça)[^,;]*\d[^,;]*)\s(?:avec|par|en faisant|via) une (?:petite |ligne de )?(?:remise|ristourne|r[ée]duction)$/iu,
    '',
  ],
  [
    /^((?:ram[èe]n|arrondi|descend|baiss)\p{L}*)(?:[- ]moi)? (?:ça|la facture|le devis) (?=à \d[\d\s.,]*(?:€|euros?)?(?: ?(?:ht|ttc))?$)/iu,
    '$1 le total ',
  ],
  // « pour le buffet, veuillez appliquer une réduction de 15 % »
  [
    /^(?:pour|sur) ((?:l[ae]s? |l['’])[^,;:\d]+?),? (?:veuillez |merci d['’ ]?(?:e )?)?(?:appliqu|accord|fai|consent|met|compt)\p{L}* (?:une? )?((?:remise|r[ée]duction|rabais|ristourne|geste) (?:de )?\d[\d.,]* ?(?:%|€|euros?))$/iu,
    '$2 sur $1',
  ],
  [/(?:[àa] )?(?:un )?demi[- ]tarif(?![\p{L}])/iu, 'à moitié prix'],
  // « le client négocie 5 % sur le conseil »
  [
    /^(?:(?:le|la|mon|ma) client(?:e)?|ils?|elles?|on)\s(?:lui |leur )?(?:n[ée]gocie(?:nt)?|obtien(?:t|nent)|a (?:n[ée]goci[ée]|obtenu|droit à))\s(?=\d[\d.,]*\s?%)/iu,
    'remise de ',
  ],
];
