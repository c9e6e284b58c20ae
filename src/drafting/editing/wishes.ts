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
  // « à 45 le m2 », « 19 du m2 », « à 25 la personne »: what one of them costs.
  [
    /(?<=(?:à|a|de|est|:) \d[\d.,]*)(?= (?:(?:le |du |au )(?:m2|m²|m3|m³|ml?|km|kg|kilo|litre|m[èe]tre|mot|jour|mois|sac)|la (?:personne|t[êe]te|page|nuit|journ[ée]e|semaine|s[ée]ance|pi[èe]ce|bouteille|part)|(?:de )?l['’](?:heure|unit[ée])|pi[èe]ce)(?![\p{L}\d]))/giu,
    ' €',
  ],
  [
    /(?<=(?:^|[\s,])\d[\d.,]*)(?= (?:du |au |le )(?:m2|m²|m3|m³|ml|km|kg|kilo|litre|m[èe]tre|mot)(?![\p{L}\d]))/giu,
    ' €',
  ],
  // « tables : 14 centres, 32 pièce »
  [/(?<=\d[^,;]*),\s(\d+(?:[.,]\d+)?) ?(?:€|euros?)? ?(?:pi[èe]ce|l['’]unit[ée])$/iu, ' à $1 €'],
  // « pas 4 semaines mais 3 »
  [
    /^((?:l[ae]s? |l['’])?(?:\p{L}[^,;\d]*? )??)(?:c['’]est )?pas (\d[\d.,]*)( (?:h|j|heures?|jours?|semaines?|mois|m2|m²|km|kg|pages?|nuits?|€|euros?))?,? mais (?:plut[oô]t )?(\d[\d.,]*)(?: (?:h|j|heures?|jours?|semaines?|mois|m2|m²|km|kg|pages?|nuits?|€|euros?))?$/iu,
    '$1$4$3 au lieu de $2',
  ],
  // « un seul album ils en veulent plus deux »
  [
    /^(une? seule? [^,;\d]+?),? (?:ils?|elles?|on|l[ae]s? clients?|la cliente) (?:n['’])?en (?:veu(?:t|lent)|pren(?:d|nent)|voulai(?:t|ent)) (?:pas|plus) (?:\d+|deux|trois|quatre|cinq)$/iu,
    '$1',
  ],
  // « fais un total de 400 euros HT »
  [
    /^(?:fais|faites|faire|mets?|mettez)(?:[- ](?:moi|lui))? (?:un |le )total (?:de|à) (?=\d)/iu,
    'que le total fasse ',
  ],
  // « enlève 10 euros sur le total »
  [
    /^(?:enl[eè]ve|retire|[oô]te|d[ée]dui[st]|d[ée]duire)[srz]?(?:[- ]lui|[- ]leur)? (\d[\d.,]*) ?(?:€|euros?)( ht| ttc)? (?:sur|au|du|de) (?:le )?(?:total|tout|la facture|le devis|montant total)$/iu,
    'remise de $1 €$2',
  ],
  // « le plafond on le fait plus, tu peux l’enlever », « le déplacement offre-le lui »
  [
    /^((?:l[ae]s? |l['’])?\p{L}[^,;:\d]*?)(?:,? (?:on|je|nous|ils?|elles?) (?:ne )?(?:l[ae]s? |l['’])\p{L}+ (?:plus|pas))?,? (?:tu peux|vous pouvez|on peut|il faut|faut|peux-tu|pouvez-vous) (?:l[ae]s? |l['’])(enlever|supprimer|retirer|virer|offrir)$/iu,
    '$2 $1',
  ],
  [
    /^(?!offr|et )((?:l[ae]s? |l['’])?\p{L}[^,;:\d]*?),? (offre|offrez)[- ]l[ae]s?(?:[- ](?:lui|leur))?$/iu,
    '$2 $1',
  ],
  // « nappage pas offert, 90 euros »
  [
    /^(\p{L}[^,;:\d]*?) (?:n['’]est |est |sont )?pas (?:offerte?s?|gratuite?s?),? (?:mais )?(?:à |c['’]est )?(?=\d)/iu,
    '$1 à ',
  ],
  // « désinfection offerte ce mois-ci »
  [
    /(?<!^(?:r?ajout|renomm|remplac|chang|pr[ée]cis|marqu|not|indiqu|inscri|[ée]cri).*)[\s,]+(?:pour )?(?:ce mois|cette semaine|cette ann[ée]e|ce trimestre)(?:[- ]ci)?$/iu,
    '',
  ],
];
