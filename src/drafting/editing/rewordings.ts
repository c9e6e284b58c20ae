const FIGURE = String.raw`(?:\d{1,3}(?:[\s\u00a0\u202f]\d{3})+|\d+)(?:[.,]\d+)?\s?(?:h\s?\d{0,2}|heures?|jours?|j|€|euros?|m2|m²|km|kg|mois)?(?![\p{L}\d%])`;

/** « Cordialement, C. Vasseur »: what closes a letter, to its end. */
export const CLOSES_LETTER =
  /[\s,.!?]+(?:bien (?:à|cordialement à) (?:vous|toi)|bien cordialement|cordialement|(?:sinc[èe]res )?salutations|bonne (?:journ[ée]e|soir[ée]e)|cdlt|cdt)(?![\p{L}])[\s\S]*$/iu;

/** One way people say what a plainer sentence says, and that sentence. */
export const REWORDINGS: readonly (readonly [RegExp, string])[] = [
  // « (chiffres inversés) », and no « (dos) » of a line that is named.
  [/^(?!r?ajout|renomm|remplac|appell)([^]*?)\s*\([^()\d]*\)\s*$/iu, '$1'],
  [
    /[\s,]+(?:à partir de maintenant|d[ée]sormais|dor[ée]navant|comme convenu|prix (?:idem|inchang[ée]s?)|(?<!^r?ajout.*)(?:au |le )?m[êe]me prix)$/iu,
    '',
  ],
  // « faut pas compter l’évacuation », « je ne facture pas la réunion »: to be taken out.
  [
    /^(?:(?:il )?(?:ne )?faut pas (?:compter|facturer|mettre)|(?:je|on|nous) (?:ne )?(?:facture|compte|mets)(?:ons)? pas) (?=l[ae]s? |l['’])/iu,
    'supprime ',
  ],
  // « le supplément ne se justifie pas, on le retire »
  [
    /^((?:l[ae]s?\s|l['’])\p{L}\S*(?:\s(?!ne\s|se\s|est\s|sont\s|a\s|ont\s|[ée]tai)\p{L}\S*){0,3}?)\s(?:ne |n['’]|se |est |sont |[ée]tai|a |ont )[^;]*?,\s(?:merci de|il faut|on|je|tu|vous pouvez|donc on)?\s?(?:l[ae]s?\s|l['’])(?:retir|enl[eè]v|supprim)\p{L}*(?:\s(?:de la facture|du devis|des lignes))?\.?$/iu,
    'supprime $1',
  ],
  // « un seul mitigeur »
  [/^(?:j['’]ai|jai|on a)\s\p{L}+\s(?:qu['’]|que )(une? seule?\s)/iu, '$1'],
  // « rajoute-en 2 de vernis »
  [
    /^(r?ajoute[srz]?)[- ]en (\d+|une?|deux|trois|quatre|cinq|six) (?:de |d['’])(?=\p{L})(?!plus)/iu,
    '$1 $2 ',
  ],
  [/\ssuffi(?:ront|ra|sent|t)\.?$/iu, ''],
  // « péages 18,40 à ajouter », « « Déplacement » à remplacer par « Forfait » »
  [
    /^(.*\d\S*(?:\s\S+)?)\s(?:est |sont )?à (?:r?ajouter|compter en plus|mettre en plus)$/iu,
    'ajoute $1',
  ],
  [/^(.+?) (?:est |sont )?à remplacer par (.+)$/iu, 'remplace $1 par $2'],
  [/^([^\d]+?)\s*(?:→|-+>|=+>)\s*([^\d]+)$/u, 'renomme $1 en $2'],
  [
    /^(?:il conviendrait de |merci de |veuillez )?(?:libeller|intituler|appeler|[ée]crire)\s([«"“].+?[»"”])\splut[oô]t que\s([«"“].+?[»"”])/iu,
    'renomme $2 en $1',
  ],
  [/^renomme[srz]? ([^:]+?)\s*:\s*(?=\S)/iu, 'renomme $1 en '],
  // « mise en page : passe-la au forfait, 220 € »
  [
    /^([^:;\d]+?)\s*:\s*(passe|mets?|compte|facture)[srz]?-(?:l[ae]s?)\s(?:au forfait,?\s(?:à\s)?)(?=\d)/iu,
    '$2 $1 au forfait à ',
  ],
  // « la TVA est à 10 %, pas 20 », « l’eau est à passer au taux de 10 »
  [/(\d ?%),? (?:et )?(?:pas|non) (?:à )?\d[\d.,]* ?%?$/iu, '$1'],
  [
    /^(.+?) (?:est |sont )?à passer (?:au taux (?:de )?|en tva (?:à )?)(\d[\d.,]*) ?%?$/iu,
    'tva $2 % sur $1',
  ],
  // « j’ai oublié de passer le dev à 5 jours »
  [
    /^(?:j['’]ai|jai|t['’ ]?as|tu as|on a|vous avez|nous avons) oubli[ée] (?:de |d['’])(?!r?ajouter|mettre|compter)(?=\p{L})/iu,
    '',
  ],
  // « il manque le robinet », « j’ai oublié le glossaire »: to be added.
  [
    /^(?:(?:il )?manque|(?:j['’]ai|jai|t['’ ]?as|tu as|on a|vous avez|nous avons|il a) oubli[ée](?:e|s)?(?: (?:de |d['’])?(?:r?ajouter|mettre|compter))?|oubli[ée]e?s?|pri[èe]re d['’]ajouter|(?:nous vous prions|je vous prie|merci) de bien vouloir ajouter(?: l['’](?:article|[ée]l[ée]ment|ligne) suivante?)?)\s*:?\s+(?:aussi |encore )?(?!de |d['’]|que |qu['’])/iu,
    'ajoute ',
  ],
  [/^(?:merci d['’]|pri[èe]re (?:de |d['’]))(?=\p{L})/iu, ''],
  // « la charte doit être facturée 1 250 € »
  [
    /\s(?:doit|doivent|devra|devrait|devraient) (?:[êe]tre|passer)(?: (?:factur|compt|port)[ée]e?s?)?(?: à)? (?=\d)/iu,
    ' à ',
  ],
  // « le libellé « Serveurs » doit devenir « Personnel » »
  [
    /^(?:le libell[ée] |la ligne |la d[ée]signation )?(.+?) (?:doit|devrait) (?:s['’]intituler|s['’]appeler|devenir|[êe]tre renomm[ée]e?(?: en)?) (.+)$/iu,
    'renomme $1 en $2',
  ],
  // « ligne 5 : TVA à 5,5 % », « applique le taux de 10 % à la livraison »
  [/^((?:la )?ligne \d+)\s*:\s*(tva\s.*)$/iu, 'mets $1 en $2'],
  [
    /^(?:veuillez )?applique[srz]? (?:le|un) taux (?:r[ée]duit |normal )?(?:de|à) (\d[\d.,]*) ?% (?:de tva )?(?:à|aux?|sur) /iu,
    'tva $1 % sur ',
  ],
  [/(\d+) heures? et demie(?![\p{L}])/giu, '$1,5 heures'],
  // « 3j1/2 », « le tube cé 8 m »
  [/(\d+) ?(j|h|jours?|heures?) ?1\/2/giu, '$1,5 $2'],
  [/(?<=\s)[cs]é\s(?=\d)/giu, 'c’est '],
  // « urgence plus cher, 150 »
  [/\s(?:plus|moins) ch[eè]re?s?\s*[,:]\s*(?:à )?(?=\d)/iu, ' à '],
  // « déplacement 1 seul », « on est 95 »
  [/^(\p{L}[^,;:\d]*?)\s*:?\s(?:1|une?) seule?$/iu, 'un seul $1'],
  [
    /^(?:on est|nous sommes|ils sont|elles sont)(?: plus que| finalement)? (\d+)(?=$|[\s,])/iu,
    '$1 personnes',
  ],
  // « le groupe de sécurité y en a 2 »
  [/^(\p{L}[^,;:\d]*?),? (?:il )?y ?['’]?en (?:a|aura) (?:que )?(\d+)$/iu, 'quantité de $1 à $2'],
  // « le tissu il m’en faut 20 m »
  [
    /^(\p{L}[^,;:\d]*?),? il (?:(?:m|t)['’]|lui |leur |nous |vous )?en (?:faut|fallait|faudra|faudrait) (?:que )?(\d+)$/iu,
    'quantité de $1 à $2',
  ],
  [
    /^(\p{L}[^,;:\d]*?),? il (?:(?:m|t)['’]|lui |leur |nous |vous )?en (?:faut|fallait|faudra|faudrait) (?:que )?(?=\d)/iu,
    '$1 : ',
  ],
  // « jai taillé 18 rosiers »
  [
    /^(?:j['’ ]?ai|j[ée]|g|on a)\s(?:pos[ée]|livr[ée]|utilis[ée]|consomm[ée]|mis|fait|pris|vendu)\s(?:que\s)?(?=\d)/iu,
    '',
  ],
  // « jai taillé 18 rosiers »: the act names the line too.
  [
    /^(?:j['’ ]?ai|j[ée]|g|on a)\s(?!oubli|compt|not|marqu|factur)(\p{L}+[ée]|tondu|tontu)\s(?:que\s)?(\d.*)$/iu,
    '$2 $1',
  ],
  // « serveurs quatre fois sept heures donc 28 heures »: what it comes to.
  [
    /^(\p{L}[^,;:\d]*?)[\s,:]+\S+ (?:fois|x) [^,;]*?\s(?:donc|soit|ça fait|=)\s(?=\S+ (?:heures?|jours?|h|j|€|euros?))/iu,
    '$1 ',
  ],
  // « tout passe de 5 heures pour 4 heures »
  [
    /(\d[\d.,]*) (heures?|jours?|h|j) (?:pour|par) (\d[\d.,]*) \2(?![\p{L}])/iu,
    '$3 $2 au lieu de $1',
  ],
  // « 79 € et non 89 € »
  [new RegExp(String.raw`(${FIGURE}),?\set non(?: pas)?\s(${FIGURE})`, 'giu'), '$1 au lieu de $2'],
  // « rajoute un joint à 2,50 non trois joints à 2,50 »
  [
    /^(r?ajoute[srz]? )[^;]*?\d[^;]*?[\s,]+(?:euh,?\s)?non,?\s(?:plut[oô]t\s|pardon\s)?(?=[^;]*\s(?:à|a)\s\d)/iu,
    '$1',
  ],
  [/(?<![\p{L}])pr(?![\p{L}])/giu, 'pour'],
  [
    /^(?:je|on|nous) (?:voudrai[st]|voudrions|souhaite(?:rai[st])?|souhaitons|veux|veut|voulons|aimerai[st])(?: bien)? que /iu,
    'que ',
  ],
  // « pour la protection des sols compte 150 »
  [
    /^(?:pour|sur) ([^,;:\d]+?),? (?:compte|mets?|mettez|passe|facture)[srz]? (?=(?:à )?\d)/iu,
    'mets $1 à ',
  ],
  // « préparation des murs, retire 10 m² »
  [
    /^([^,;:\d]+?)\s*[,:]\s*(?:tu |on )?((?:retire|enl[eè]ve|ajoute|rajoute|[oô]te)[srz]?)(?:[- ](?:en|y))? (\d[^,;]*)$/iu,
    '$2 $3 sur $1',
  ],
  [
    /^((?:[ée]change|inverse|intervertis|permute)\p{L}* .+?) (?:de place|entre (?:eux|elles))$/iu,
    '$1',
  ],
  // « rajoute un 3e album »: one more of it.
  [
    /^(?:r?ajoute[srz]?|mets?|compte[srz]?) (une?) \d{1,2}(?:[èe]?me|e) (\p{L}[^\d]*)$/iu,
    '$1 $2 de plus',
  ],
  // « remplace la remise de 200 par 10 % »
  [
    /^remplace[srz]? la remise (?:de |actuelle )?(?:\d[\d\s.,]*(?:€|euros?|%)?\s)?par (?:une (?:remise )?de )?/iu,
    'passe la remise à ',
  ],
  // « 2 € 50 »
  [/(\d)[\u00a0 ]€ (\d\d)(?!\d| ?(?:€|%|h|j))/gu, '$1,$2\u00a0€'],
  // « 12 → 15 »
  [/(\d[\d.,]*) ?(?:→|-+>|=+>) ?(?=\d)/gu, 'de $1 à '],
  // « de 15 h à 12 h »: of a line, and no hours of a day.
  [/(?<=\bde )(\d+) ?h(?:eures?)? à (\d+) ?h(?:eures?)?(?![\p{L}\d])/giu, '$1 à $2 h'],
  // « j’avais mis 8 arbustes mais en fait y’en a 11 »
  [
    new RegExp(
      String.raw`(?:j['’]avais|j['’ ]?ai|on avait|tu avais|tu as|t['’]as|vous aviez|vous avez) (?:mis|compt[ée]|not[ée]|dit|marqu[ée])\s(${FIGURE})\s?(\p{L}[^\d,;]*?)?,?\s(?:mais\s|or\s)?(?:en fait\s|finalement\s|au final\s)?(?:(?:il )?y ?['’]?en (?:avait|a)|c['’]est|c['’]était|ce sera|on (?:avait|a) dit|on s['’]était dit|il en faut|j['’]en ai mis|(?:on|ils?|elles?|le client|la cliente|les clients) (?:n['’])?en (?:a|ont|avai(?:t|ent)) (?:pris|fait|eu|voulu|utilis[ée]|pos[ée])(?: que)?)\s(?:plut[oô]t\s)?(${FIGURE})`,
      'giu',
    ),
    '$3 au lieu de $1 $2',
  ],
  // « la haie c’est pas 45 c’est 54 »
  [
    new RegExp(
      String.raw`(?:ce n['’]est|c['’]est|c)\s(?:pas|plus)\s(${FIGURE}),?\s(?:mais\s)?(?:c['’]est\s|c\s)?(?:plut[oô]t\s)?(${FIGURE})`,
      'giu',
    ),
    '$2 au lieu de $1',
  ],
  // « le tableau c 950 »
  [/(?<=\p{L}{3,}s?) c['’ ]? ?(?=\d)/giu, ' est à '],
  // « 950 pas 890 »
  [
    new RegExp(
      String.raw`(${FIGURE})(\s\p{L}+(?:\s\p{L}+(?:[ée]e?s?|is|us|ts|tes))?)?,?\s(?:et\s)?pas\s(?:une?\s|des\s|les\s|[àa]\s)?(${FIGURE})`,
      'giu',
    ),
    '$1$2 au lieu de $3',
  ],
  // « Taille de haie : remplacer par Taille de thuyas »
  [/^([^:]+?)\s*:\s*(?:à )?(remplacer|remplace[sz]?)\s+(?=par\s)/iu, 'remplace $1 '],
  // « le niveau 2 passe avant le niveau 1 »
  [
    /^([^,;:]+?)\s(?:passe|vient|va|se met|doit (?:être|passer|aller))\s(?=(?:juste\s)?(?:avant|apr[èe]s|devant|derri[èe]re|en (?:premi|derni|haut|bas|t[êe]te)|tout en|[àa] la fin|au d[ée]but))/iu,
    'mets $1 ',
  ],
  // « à la fin, juste avant la remise »
  [
    /\s(?:[àa] la fin|en bas|en haut|au d[ée]but|en premier|en dernier)(?:,\s(?=(?:juste )?(?:avant|apr[èe]s|devant|derri[èe]re))|\s(?=juste (?:avant|apr[èe]s|devant|derri[èe]re)))/iu,
    ' ',
  ],
  // « nous serons 14 », « il y en aura 14 »
  [/[,\s]+(?:nous|on|ils|elles) (?:serons|sera|seront)(?: finalement)? (?=\d)/giu, ' '],
  // « …, le prix de la bouteille, pas la quantité »
  [
    /,\s*(?:c['’]est )?le prix(?: d[eu] [^,]+| unitaire)?,?\s*(?:et )?pas la quantit[ée]$/iu,
    ', prix unitaire',
  ],
  [/,\s*(?:c['’]est )?la quantit[ée],?\s*(?:et )?pas le prix$/iu, ', quantité'],
  // « sauf la tonte, elle reste à 35 centimes »
  [
    /(?<=(?:sauf|hormis|except[ée]|à part)\s[^,]+),\s*(?:qui|elles?|ils?|ça)\s(?:ne bouge(?:nt)? pas|rest(?:e|ent)\b.*|gard(?:e|ent)\b.*)$/iu,
    '',
  ],
  [
    /(?<=(?:sauf|hormis|except[ée]|à part)\s[^,]+)\s(?:qui|elles?|ils?)\s(?:rest(?:e|ent)\b.*|ne bouge(?:nt)? pas)$/iu,
    '',
  ],
  [/[\s,]+mais (?:garde|laisse|conserve)[srz]? (?:bien )?l[ae]s? remises?(?:\s\p{L}+){0,3}$/iu, ''],
  // « …, le reste ne bouge pas », « …, mais laisse la ligne visible »
  [
    /(?:,\s*|\s(?:et|mais)\s)(?:(?:tout )?le reste|les autres(?: lignes)?|rien d['’]autre) (?:ne (?:bouge|change)(?:nt)?(?: pas)?|bouge(?:nt)? pas|change(?:nt)? pas|reste(?:nt)?\b.*|est bon|c['’]est bon|est inchang[ée]e?)$/iu,
    '',
  ],
  [
    /(?:,\s*|\s)(?:mais|et) (?:laisse|garde|conserve)[rsz]? (?:bien )?la ligne(?: visible| affich[ée]e| dans (?:la facture|le devis))?$/iu,
    '',
  ],
  // « enlève le cocktail et garde le buffet »: what is kept is where it was.
  [
    /^((?:supprim|enl[eè]v|retir|vir|jett|effac|annul)\p{L}*\s.+?)(?:\s*,|\s(?:et|mais))\s(?:garde|laisse|conserve)[srz]? (?!que |qu['’]|uniquement|seulement|juste)[^,;\d]+$/iu,
    '$1',
  ],
];
