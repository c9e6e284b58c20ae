/** What is said to bill by or to be polite, at the end of a line's words; the price itself is cut before. */
const TAILS: readonly RegExp[] = [
  // « 8 h de ménage à 25 € et 2 h offertes », « 25 verres dont 5 offerts ».
  /[\s,;]+(?:et|plus|dont|avec)\s\d+(?:[.,]\d+)?\s?(?:\p{L}+\s)?(?:offert|gratuit)\p{L}*$/iu,
  // « …et un cours d'essai gratuit ».
  /[\s,;]+(?:et|plus|avec)\s(?:une?|deux|trois|quatre)\s(?:[\p{L}’'-]+\s){1,4}(?:offert|gratuit)\p{L}*$/iu,
  // « Chaudière condensation tva 5,5 ».
  /[\s,;(]+(?:à )?tva (?:à )?\d{1,2}(?:[.,]\d)?(?: ?%)?\)?$/iu,
  /[\s,;:–—-]+(?:au |à |le |mon |notre )?(?:tjm|taux(?: (?:horaire|journalier))?|tarif (?:horaire|journalier))(?: (?:est|de|à|:))*$/iu,
  /(?:[\s,;–—-]+(?:au )?(?:€|euros?))?(?:[\s,;–—-]+(?:tt |tout |non )?(?:ht|ttc|hors taxes?))+$/iu,
  /[\s,;–—-]+(?:au )?€$/u,
  /[\s,;/–—-]+(?:devis valable )?(?:avec |dont (?:un )?)?(?:d[’'])?acompte(?: de)?(?: ?\d[\d\s]*(?:,\d+)?(?: ?(?:%|€|euros?))?)?(?: (?:à|avant) (?:la |l[’'])?(?:commande|réservation|signature))?(?: (?:déjà )?(?:versé|payé|réglé|reçu))?$/iu,
  /[\s,;–—-]+(?:(?:dont|avec) )?(?:(?:déjà )?(?:versée?s?|payée?s?|réglée?s?|reçue?s?) )?à la (?:réservation|commande|signature)$/iu,
  // « Plateau de fruits, quantité [4], prix unitaire [38] ».
  /[\s,;:–—-]+(?:quantit[ée]|qt[ée]|prix (?:unitaire|HT)|p\.?u\.?)$/iu,
  // « favicon 20 ou 30 € »: the other price of a range.
  /[\s,;]+(?:à |de |entre )?\d+(?:[.,]\d+)?(?: ?€)? (?:ou|et)$/iu,
  /[\s,;–—-]+devis valable$/iu,
  // What closes a message, a dictation or a sum: « serveurs voilà », « vitres merci de mettre », « atelier = 600 ».
  /[\s,;]+(?:voil[àa]|merci (?:de|d[’']) ?\p{L}+(?: \p{L}+){0,6}|(?:point )?à la ligne|[cç]a fait|non pardon)$/iu,
  /\s*=\s*\d[\d\s.,]*(?:€|euros?)?$/iu,
  /[\s]*\/[\s]*\d+ ?%$/u,
  /[\s,;–—-]+(?:(?<!(?<!\p{L})de |d[ée]cl\.? )tva|merci(?: (?:bcp|beaucoup|bien|d[’']avance|à vous))?)$/iu,
  /[\s,:;]+(?:à )?chacune?s?(?: je (?:prends|compte|demande|facture))?$/iu,
  /[\s,;]+dont (?:le |la )?(?:forfait|prix|montant|tarif|coût) s[’']él[èe]ve(?: à)?$/iu,
  /[\s,]+(?:a coûté|coûte|coûtent|coûtait|revient à)$/iu,
  /[\s,]+comme (?:au contrat|convenu|prévu|d[’']habitude)$/iu,
  /[\s,;]+(?:il )?reste (?:dû |à (?:payer|régler) )?\d[\d\s]*(?:,\d+)?(?: ?(?:€|euros?))?$/iu,
  /[\s,;]+soit (?:(?:un|au) total (?:de )?)?\d[\d\s]*(?:,\d+)?(?: ?(?:€|euros?))?(?: (?:ht|ttc))?$/iu,
  // « Entretien annuel : payable en 12 mensualités de 120 », « facture à payer sous ».
  /[\s,;:–—-]+(?:payable|réglable|reglable)s? en (?:\d{1,2}|\p{L}{2,5})(?: (?:fois|mensualités|mensualites|échéances|versements))?(?: (?:de )?\d[\d\s]*(?:,\d+)?)?(?: ?(?:€|euros?))?$/iu,
  /[\s,;–—-]+(?:fact(?:ure)? )?(?:à|a) (?:payer|régler|regler)(?: (?:sous|à|a|avant|le))?$/iu,
  // « Solde du mariage : moins l’acompte déjà versé ».
  /[\s,;:–—-]+moins (?:l[’']|les |un |des )?(?:acompte|arrhes)s?(?: (?:déjà )?(?:versée?s?|payée?s?|réglée?s?|reçue?s?))?$/iu,
  // « Fuite sous évier Mme Bertin 06 12 34 56 78 ».
  /[\s,;:(–—-]+(?:(?:au|tél|tel|tél\.|port|portable|mobile)[\s.:]*)?(?:0|\+33 ?)\d(?:[ .-]?\d\d){4}\)?$/iu,
  // « Recette 0,5 jour même tarif ».
  /[\s,]+(?:au |à )?m[êe]me(?: (?:prix|tarif|taux))?$/iu,
  // « Cours de maths : 6 fois 1 h 30 ».
  /[\s,:;(]+fois\)?$/iu,
  /[\s,]+(?:déjà )?(?:réglée?s?|payée?s?) (?:en|par) (?:cb|carte|chèque|espèces|liquide|virement)$/iu,
];

/** « Cours de natation x 30 min »: how long each lasts. */
const TIMES_SO_LONG = /(?<=\p{L}) [x×] (?=\d+ ?(?:min|mn|minutes|h|heures?)(?!\p{L}))/giu;

/** What counted the price before: « … à 19 € par tête, tajine »; a request that the client’s name parted. */
const HEADS: readonly RegExp[] = [
  /^par (?:tête|enfant|personne|pers|soirée|jour|nuit|heure|mois|pièce|séance|élève|participant|invité|musicien(?:ne)?)s?[\s,;]+(?:et |puis )?(?=\p{L}{3})/iu,
  /^fact(?:\.|ure)?(?: (?:janv|févr?|mars|avr|mai|juin|juil|août|sept|oct|nov|déc)\.?)?(?: (?:stp|svp))[\s,;:]+(?=\p{L}{3})/iu,
  /^(?:tjm|taux(?: (?:horaire|journalier))?)[\s,;:]+(?=\p{L}{2})/iu,
  /^\d+(?:,\d+)? ?€[\s,;]+(?=\p{L}{3})/u,
  // « 2 h de retouches offertes, logo »: the notes say what is given.
  /^[^,;]{3,40}\s(?:offerte?s?|gratuite?s?)\s*[,;]+\s*(?:et |puis )?(?=\p{L}{3})/iu,
  // « …, broyage compris, et abattage d'un sapin »: said of the work before.
  /^[^,;]{3,40}\s(?:comprise?s?|incluse?s?)\s*[,;]+\s*(?:et |puis )?(?=\p{L}{3})/iu,
  // « 3. Archivage », a point of a numbered list.
  /^\d{1,2}[.)]\s+(?=\p{L}{3})/u,
  /^(?:nous |me |lui )factur(?:er|ez)\s+(?=\p{L}{2})/iu,
  // « x enceinte RCF », « / tickets support », « 12h30 méchoui ».
  /^(?:[x×]|\/|\d{1,2}h\d\d)\s+(?=\p{L}{3})/iu,
  /^autant (?:de |d[’'])(?=\p{L}{2})/iu,
  // « alors pour le mois de novembre ça fait 14 cours ».
  /^(?:pour )?(?:le |ce )?mois (?:de |d[’'])?\p{L}+[\s,]+(?:ça fait|on a|j[’']ai|il y a)\s+(?=\(?\p{L}{2})/iu,
  // « 5 ou 6 heures de pose », « entre 3 et 4 heures de débarras »: the other figure of a range.
  /^(?:\d+(?:,\d+)?|entre (?:\d+ )?et \d+ (?:heures?|jours?|h|j|séances?|fois)) (?:de |d[’'])(?=\p{L}{3})/iu,
  // « prévoir carrelage, prix à voir ».
  /^(?:il faut )?pr[ée]voir\s+(?:aussi\s|encore\s)?(?:une?\s|des\s|l[ae]s?\s|l[’'])?(?=\p{L}{3})/iu,
  /^il faut y ajouter (?:d[’'])?(?=\p{L}{3})/iu,
];

/** « …, formation 200 € non facturée »: another thing, which is given. */
const GIVEN =
  /(?:^|[\s,;]+(?:et |puis )?)[^,;\d(]{2,40}?[\s:(]\d[\d\s.]*(?:,\d+)?\s?(?:€|euros?)(?:\s(?:ht|ttc))?[\s)]*\(?(?:est |sont )?(?:offert|gratuit|gracieu|(?:non|pas) (?:factur|compt))\p{L}*\)?/iu;

/** « roman (signes) les 1 000 signes »: what one is counted by. */
const BY_THOUSAND =
  /\s*\(?(\p{L}{3,})\)? (?:les|par|pour|des) (1[\s\u00a0\u202f]?000|mille|100|cent) \1$/iu;

/** A designation without the words that only led to its price or followed it; whole where nothing of it would remain. */
export function withoutBilling(words: string): string {
  let rest = words
    .replace(
      BY_THOUSAND,
      (_, thing: string, many: string) =>
        ` (${/0{3}|mille/.test(many) ? 'milliers' : 'centaines'} de ${thing})`,
    )
    .replace(GIVEN, '')
    .replace(TIMES_SO_LONG, ', ')
    .replace(/^\d+ \((\p{L}{3,})\)$/u, '$1')
    .replace(/^[\s,;]+(?:et |puis )?/u, '');
  for (let guard = 0; guard < 6; guard++) {
    const before = rest;
    for (const said of [...TAILS, ...HEADS]) {
      const shorter = rest.replace(said, '');
      if (/\p{L}{2}/u.test(shorter)) rest = shorter;
    }
    if (rest === before) break;
  }
  return rest;
}
