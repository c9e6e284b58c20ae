const COUNT = String.raw`(?:\d|(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)(?![\p{L}]))`;

/** How people say offhand how many there are, where a line goes, what it is called and whose price is meant. */
export const OFFHAND: readonly (readonly [RegExp, string])[] = [
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
