import { isMonth, isWeekday } from '../lex/calendar.ts';
import { fold } from '../fold.ts';
import { factAt, type Facts, type FactText } from './fact.ts';

const NAMED =
  /(?:^|\n)\s*(?:objet|sujet|subject|concerne) ?: ?([^\n]{3,120})|(?:en|pour|comme) objet ?:? ?[«"] ?([^»"\n]{3,80}[^»"\s])/;
/** A heading is followed by a list: « Toiture garage », then « - bac acier 32 m² à 44 € ». */
const HEADING = /^\s*([a-z][^\n]{2,80}?)[ :,]*\n+\s*[-*•]/;
/** What a heading opens with before it says what the paper is about. */
const OPENING =
  /^(?:(?:bonjour|bonsoir|salut|hello)[ ,!]*(?=voici|pour|devis|facture))?(?:voici )?(?:(?:le |un |la |une )?(?:devis|facture|proposition)(?: (?:de|d'|pour|du))?[ :]*)?(?:pour )?(?:le |la |les |l'|un |une )?/;
/** Whom, when and how quickly: the rest of a heading. */
const ASIDE =
  /(?:,| - |(?<![a-z])(?:m\.|mr|mme|mlle|monsieur|madame|commune de|chez|pour)(?![a-z])).*$/;
/** A place, a person, a number or a date heads a list too, and says nothing of the work. */
const NOT_WORK =
  /^(?:residence|copro\w*|chantier|propriete|camping|lotissement|allee|rue|avenue|place|chez|client|mairie|commune|ferme|gites?|hotel|resto\w*|restaurant|immeuble|villa|maison|longere|appt?|appart\w*|apart\w*|bat|batiment|rdc|etage|chambre|studio|grange|hangar|garage|syndic|ecole|college|lycee|creche|boulangerie|pharmacie|coiffeur|sci|sarl|sas|earl|gaec|eurl|ets|m|mr|mme|mlle|monsieur|madame|docteur|dr|bon|ref\w*|commande|passage|visite|suite|suivi|tournee|intervention|dep\w*|urgence|urgent|demain|semaine|mois|saison|printemps|ete|automne|hiver|hier|finale?|le|du|au|les|c'est|bonjour|salut|hello|merci|cher|chere|facture|devis|voici|proposition|objet)(?![a-z])/;

/** What the paper is about: « Objet : … », or the line of words that heads a list. */
export function subjectIn(text: FactText, client: Facts['client']): Facts['subject'] {
  const { folded } = text.prepared;
  const named = NAMED.exec(folded);
  if (named !== null) {
    const words = named[1] ?? named[2] ?? '';
    const start = named.index + named[0].length - words.length;
    return said(text, start, start + untilBilled(words).length);
  }
  const heading = HEADING.exec(folded.slice(0, 200));
  const words = heading?.[1] ?? '';
  const opening = OPENING.exec(words)?.[0].length ?? 0;
  const told = untilClient(words.slice(opening), client).replace(ASIDE, '').trimEnd();
  const first = told.split(/[ ']/)[0] ?? '';
  if (heading === null || told.length < 4 || told.split(' ').length > 7) return undefined;
  if (NOT_WORK.test(told) || isMonth(first) || isWeekday(first) || isPriced(told)) return undefined;
  const start = heading[0].indexOf(words) + opening;
  return said(text, start, start + told.length);
}

/** « Objet : salle de bain. Pose 1 200 € »: what is billed comes after. */
function untilBilled(words: string): string {
  const sentence = /^.{2,}?[a-z0-9)]{2}(?=\. )/.exec(words)?.[0] ?? words;
  const price = /\d[\d ,.]* ?(?:€|euros?)/.exec(sentence)?.index ?? -1;
  const pause =
    price < 0 ? -1 : Math.max(...[',', ';', ':'].map((sign) => sentence.lastIndexOf(sign, price)));
  return pause < 3 ? sentence : sentence.slice(0, pause).trimEnd();
}

/** « Rénovation T3 M. Wurtz »: the client has a field of his own. */
function untilClient(words: string, client: Facts['client']): string {
  const at = client === undefined ? -1 : words.indexOf(fold(client.words));
  return at < 0 ? words : words.slice(0, at);
}

const isPriced = (words: string): boolean =>
  /€|%|\d ?(?:euros?|eur|h|j|jours?)(?![a-z])|[=!?]/.test(words);

function said(text: FactText, start: number, end: number): Facts['subject'] {
  return factAt(text, text.prompt.text.slice(start, end).trim(), start, end);
}
