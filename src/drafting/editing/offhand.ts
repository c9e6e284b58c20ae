const COUNT = String.raw`(?:\d|(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)(?![\p{L}]))`;

/** How people say offhand how many there are, where a line goes, what it is called and whose price is meant. */
export const OFFHAND: readonly (readonly [RegExp, string])[] = [
  // « non finalement mets la coupe à 50 »
  [
    /^(?:ah |euh |bah |oh )?non,?\s+(?=(?:mets|mettez|passe[srz]?|ajoute[srz]?|rajoute[srz]?|enl[eè]ve[sz]?|retire[srz]?|supprime[srz]?|vire[srz]?|offre[sz]?)(?! pas)(?![\p{L}]))/iu,
    '',
  ],
  // « c’est pas 3 soins c’est 4 », « j’ai pas fait 4 h de pose mais 5 »
  [
    /^(?:(?:ce n['’]est|c['’]est|c) (?:pas|plus)|(?:j['’ ]?ai|g|on a|(?:il|elle) a|nous avons|(?:ils|elles) ont) pas \p{L}+) (\d[\d.,]*) ?(\p{L}[^\d,;]*?),? (?:mais |c['’]est |c |(?:j['’]|on |il |elle |nous |ils |elles )en (?:ai|a|avons|ont) \p{L}+ )+(?:que |plut[oô]t |seulement )?(\d[\d.,]*)(?: ?(?:h|heures?|j|jours?|m|m2|m²|km|kg|litres?|pages?|€|euros?))?$/iu,
    '$3 $2 au lieu de $1',
  ],
  // « je lui offre le soin »
  [
    /^(?:je|on|nous) (?:lui |leur |vous |te )(?=(?:offr|enl[eè]v|retir|supprim|factur|compt|baiss|augment|r?ajout|met)\p{L}*\s)/iu,
    '',
  ],
  // « laisse tomber les mèches »
  [/^(?:on |tu |vous )?laiss(?:e[srz]?|ons) tomber (?=l[ae]s? |l['’])/iu, 'supprime '],
  // « change le nom de la coupe en coupe dégradée »
  [
    /^(?:chang|modifi|remplac|corrig)\p{L}* (?:le |l['’])(?:nom|libell[ée]|intitul[ée]|titre|d[ée]signation) (?:d[eu]s? |d['’])(.+?) (?:en|par|pour) (?=\p{L})/iu,
    'renomme $1 en ',
  ],
  // « baisse de 5 euros la couleur »
  [
    /^((?:baiss|augment|r[ée]dui|diminu|mont|major)\p{L}*) (de \d[\d.,]* ?(?:€|euros?|%)) ((?:l[ae]s? |l['’])\p{L}[^\d,;]*)$/iu,
    '$1 $3 $2',
  ],
  // « la couleur -10 % », « couleur moins 10 euros »
  [
    /^(?!.*(?:remise|rabais|ristourne|avoir|sauf|hormis|à part|\s(?:à|a|fasse|fait|soit|est|de|=)\s*[-−]))(\p{L}[^\d,;:]*?)\s*:?\s(?:[-−]\s?|moins )(\d[\d.,]* ?(?:€|euros?|%))$/iu,
    'baisse $1 de $2',
  ],
  // « rajoute 15 min de main-d’œuvre »
  [
    /^(?<act>(?:r?ajout|enl[eè]v|retir)\p{L}* )15 ?(?:min|mn|minutes)(?= (?:d[eu] |d['’]|sur |[àa] |au )[^\d€]*$)/iu,
    '$<act>0,25 h',
  ],
  [
    /^(?<act>(?:r?ajout|enl[eè]v|retir)\p{L}* )30 ?(?:min|mn|minutes)(?= (?:d[eu] |d['’]|sur |[àa] |au )[^\d€]*$)/iu,
    '$<act>0,5 h',
  ],
  [
    /^(?<act>(?:r?ajout|enl[eè]v|retir)\p{L}* )45 ?(?:min|mn|minutes)(?= (?:d[eu] |d['’]|sur |[àa] |au )[^\d€]*$)/iu,
    '$<act>0,75 h',
  ],
  // « baisse mon tarif jour à 400 »
  [
    /(?<![\p{L}])(?:mon|ma|notre|nos|mes) (?=(?:tarif|prix|taux|tjm|forfait)s?(?![\p{L}]))/giu,
    'le ',
  ],
  // « place la trousse à la fin », and no « place de parking »
  [
    /^(?:re)?place[srz]? (?=(?:l[ae]s? |l['’])[^\d]+\s(?:avant|apr[èe]s|devant|derri[èe]re|en|[àa]u? |tout en|juste))/iu,
    'mets ',
  ],
  [/(?<=\s)en tout (?=(?:premi|derni)[èe]re?s?$)/iu, 'tout en '],
  // « appelle la coiffure « chignon » »
  [
    /^(?:appel|intitul|nomm|rebaptis)\p{L}*\s(?:la ligne\s)?([^,;«"“]{2,80}?)\s(?:plut[oô]t\s)?([«"“][^»"”]{2,80}[»"”])$/iu,
    'renomme $1 en $2',
  ],
  // « la table il n’en veut qu’une », « les spots on en a posé que 6 »
  [
    new RegExp(
      String.raw`^(\p{L}[^,;:\d]*?),? (?:(?:finalement|en fait) )?(?:ils?|elles?|on|nous|je|j['’]|l[ae]s? clients?|la cliente|les mari[ée]s)\s?(?:(?:n['’ ]|ne )?en (?:a|ai|ont|avons|veut|veulent|prend|prennent|voulai(?:t|ent)|garde(?:nt)?|faut|fallait)|(?:n['’]|ne )en \p{L}+)(?: \p{L}+(?:[ée]|is|it|u|ait))?(?: plus)? (?:que |qu['’])(?:une?$|(?=${COUNT}))`,
      'iu',
    ),
    'quantité de $1 à ',
  ],
  [/^(quantité de .+ à )$/u, '$11'],
  // « elles seront 4 demoiselles d’honneur »
  [
    /^(?:ils|elles|on|nous) (?:seront|sera|serons)(?: finalement| plus que)? (?=\d+ (?!personnes|invit|convives|au |à )\p{L}{3,})/iu,
    '',
  ],
  // « 2 jours au lieu d’un et demi »
  [/(?<=au lieu )d['’]une? et demie?(?![\p{L}])/giu, 'de 1,5'],
  [/(?<![\p{L}])deux et demie?(?![\p{L}])/giu, '2,5'],
  [/(?<![\p{L}])trois et demie?(?![\p{L}])/giu, '3,5'],
  [/(?<![\p{L}\d.,])(\d+) et demie?(?![\p{L}])/giu, '$1,5'],
  // « tout à l’identique sauf la maquette à 600 », « change rien sauf l’audit à 500 »
  [
    /^(?:(?:on |tu |vous |je )?(?:laisse|garde|conserve)[srz]? )?(?:tout(?: le reste)?|le reste|rien)(?: (?:est|reste|ne (?:change|bouge)|[àa] l['’]identique|identique|pareil|inchang[ée]e?|idem|comme (?:ça|c['’]est|avant)|tel quel|(?:c['’]est )?bon))+,? (?:sauf|à part|hormis) (?=(?:l[ae]s? |l['’])?\p{L}[^,;\d]*\d[^,;]*$)/iu,
    'mets ',
  ],
  [
    /^(?:on |tu |vous )?(?:ne )?(?:chang|touch|modifi)(?:e[srz]?|ons) (?:à )?rien(?: d['’]autre)?,? (?:sauf|à part|hormis|juste) (?=(?:l[ae]s? |l['’])?\p{L}[^,;\d]*\d[^,;]*$)/iu,
    'mets ',
  ],
  // « c’est 20 de TVA »
  [
    /(?<=(?:c['’]est|c|est|sera|passe|avec)\s)(?:à |a )?(\d[\d.,]*)(?= de tva(?![\p{L}]))/giu,
    '$1 %',
  ],
];
