import { N, NAME, PLACE, THEY, UNIT } from './everydayWords.ts';

/** How everyday sentences say what a line is called, where it goes, that it goes away and its VAT. */
export const NAMES_AND_PLACES: readonly (readonly [RegExp, string])[] = [
  // « porter le taux horaire à 42 € sur … »
  [/^porte[rsz]? (?=(?:l[ae]s? |l['’])[^;]*\sà \d)/iu, 'passe '],
  // « rebaptise la ligne « A » en « B » », « la pose à renommer finition »
  [/^rebaptis(?:e[srz]?|ons)(?![\p{L}])/iu, 'renomme'],
  [/^(renomm\p{L}*) la ligne (?=[«"“])/iu, '$1 '],
  [
    new RegExp(
      String.raw`^(${NAME}|[«"“][^»"”]+[»"”]) (?:est |sont )?à (?:renommer|rebaptiser|intituler|appeler) (?:en )?(?!(?:ou|si|quand|pas|peut|comme|comment|mais|et|plus|en|plut[oô]t)(?![\p{L}]))(?=[\p{L}«"“])`,
      'iu',
    ),
    'renomme $1 en ',
  ],
  // « l’évacuation, place-la en dernier », « livraison à remonter en premier »
  [
    new RegExp(
      String.raw`^(${NAME}),? (?:il faut |tu peux |vous pouvez )?(?:re)?(?:pla[cç]|positionn|d[ée]plac|bascul|gliss|rang)(?:e[srz]?|ons)[- ]l[ae]s? (${PLACE})$`,
      'iu',
    ),
    'mets $1 $2',
  ],
  [
    new RegExp(
      String.raw`^(${NAME}) (?:est |sont )?à (?:remonter|monter|descendre|mettre|remettre|placer|passer|d[ée]placer|positionner|basculer|glisser) (${PLACE})$`,
      'iu',
    ),
    'mets $1 $2',
  ],
  // « insère une pose de joints à 40 € »
  [
    /^(?:ins[èe]re[srz]?|intercale[srz]?) (?!juste |sous |avant |apr|devant |derri|entre |au)(?=[^;]*\d)/iu,
    'ajoute ',
  ],
  // « on sort la mise en service », « je sors le câble »
  [
    /^(?:on|je|nous) (?:sor[ts]|vire|retire|enl[eè]ve|supprime|efface) (?=l[ae]s? |l['’])/iu,
    'supprime ',
  ],
  // « la livraison c’est cadeau vu la commande »
  [
    new RegExp(
      String.raw`^((?:l[ae]s? |l['’])${NAME}),? (?:c['’]est|est|sera|sont) (?:cadeau|pour moi|offerte?s?)(?: vu (?:l[ae]s? |l['’]|votre |ton |son )\p{L}+)?$`,
      'iu',
    ),
    'offre $1',
  ],
  // « 10 de tva vu qu’on sert sur place, pas 5,5 »
  [
    new RegExp(
      String.raw`^(${NAME}),? (?:c['’]est|c|passe|est) (?:à |en )?(${N}) ?%? de tva(?: (?:vu|car|parce|puisque|comme)[^,;\d]*)?,? (?:et )?(?:pas|non) (?:à |de )?${N} ?%?$`,
      'iu',
    ),
    'tva $2 % sur $1',
  ],
  // « tva à 20 partout, la maison a moins de 2 ans »
  [
    /(?<=(?<![\p{L}])tva (?:à |a |de )?\d[^;]*?)[\s,]+(?:l[ae] |l['’]|son |sa |leur )(?:maison|appart\p{L}*|logement|immeuble|construction|b[âa]timent|pavillon|villa|local) a (?:moins|plus) de (?:\d+|deux|cinq|dix) ans$/iu,
    '',
  ],
  // « facturer la tonte au forfait, 140 € au lieu de 4 h à 38 »
  [
    new RegExp(
      String.raw`^(?:factur|compt|pass|met)\p{L}* (${NAME} (?:au|en) forfait),? (?:à )?(${N}) ?€ (?:au lieu de|et non|plut[oô]t que) ${N} ?${UNIT}(?: (?:à|x|×) ${N} ?€?)?$`,
      'iu',
    ),
    'mets $1 à $2 €',
  ],
  // « arrondis le plafond à 18 tout court »
  [
    new RegExp(
      String.raw`^arrondi\p{L}* (?!.*(?:total|facture|devis|tout (?!court|rond)|montant|ensemble))(${NAME}) à (${N}) ?€?(?: tout (?:court|rond))?$`,
      'iu',
    ),
    'arrondis $1 à $2 €',
  ],
  // « il me prend aussi 5 kg d’oignons, 1,40 le kg »
  [
    new RegExp(
      String.raw`^${THEY} (?:m['’]en |me |m['’]|nous )?(?:prend|prennent|veut|veulent|ach[èe]te(?:nt)?|prendra|voudrai(?:t|ent)) (?:aussi|en plus|[ée]galement) (?=\d)`,
      'iu',
    ),
    'ajoute ',
  ],
  // « remplace le livre par « Desserts » à 27 €, toujours 3 exemplaires »
  [new RegExp(String.raw`(?<=^(?:remplac|chang)[^;]*), toujours ${N}(?: \p{L}+)?$`, 'iu'), ''],
];
