/** How people say which count, price or total they wish, and the plainer sentence; read before the other rewordings. */
export const WISHES: readonly (readonly [RegExp, string])[] = [
  [/^renom(?=[esrz])/iu, 'renomm'],
  // « mets juste 4 radiateurs »
  [/^((?:met|pass|compt)\p{L}*) (?:juste|seulement|uniquement|que) (?=\d)/iu, '$1 '],
  // « tarif jour à 900 pour les deux formations », « le mot à 0,13 pour le rapport »
  [
    /^(?:(?:le )?(?:tarif|prix) (?:(?:du |de la |de l['’]|au |à la |à l['’])?(?:jour|journ[ée]e|heure|mot|m[èe]tre|km|page|nuit)|journalier|horaire) |l[ea] (?:mot|page|nuit|m[èe]tre|kilo|km|journ[ée]e) )(?:à |a |c['’]est )?(\d[\d.,]*)(?: ?(?:€|euros?))? (?:pour|sur) (.+)$/iu,
    'prix de $2 à $1 €',
  ],
  // « je veux arriver à 2200 HT »
  [
    /^(?:je veux|je voudrais|on veut|il faut|on doit|faut|j['’]aimerais)\s(?:arriver|tomber|finir|qu['’]on arrive|qu['’]on tombe) à (?=\d)/iu,
    'que le total fasse ',
  ],
  // « ya 3 souches »
  [/^(?:il )?y ?['’]?a (?=\d|une? |deux |trois |quatre |cinq |six |sept |huit |neuf |dix )/iu, ''],
];
