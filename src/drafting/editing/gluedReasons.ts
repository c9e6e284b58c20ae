import { fold } from '../fold.ts';
import { isPersonTrade } from '../lexicon/classes.ts';
import { normalise } from '../normalise.ts';
import { readFigures } from './figures.ts';
import type { Placed } from './operation.ts';
import { namesALine, selectLines } from './select.ts';
import { readInstruction } from './instruction.ts';
import { VERBS } from './verbs.ts';
import { BEARS } from './withoutTalk.ts';

const ACTS = new RegExp(`(?<![\\p{L}])(?:${VERBS})(?![\\p{L}])`, 'iu');
const PERSON = String.raw`(?:(?:l[ae]|mon|ma|notre) client(?:e)?|(?:les|mes|nos) client(?:e)?s|l[ae]s? (?:mari[ée]e?s?|patron(?:ne)?s?|dames?|voisins?|propri[ée]taires?|locataires?)|monsieur|madame)`;
const PRONOUN = String.raw`(?:ils?|elles?|on|nous|je|j(?:['’]|(?=\s[aeiouyhéêà]\p{L}))|ça|ca|c['’](?=est|était|etait)|y a)`;
/** Where a clause of its own begins, and its verb. */
const CLAUSE = new RegExp(
  String.raw`[\s,]+(?:(?:mais|car|et|vu que|parce que|finalement|en fait)\s+)?(?:${PRONOUN}|${PERSON})(?=[\s'’]|(?<=['’]))\s*(?:n['’]|ne |l['’]|l[ae]s? |en |y |m['’]|me |lui |leur |se |s['’]|nous |vous )*(?=\p{L}{1,})`,
  'giu',
);
/** « le prix de l’isolant a augmenté »: a thing to which something happened; every place where it may begin. */
const HAPPENED =
  /[\s,]+(?=((?:l[ae]s? |l['’ ])\p{L}[^,;\d]{0,40}? (?:a|ont|est|sont|avait|était) (?:(?:bien|beaucoup|encore|déjà) )?\p{L}+(?:é|ée|és|ées|i|ie|is|ies|it|u|us|ue|ues|e)(?: (?!(?:et|puis|ou|par)[\s])[^\s,;\d]+){0,4}$))/giu;
const THEIRS = String.raw`(?:l[ae]s? |l['’]|mon |ma |mes |notre |nos |son |sa |ses |leur |leurs )`;
/** Who does things, beside the trades. */
const DOER =
  /^(?:voisin|mairie|agence|syndic|comite|association|ecole|copain|copine|ami|frere|soeur|mari|femme|pere|mere|fils|fille|beau-|belle-|famille|gars|collegue|equipe|boite|entreprise|confrere|client)/;
const DOES = String.raw`\p{L}{2,}(?:e|nt|t|d|a)(?: (?:déjà|tout|gratuitement|elles?-mêmes?|eux-mêmes|lui-même))?$`;
/** « le traiteur les apporte », « la salle en fournit », « mon frère l’emmène »: who else does it. */
const DONE_BY_OTHERS = [
  String.raw`[\s,]+(?=(${THEIRS}[\p{L}-]+(?: \p{L}+)? (?:(?:les|en|m['’]en|nous en|lui en|y) |s['’]en )${DOES}))`,
  String.raw`[\s,]+(?=(${THEIRS}(?<doer>[\p{L}-]+)(?: \p{L}+)? (?:(?:l[ae]|me l[ae]s?|nous l[ae]s?) |l['’])${DOES}))`,
].map((shape) => new RegExp(shape, 'giu'));

const isDone = ({ groups }: RegExpExecArray): boolean => {
  const doer = fold(groups?.['doer'] ?? '');
  return doer === '' || DOER.test(doer) || isPersonTrade(doer);
};
const REMOVING = /^(?:supprim|enlev|retir|effac|vir|jet|sor|degag|barr|ot|annul)/;
/** « le client en veut pas », « elle la reprend plus »: why it goes. */
const NOT_WANTED = new RegExp(
  String.raw`[\s,]+(?:${PRONOUN}|${PERSON})\s*(?:n['’]|ne )?(?:en|l[ae]s?|l['’])\s?\p{L}+ (?:pas|plus)(?: besoin)?$`,
  'iu',
);
/** « la haie si | il veut »: the clause hangs on what stands before it. */
const BINDS =
  /(?<![\p{L}])(?:si|que|quand|lorsque|dès|où|ou|sauf|sinon|sans|mais|tant|jusqu['’]à|avant|après|pour|dont|qui|comme|et|ni|de|du|des|d['’])$/iu;
/** Of those a subject of the first person may order: « je l’offre ». */
const OF_THEM =
  /(?<![\p{L}])(?:ils?|elles?|client\p{L}*|mari\p{L}*|patron\p{L}*|dames?|voisins?|propri\p{L}+|locataires?|monsieur|madame)(?![\p{L}])/iu;
/** Bounds what a text made to be slow can ask. */
const LONGEST = 240;
const MOST_JOINTS = 8;

/**
 * The beginnings of a sentence behind which a reason is told without a pause: « enlève les vases la cliente a
 * les siens ». What is told asks for nothing, counts nothing and takes nothing back.
 */
export function* withoutGluedReasons(
  step: string,
  named: readonly string[],
  lines: readonly Placed[],
): Generator<string> {
  if (step.length > LONGEST) return;
  const { verb } = readInstruction(step, named);
  const gone = REMOVING.test(verb) ? step.replace(NOT_WANTED, '') : step;
  if (gone !== step) yield gone;
  const joints = [
    ...step.matchAll(CLAUSE),
    ...step.matchAll(HAPPENED),
    ...DONE_BY_OTHERS.flatMap((shape) => [...step.matchAll(shape)].filter(isDone)),
  ].slice(0, MOST_JOINTS);
  for (const joint of joints.toSorted((a, b) => b.index - a.index)) {
    const head = step.slice(0, joint.index).trim();
    const told = step.slice(joint.index);
    if (BINDS.test(head)) continue;
    const subject = joint[0] + (joint[1] ?? '');
    if (
      head !== '' &&
      asksForNothing(told, subject, verb) &&
      namesAllOfIt(head, told, named, lines)
    )
      yield head;
  }
}

/** « ils les ont pas pris », behind what is to go; « c’est plus logique » denies nothing. */
const WHY_NOT =
  /(?<=(?:^|[\s,'’])(?:ils?|elles?|on|\p{L}{4,})\s[^\d]*)(?<![a-z])(?:pas|plus)(?![a-z])/u;
const BETTER =
  /(?<=c['’]est )(?:bien |beaucoup |quand même )?plus (?=(?:logique|clair|simple|propre|lisible|pratique|joli|juste|normal|correct|facile|cohérent|parlant|net)\p{L}*$)/iu;

/** The verb right behind its subject is no order: « il garde le bois ». */
function asksForNothing(told: string, subject: string, verb: string): boolean {
  const isWhole = subject.length === told.length;
  const own = told.slice(subject.length);
  const rest = isWhole ? '' : OF_THEM.test(subject) ? own.replace(/^\p{L}+/u, '') : own;
  const bare = fold(told.replace(BETTER, ''));
  const plain = REMOVING.test(verb) && OF_THEM.test(subject) ? bare.replace(WHY_NOT, '') : bare;
  return (
    !/\d/.test(told) &&
    readFigures(normalise(told)).length === 0 &&
    !ACTS.test(rest) &&
    !BEARS.test(plain)
  );
}

/** Where what is kept of the sentence puts its line. */
const PLACE =
  /\s(?:(?:tout )?en (?:premi|derni|haut|bas|t[êe]te)\p{L}*|au d[ée]but|[àa] la fin)$/iu;

/** Whether the head names its lines, one unless several go, and what is left out speaks of no other. */
function namesAllOfIt(
  head: string,
  told: string,
  named: readonly string[],
  lines: readonly Placed[],
): boolean {
  const { object, verb } = readInstruction(head, named);
  if (object === '') return false;
  const items = lines.map(({ line }) => line);
  const found = selectLines(items, object.replace(PLACE, ''));
  if (!('at' in found) || (found.at.length !== 1 && !REMOVING.test(verb))) return false;
  return !namesALine(
    items.filter((_, at) => !found.at.includes(at)),
    told,
  );
}
