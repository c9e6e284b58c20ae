import { fold } from '../fold.ts';

/** Words that lead on or answer, and a determiner left alone: none of them names a thing. */
const LEADS_ON =
  'oui|non|ok|alors|bon|bref|donc|aussi|voila|finalement|exact|exactement|mis|mes|mon|ma|nos|notre|vos|votre|ses|leurs?|' +
  'on est partis?(?: sur)?|je (?:compte|prends|mets|passe|facture|le vends|la vends|vous propose|te propose)|prix|quantite(?:,? ?p\\.?u\\.?)?|passee?s?|par (?:semaine|mois|jour)|ce mois(?:-ci| ci)?|cette (?:semaine|annee)';
const NOTHING = new RegExp(`^(?:(?:${LEADS_ON})(?![a-z])[\\s,:;.]*)+$`);
/** « 32 km 1,80 dossier 88214-F »: a code behind a price. */
const CODE_ALONE =
  /^(?:dossier|ref(?:erence)?|commande|bon de commande|bc|po|affaire|contrat)(?![a-z])\.? ?(?:n[°o] ?)?(?:[a-z]{1,3}[ -]?)?\d[\w./-]*\d[\w./-]*$/;

/** Whether a designation says nothing of what is billed. */
export function saysNothing(told: string): boolean {
  const plain = fold(told).replaceAll('\u00a0', ' ');
  return NOTHING.test(plain) || CODE_ALONE.test(plain);
}

/** How a thing is billed or supplied, which needs the thing before it: « porte chêne, fourniture 1 480 ». */
const HOW =
  /^(?:forfait |tarif )?(?:demi-journee|demi journee|journee|mois|fourniture|fourni[es]*|meme (?:surface|duree|quantite|longueur)|haute securite|double duree|marche|forfait|location|reglage)$/;

/** Whether a designation says how something is billed, and not what. */
export function saysHow(told: string): boolean {
  return HOW.test(fold(told));
}

const ASIDE =
  /^[ ,;:.]*(?!(?:pour|de|d'|la|le|l')(?![a-z]))(?:[a-z'-]+ ){0,2}(?:pas|gratuit\w*|gratos|offert\w*|ofert\w*|il|elle|ils|elles|on|c'est|cest|parce|arrhes|verse[es]*|compris\w*|inclus\w*|a part|eux)(?![a-z])/;

/** « 310 km 0,35, gasoil c'est eux », « 300 ex à 0,70, livraison gratuite »: told beside the bill, folded. */
export function isToldAside(words: string): boolean {
  return ASIDE.test(words);
}

const TALK = /^(?:oui|non|ok|slt|salut|ah|moi|tu|je)(?!\p{L})|\?/iu;

/** Whether a designation is a piece of conversation: « Vous êtes venue 5 fois je crois ? ». */
export function isConversation(told: string): boolean {
  return TALK.test(told);
}

const PER_NOUN =
  /^ ?(?:(?:€|euros?) ?)?(?:(?:ht|ttc) ?)?(?:la |le |l'|par |\/ ?)(?<noun>[a-z]{4,})(?= ?(?:$|[,.;:!?\n)+]| (?:et|puis|plus|donc|pour|moins|en|avec)(?![a-z])))/;

/**
 * « 160 € la visite », « 28 € le post »: what the price is said of, from the folded text behind the figure,
 * by its place in it; null where it is said of nothing.
 */
export function nounOfPrice(behind: string): { start: number; end: number } | null {
  const match = PER_NOUN.exec(behind);
  const noun = match?.groups?.['noun'];
  if (match === null || noun === undefined) return null;
  return { start: match[0].length - noun.length, end: match[0].length };
}
