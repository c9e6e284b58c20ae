import { readCurrency } from './lexicon/currencies.ts';
import { findInjections, type Stretch } from './injection.ts';

/**
 * Second stage: figures that are not quantities or prices. A `dropped` stretch (an address, a
 * telephone, an instruction to a machine) is not read at all; a `quoted` one (a date, a model
 * number, a size) stays in the wording.
 */
export interface Mask extends Stretch {
  treatment: 'dropped' | 'quoted';
}

const MONTHS =
  'janv(?:ier)?|fev(?:rier)?|mars|avr(?:il)?|mai|juin|juil(?:let)?|aout|sept(?:embre)?|oct(?:obre)?|nov(?:embre)?|dec(?:embre)?';
const STREETS =
  'rue|avenue|av\\.|bd|bld|boulevard|place|chemin|ch\\.|allees?|impasse|route|quai|square|ruelle|passage|faubourg|lotissement|residence|zi|za|zac|esplanade|promenade|lieu-dit|hameau';
const REFERENCES =
  'devis|factures?|contrat|dossier|commande|bon de commande|bc|avoir|reference|ref|marche|sinistre|ticket|ordre|chantier|bl|affaire|projet|serie|police';
const STEPS =
  'phase|etape|tome|niveau|etage|version|zone|batiment|bat|escalier|appt|appartement|porte|salle|chambre|bureau|box|article|art|chapitre|module|lot|tranche|annexe|classe|groupe|categorie|cat|type|taille|pointure|indice|norme|situation|semaine|sem|episode|saison|jour|acte|gare|hall|terminal|piste|parcelle|secteur|ligne|vol|train|quai|page|p';
const MODELS =
  'windows|office|iphone|ipad|galaxy|pixel|playstation|ps|xbox|drupal|php|python|java|symfony|angular|vue|laravel|prestashop|magento|joomla|bootstrap|peugeot|renault|citroen|clio|golf|audi|bmw|serie|classe|macbook|revit|autocad|sage|ral|ip|iso|nf|en|din|dtu|rt|re|euro|usb|hdmi|wifi|wi-fi|bluetooth|ryzen|core|intel|rtx|gtx|triphase|norme';

const DROPPED: readonly RegExp[] = [
  /[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,30}){1,4}/g,
  /\b(?:https?:\/\/|www\.)\S{1,200}/g,
  /(?:\+\d{2} ?(?:\(0\) ?)?|\b0)[1-9](?:[ .-]?\d{2}){4}\b/g,
  /\b(?:siret|siren|rcs|tva intra\w*|n° ?tva|n° ?de tva|iban|bic|ape|naf)\b ?(?:n°)? ?:? ?[a-z]{0,2}[\d][\d .]{6,26}[a-z]?/g,
  /\bfr ?\d{2} ?\d{3} ?\d{3} ?\d{3}\b/g,
  /\bfr\d{2}(?: ?[\da-z]{4}){5} ?[\da-z]{3}\b/g,
  /\b\d{3} ?\d{3} ?\d{3} ?\d{5}\b/g,
  // « il y en a 4 »: the verb, not « à 4 ».
  /\b(?:il )?y en a(?:vait|ura)? \d{1,4}(?= ?(?:[,;.!?)\n]|$))/g,
];
const STREET = new RegExp(
  `\\b\\d{1,4} ?(?:bis|ter|quater)?,? (?:${STREETS})(?![a-z])[^,;:.\\n]{0,40}`,
  'g',
);
const POSTCODE = /\b(?:0[1-9]|[1-8]\d|9[0-8])\d{3} (?=[a-z])/g;

/** « les 4, 11 et 18 mars » */
const DATE_LIST = new RegExp(
  `\\b(?:les|des|du|le) \\d{1,2}(?:er)?(?:, ?\\d{1,2}(?:er)?){0,12} et (?:le )?\\d{1,2}(?:er)?(?: (?:${MONTHS})\\b| ?(?=[.,;:)\\n]|$))`,
  'g',
);

/** « disjoncteur 32 A », but « 18 BORNES A 96 EUROS ». */
const AMPERES = /(?<=\p{Ll} )\d{1,3} ?A(?![\p{L}\d'’])/gu;

const QUOTED: readonly RegExp[] = [
  /\b(?:wp|wordpress|woocommerce|ios|android|macos|ubuntu|debian|php|mysql|node|react|odoo|version|v) ?\d{1,2}\.\d{1,2}(?:\.\d{1,2})?\b/g,
  DATE_LIST,
  /\b(?:niveau|classes? de|classe|en|eleves? de|college|maths|francais|anglais|cours de) [3-6]e\b/g,
  /\b\d{1,4}(?:[.,]\d{1,2})? ?(?:m|cm|mm) ?[x×] ?\d{1,4}(?:[.,]\d{1,2})? ?(?:m|cm|mm)\b/g,
  /\b\d{1,2}[/.-]\d{1,2}[/.-](?:20)?\d{2}\b(?! ?(?:€|e\b|h\b))/g,
  /\b20\d{2}-\d{2}-\d{2}\b/g,
  /\bdu \d{1,2}(?:er)? (?:au|et) \d{1,2}\b(?! ?(?:€|h\b|e\b))/g,
  new RegExp(
    `\\b(?:du )?(?:\\d{1,2}(?:er)? (?:au|et|a|-) )?\\d{1,2}(?:er)? (?:${MONTHS})\\b\\.?(?: (?:19|20)\\d{2}\\b)?(?! ?(?:€|euros?))`,
    'g',
  ),
  new RegExp(`\\b(?:${MONTHS})\\b\\.?,? (?:19|20)\\d{2}\\b(?! ?(?:€|e\\b|euros?))`, 'g'),
  /\b(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lun|mar|mer|jeu|ven|sam|dim)\.? \d{1,2}(?:er)?(?:\/\d{1,2})?\b(?! ?(?:€|e\b|h|euros?|x|\*|heures?|min|jours?|j\b|km|[a-z]{3,}))/g,
  /\ble \d{1,2}(?:er)?(?:\/\d{1,2}(?:\/\d{2,4})?)?\b(?! ?(?:€|e\b|h|euros?|x\b|\*|%|km|m2|[a-z]{3,}))(?: a \d{1,2} ?h ?\d{0,2})?/g,
  /\b(?:a|vers|des|avant|apres|jusqu'a) \d{1,2} ?h ?(?:[0-5]\d)?\b(?= ?(?:$|[.,;!?)\n]|pour|rue|au|chez|precises?|le))/g,
  /\b(?:en|annee|millesime|saison|exercice|session|campagne|printemps|ete|automne|hiver|rentree|noel|modele|depuis|depuis|vers|edition|cuvee|domaine|bandol|bordeaux|bourgogne|chablis|sancerre|champagne|brut|rouge|blanc|rose|cru|chateau) (?:19|20)\d{2}\b(?! ?(?:€|e\b|euros?))/g,
  /\b[a-z]{3,} (?:19|20)\d{2}(?= ?[,.;)\n])/g,
  /\b(?:19|20)\d{2}[-/]\d{2,4}\b/g,
  /\b(?:n°|n° |numero |no |nos |num\.? |#)\s?[a-z]{0,4}-?\d[\w/.-]{0,24}/g,
  new RegExp(`\\b(?:${REFERENCES})\\.? (?:n° ?)?(?:[a-z]{1,4}-?)?\\d{2,6}[-/][\\w/-]{1,16}`, 'g'),
  new RegExp(
    `\\b(?:${STEPS})\\.? ?(?:n° ?)?\\d{1,2}(?: ?(?:et|-) ?\\d{1,2})?\\b(?! ?(?:€|e\\b|euros?|x|\\*|h\\b|%|\\d{3}\\b|,\\d|\\.\\d|m2|m²|j\\b|[a-z]+ ?\\d|[a-z]+ a \\d))`,
    'g',
  ),
  new RegExp(
    `\\b(?:${MODELS})[ -]?\\d{1,5}(?:[.,]\\d{1,2})?\\b(?! ?(?:€|e\\b|euros?|x |\\*|h\\b|%|jours?))`,
    'g',
  ),
  /\b\d{2,3}\/\d{2}(?: ?z?r ?\d{2})?\b/g,
  /\b\d{1,4}(?:[.,]\d{1,2})? ?[x×] ?\d{1,4}(?:[.,]\d{1,2})?(?: ?[x×] ?\d{1,4}(?:[.,]\d{1,2})?)? ?(?:cm|mm|m)\b(?! ?(?:2|²|3|³))/g,
  /\b\d{1,4}(?:[.,]\d{1,2})? ?[x×] ?\d{1,4}(?:[.,]\d{1,2})? ?[x×] ?\d{1,4}(?:[.,]\d{1,2})?\b(?! ?(?:€|e\b|euros?))/g,
  /\b(?:format|taille|velux|dimensions?|dim\.?|carrelage|dalles?|fenetres?|portes?|tableau|toile|cadre|photo|tirages?) \d{2,4}[x×/]\d{2,4}\b/g,
  /\b\d{2,4}[x×]\d{2,4}\b(?=[^,;\n]{0,60}(?:€|euros?|\d ?e\b|[x×] ?\d| a \d))/g,
  /\bfeuillete \d{2}[.,]\d\b/g,
  /\b(?:or|argent) \d{2,3} ?k\b/g,
  /\b(?:video|film|tournage|ecran|tv|drone|captation|camera|televiseur|teaser|clip|en|ultra hd|qualite|format)s? [248]k\b/g,
  /\b(?:de|entre|moins de|plus de) \d{1,2} (?:a|et) \d{1,2} ans\b/g,
  /\b\d{1,2} ?-? ?\d{1,2} ans\b/g,
  /\bde \d{1,2} ans\b(?! ?(?:a|x) ?\d)/g,
  /\b(?:ep|epaisseur|diam|diametre|hauteur|haut|largeur|larg|longueur|long|prof|profondeur|ø|section|h|l)\.? ?:? ?\d{1,4}(?:[.,]\d{1,2})? ?(?:cm|mm|m)?\b(?! ?(?:€|e\b|euros?|h\b|jours?|[a-z]{4,}|[x×*] ?\d[\d.,]* ?(?:€|e\b|euros?)))/g,
  /\b(?:[1-9]|1\d|2[0-4])(?:eme|ieme|er|ere|nde|nd|e)(?= (?:etage|acompte|trimestre|semestre|situation|edition|partie|phase|seance|annee|niveau|ligne|rang|passage|visite|tranche|lot|journee|jour|semaine|mois|classe|arrondissement|enfant|versement|echeance|couche|siecle|degre|main|tour))/g,
  /\b\d{1,2}(?:eme|ieme|er|ere|nde|nd)\b/g,
  // « au 4e »: a floor.
  /(?<=\b(?:au|du|paris|lyon|marseille) )\d{1,2}e\b/g,
  /\b(?:tva|taux)(?: (?:reduite|normale|intermediaire|a|de|au taux de|taux))* ?:? ?\d{1,2}(?:[.,]\d{1,2})? ?%/g,
  /\b\d{1,2}(?:[.,]\d)? ?% (?:de )?tva\b/g,
  // « 3 e étage »: an ordinal, never three euros.
  /\b\d{1,2} ?(?:er|ere|e|eme|nd|nde) (?=etage|arrondissement|sous-sol|niveau|trimestre|semestre|lot\b|acompte|situation)/g,
  // A deposit still to pay: a fact, and never a line (`constructions/depositSumAsked.ts`).
  /(?<=\b(?:demander|prevoir|exiger|avec|moyennant) (?:un |une |l'|des )?(?:acompte|arrhes|avance)s? (?:de )?)\d[\d ]*(?:[.,]\d\d)? ?(?:€|euros?)(?! (?:deja|verse|recu|regle|paye|encaisse))/g,
  /\b24 ?h ?\/ ?24\b|\b7 ?j ?\/ ?7\b|\b24\/7\b/g,
];
const CLOCK_RANGE = /\b(?:de|entre) \d{1,2} ?h(?:eures?)? ?(?:[0-5]\d)? ?(?:a|-|et) \d{1,2} ?h/y;

/** Everything in the prompt whose figures must not be read, in order and without overlap. */
export function findMasks(text: string, folded: string): Mask[] {
  const masks: Mask[] = [];
  const taken = new Uint8Array(folded.length);
  const add = (start: number, end: number, treatment: Mask['treatment']): void => {
    for (let i = start; i < end; i++) if (taken[i] === 1) return;
    taken.fill(1, start, end);
    masks.push({ start, end, treatment });
  };
  for (const { start, end } of findInjections(folded)) add(start, end, 'dropped');
  for (const shape of DROPPED) {
    for (const match of folded.matchAll(shape)) {
      add(match.index, match.index + match[0].length, 'dropped');
    }
  }
  for (const match of folded.matchAll(STREET)) {
    // « 3 place du marché » is an address, « 2 places » is not; a price ends the address.
    if (/[€]|\beuros?\b/.test(match[0])) continue;
    add(match.index, match.index + match[0].replace(/ +$/, '').length, 'dropped');
  }
  for (const match of folded.matchAll(POSTCODE)) addPostcode(text, folded, match.index, add);
  for (const match of text.matchAll(AMPERES)) {
    if (text !== text.toUpperCase()) add(match.index, match.index + match[0].length, 'quoted');
  }
  for (const shape of QUOTED) {
    for (const match of folded.matchAll(shape)) {
      if (isClockRange(folded, match.index)) continue;
      add(match.index, match.index + match[0].length, 'quoted');
    }
  }
  return masks.toSorted((a, b) => a.start - b.start);
}

/** « 69003 Lyon »: five digits of a department, then a town in capitals, never a currency. */
function addPostcode(
  text: string,
  folded: string,
  start: number,
  add: (start: number, end: number, treatment: Mask['treatment']) => void,
): void {
  const town =
    /^\d{5} (\p{Lu}[\p{L}'’-]+(?:[ -](?:\p{Lu}|sur|en|les|la|le)[\p{L}'’-]*){0,4})/u.exec(
      text.slice(start, start + 60),
    );
  if (town === null || readCurrency(folded, start + 6) !== null) return;
  const before = folded.slice(Math.max(0, start - 50), start);
  if (!/(?:,|\ba|\(|\n|-|[a-z]) ?$/.test(before) && before.trim() !== '') return;
  add(start, start + town[0].length, 'dropped');
}

function isClockRange(folded: string, offset: number): boolean {
  for (const lead of [0, 3, 6]) {
    CLOCK_RANGE.lastIndex = Math.max(0, offset - lead);
    if (CLOCK_RANGE.test(folded)) return true;
  }
  return false;
}

/** The prompt with every dropped stretch blanked, so that no wording can quote it. */
export function blankDropped(text: string, masks: readonly Mask[]): string {
  let blanked = '';
  let at = 0;
  for (const mask of masks) {
    if (mask.treatment !== 'dropped') continue;
    blanked += text.slice(at, mask.start) + ' '.repeat(mask.end - mask.start);
    at = mask.end;
  }
  return blanked + text.slice(at);
}
