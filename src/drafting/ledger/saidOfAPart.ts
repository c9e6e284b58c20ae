export const COUNT = String.raw`(?:une?|deux|trois|quatre|cinq|six|sept|huit|\d{1,3})`;

const TWO_PRICES = 'Deux prix pour une même quantité\u00a0: vérifiez combien à chacun.';
const A_SHARE = 'Une part seulement peut être à facturer\u00a0: vérifiez le montant.';
const DAYS = '(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?';

/** What is said of a part of what is billed, and what to ask. */
export const SAID_OF_A_PART: readonly (readonly [RegExp, string])[] = [
  // « 2 massages pour le prix d'un ».
  [
    /pour le prix d(?:e |'|es )(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|\d{1,2})(?![a-z\d,.]| ?(?:€|euros?))/,
    'Une partie est offerte\u00a0: vérifiez la quantité.',
  ],
  // « élagage de 5 platanes à 240 €, celui du fond à 310 ».
  [/, (?:mais )?cel(?:ui|le) (?:du |de |d'|des |qui )[^,;.\n\d]{1,30} (?:a|pour) \d/, TWO_PRICES],
  // « location salle 3 jours à 350 € sauf dimanche 200 € ».
  [
    /(?:€|euros?)[^.;\n]{0,12}(?<![a-z])(?:sauf|hormis) (?:le |la |l'|les )?[a-z][^,;.\n\d]{0,30}? (?:a |pour )?\d[\d ,.]*(?:€|euros?)/,
    TWO_PRICES,
  ],
  // « brunch 10 pers à 28 €, mais les 3 enfants à 14 », « 24 tuniques dont les quatre grandes à 14 ».
  [
    new RegExp(
      `(?<![a-z])(?:mais|dont) (?:les? |la )?${COUNT}(?: [a-z']{2,14}){0,3} (?:a|pour) ${COUNT}`,
    ),
    TWO_PRICES,
  ],
  [
    new RegExp(
      `(?<![a-z])(?:moins?|sauf|excepte|dont) (?:les? |la )?${COUNT}(?: [a-z']{2,14}){0,2} (?:gratui|offer|absen)`,
    ),
    'Une partie est offerte\u00a0: vérifiez la quantité.',
  ],
  // « cinquante euros la première et quarante-cinq la deuxième ».
  [
    /(?:\d|€|euros?) (?:la |le )(?:premiere?|1ere?)(?: [a-z]+)? et [^\n;]{0,24}(?:deuxieme|seconde?|2e(?:me)?)(?![a-z])/,
    TWO_PRICES,
  ],
  // « 780 € les 10 premiers jours puis 700 € ».
  [
    /degressi|les (?:\d+ premiers?|premiers? \d+)[^\n.;]{0,40}(?:puis|ensuite|au-dela|apres)|\d ?(?:€|euros?) [^\n;.]{0,24}(?<![a-z])(?:puis|ensuite) \d+ ?(?:€|euros?)/,
    TWO_PRICES,
  ],
  [
    /(?:major|supplement)[^.\n]{0,30}a partir (?:de|du)/,
    'Le supplément ne porte que sur une partie\u00a0: vérifiez le montant.',
  ],
  // « du 16 au 20 novembre sauf le mercredi », « lundi, mardi et jeudi matin ».
  [
    new RegExp(
      String.raw`(?:du|de) (?:${DAYS}|\d)[^.\n]{0,40}(?<![a-z])sauf(?![a-z])|${DAYS}(?:,| et)[^.\n]{0,30} et ${DAYS} (?:matin|apres-midi|aprem|soir)(?![a-z])`,
    ),
    'Les jours se comptent sur le calendrier\u00a0: vérifiez combien.',
  ],
  [
    /moitie (?:due|payable|facturee?|a facturer|a payer)|c'est cette facture|que je facture ce jour/,
    A_SHARE,
  ],
  [/(?<![a-z])ramene[es]* a \d/, 'La phrase se corrige\u00a0: vérifiez ce qui reste à facturer.'],
  // « favicon 20 ou 30 je sais plus », « 450 € ou 480 ».
  [
    /(?<![\d/:,.h-])\d{1,4}(?: ?(?:€|euros?))? ou (?:a )?\d{1,4}(?![\d/:])/,
    'La phrase donne une fourchette\u00a0: un seul chiffre peut être facturé.',
  ],
  // « 3 courses : 18,50 / 22 / 18,50 ».
  [
    /(?<![\d/])\d{1,4}(?:,\d+)? \/ \d{1,4}(?:,\d+)? \/ \d{1,4}(?:,\d+)?(?![\d/])/,
    'Plusieurs prix se suivent\u00a0: vérifiez à quoi chacun se rapporte.',
  ],
];
