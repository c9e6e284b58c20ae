/** How people say in conversation what is to go, what there is too much of and what a name should say. */
export const COLLOQUIAL: readonly (readonly [RegExp, string])[] = [
  // « vire la réunion je la facture pas », « le monte-meuble on l’a pas pris »
  [
    /^((?:supprim|enl[eè]v|retir|vir|jett|effac)\p{L}*\s.+?),?\s(?:je|on|nous)\s(?:ne\s)?l[ae]s?\s(?:factur|compt|fai|met|prend)\p{L}*\spas$/iu,
    '$1',
  ],
  [
    /^((?!la remise|les? remises?|le rabais)(?:l[ae]s?\s|l['’])[^,;\d]+?),?\s(?:(?:je|on|nous)\s(?:ne\s)?l[ae]s?\s(?:factur|compt|fai|met|prend)\p{L}*\spas|(?:on|ils?|elles?|j|nous|le client|la cliente)\s?(?:ne\s)?(?:l['’]|les\s)(?:a|ai|ont|avons)\s(?:finalement\s|même\s|du tout\s)?pas\s(?:pris|faite?s?|eue?s?|utilis[ée]e?s?|pos[ée]e?s?|livr[ée]e?s?|command[ée]e?s?))$/iu,
    'supprime $1',
  ],
  // « t’as compté une prise de trop », « 2 prises de trop »
  [
    /^(?:(?:t['’]as|tu as|j['’]ai|vous avez|on a)\s(?:compt[ée]|mis|factur[ée]|not[ée])\s|(?:il )?y ?['’]?(?:en )?a\s)?((?:une?|\d+)\s[^\d]+?)\s(?:de|en)\strop$/iu,
    '$1 de moins',
  ],
  // « Cartons penderie : repris par nos soins, à retirer »
  [/^([^:]+?)\s*:\s(?:[^:]*,\s)?à (?:retirer|supprimer|enlever)$/iu, 'supprime $1'],
  // « 17 leçons et demie », « deux jours complets », « 2m40 »
  [/(\d+) (\p{L}+) et demie?(?![\p{L}])/giu, '$1,5 $2'],
  [
    /(jours?|journ[ée]es?|heures?|mois|semaines?) (?:complets?|compl[èe]tes?|pleine?s?|enti[èe]re?s?)(?![\p{L}])/giu,
    '$1',
  ],
  [/(\d+) ?m ?(\d\d)(?![\p{L}\d²])/giu, '$1,$2 m'],
  // « la salle j l ai eue que 4h »
  [
    /^((?:l[ae]s?\s|l['’])\p{L}[^,;:\d]*?),? (?:je|j|on|ils?|elles?|nous)[\s'’]+(?:l[\s'’]|les\s)?(?:ai|a|ont|avons)\s\p{L}+\squ(?:e\s|['’])(?=\d|une?\s|deux\s|trois\s|quatre\s|cinq\s)/iu,
    '$1 ',
  ],
  // « facture l’assistance au forfait : 300 € tout compris »
  [
    /(?<=\d\s?(?:€|euros?)?(?: ht)?)\s(?:tout compris|tout rond|tout court|pile|ferme)(?![\p{L}])/giu,
    '',
  ],
  [/^(?:factur|compt|pass|met)\p{L}*\s(.+?) au forfait\s*[:,]\s*(?=\d)/iu, 'mets $1 au forfait à '],
  // « mets la charte et le logo ensemble à 1000 »
  [
    /^(?:met|pass|factur|compt)\p{L}*\s(.+? et .+?) ensemble (?:à|pour) (?=\d)/iu,
    'regroupe $1 en un forfait à ',
  ],
  [/^groupe[srz]? (?=l[ae]s? |l['’])/iu, 'regroupe '],
  // « faudrait que ça tombe à 1100 »
  [
    /^(?:il )?faudrait que (?:ça|le total|la facture|le devis|on) (?:tombe|arrive|fasse|soit|passe)(?: à)? (?=\d)/iu,
    'que le total fasse ',
  ],
  [/^arrondi(?= le total| la facture| le devis| à| a )/iu, 'arrondis'],
  // « les affiches c’est de l’A3 pas de l’A2 », « la relecture c’est pas le site c’est le catalogue »
  [
    /^((?:l[ae]s?\s|l['’])?\p{L}[^,;:]*?),? c['’ ]?(?:est|était) (?:de l['’]|du |de la |des |de |une? |l[ae]s? |l['’])?([\p{L}\d][^\s,;]*),? (?:et )?pas (?:de l['’]|du |de la |des |de |une? |l[ae]s? |l['’])?(?!(?!(?:19|20)\d\d$)\d+(?:[.,]\d+)?(?:\s|$))([\p{L}\d][^\s,;]*)$/iu,
    'remplace $3 par $2 sur $1',
  ],
  [
    /^((?:l[ae]s?\s|l['’])\p{L}[^,;:]*?),? (?:ce n['’]est|c['’]est|c) pas (?:de l['’]|du |de la |des |une? |l[ae]s? |l['’])([\p{L}][^\d,;]*?),? (?:mais )?c['’ ]?(?:est )?(?:de l['’]|du |de la |des |une? |l[ae]s? |l['’])([\p{L}][^\d,;]*?)$/iu,
    'remplace $2 par $3 sur $1',
  ],
  [
    /^(?:ce n['’]est|c['’]est|c) pas (?:du |de la |des |de l['’]|une? |l[ae]s? |l['’])([\p{L}][^\d,;]*?),? (?:mais )?c['’ ]?(?:est )?(?=(?:du |de la |des |de l['’]|une? |l[ae]s? |l['’])\p{L}[^\d,;]*?$)/iu,
    'remplace $1 par ',
  ],
  // « le Mâcon remplacé par un Chablis à 19 »
  [/^([^,;]+?) (?:est |sera |a été |à )?remplac[ée]e?s? par (.+)$/iu, 'remplace $1 par $2'],
  // « c’est des patins de frein et pas des plaquettes », « il s’agit de la parcelle AB 113 et non AB 112 »
  [
    /^(?:c['’]est|il s['’]agit) (?:de la |de l['’]|du |des |de |d['’]|une? )(?:l[ae]s? )?([\p{L}][^,;]*?),? (?:et )?(?:pas|non)(?: pas)? (?:de la |de l['’]|du |des |de |d['’]|une? |l[ae]s? |l['’])?([\p{L}][^,;]*?)$/iu,
    'remplace $2 par $1',
  ],
  // « …, pouvez-vous mettre la facture à jour ? »
  [
    /[,.]?\s(?:pouvez-vous|peux-tu|pourriez-vous|merci de|merci d['’])\s?(?:la |le )?(?:mettre à jour(?: la facture| le devis)?|mettre (?:la facture|le devis) à jour|corriger(?: la facture| le devis)?|modifier(?: la facture| le devis)?|rectifier(?: la facture| le devis)?)\s?\??$/iu,
    '',
  ],
  // « la musique (nous la fournissons) »
  [/\s*\((?:nous|on|je|il|elle|ils|elles|c['’]est)\s[^()\d]*\)/giu, ''],
  // « on garde tout sauf la newsletter »
  [/^(?:on )?(?:gard|conserv|laiss)\p{L}* tout,? sauf (.+)$/iu, 'supprime $1'],
];
