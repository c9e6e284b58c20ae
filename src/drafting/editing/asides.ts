import { fold } from '../fold.ts';
import { VERBS } from './verbs.ts';
import { BEARS, isTalk } from './withoutTalk.ts';
import type { Placed } from './operation.ts';

const EXCLAIMED = String.raw`(?:dis donc|dites donc|tiens|b[eai]n|bah|bon|allez|alors|h[ée]|eh|oh|ah|zut|mince|oups|au fait|flûte|punaise|purée|boudiou|boudu|peuchère|té|vé|dame|ma foi|hein|quoi|bref|en gros|d['’]ailleurs|voilà)`;
const EXCLAMATIONS = new RegExp(
  String.raw`^(?:${EXCLAIMED}[\s,!]+)+|(?:[\s,]+${EXCLAIMED}[\s!.]*)+$`,
  'giu',
);
/** « je vous confirme que les visites… »: what is told stands behind « que ». */
const TOLD_THAT =
  /^(?:c['’]est pour (?:la|le|ma|mon) (?:facture|devis)(?: (?:de|d['’]|du|n°)[^,;]*?)?,?\s(?=il faut|peux|pouvez|pourri|merci|tu |on |veuillez)|(?:(?:je|nous|on) (?:vous |te |lui )?(?:confirm|inform|signal|pr[ée]cis|rappel|not|indiqu)\p{L}*(?: bien)?|(?:veuillez |merci de |[àa] )?not(?:er|ez|e)(?: bien)?|sachez|il faut savoir|il se trouve|il s['’]av[èe]re|(?:je|on) (?:vois|voit|crois|pense))\s(?:que\s|qu['’]))/iu;

const SUBJECT = String.raw`(?:(?:il |ils |elle |elles |on |nous |vous |je |tu |ça |y ?|il y ?|il n['’]y |n['’]y )(?:n['’]|ne )?|j['’ ]?|t['’]|y['’]|(?:le|la|les|ma|mon|mes|nos) (?:clients?|clientes?|mari[ée]e?s|patron(?:ne)?s?|dames?|monsieur|famille|voisins?|gars|[ée]quipe) (?:n['’]|ne )?)`;
const HAS = String.raw`(?:en |y )?(?:ai|as|a|avons|avez|ont|avait|avais|avaient|aura|auront|veut|veulent|voulai(?:t|ent)|souhaite(?:nt)?|prend|prennent|prendra|prendront|faut|faudra|fait|ferait?)(?: eu| (?!oubli)\p{L}+(?:[ée]|is|it|u))?`;
/** « il a fait que », « la cliente veut », « y en a pour »: who did it, and nothing of what. */
const FRAME = new RegExp(
  String.raw`^(?:(?:en fait|finalement|au final|du coup)[\s,]+)?${SUBJECT}${HAS}(?! oubli)\s?(?<only>(?:(?:que|seulement|juste)\s|qu['’]))?(?:pour |bien )?(?=\d|une?\s|la moiti[ée]\s|deux\s|trois\s|quatre\s|cinq\s|six\s|sept\s|huit\s|neuf\s|dix\s)`,
  'iu',
);

/** What follows what is asked without a pause: « après métré », « avec eux », « il l’a déjà ». */
const TRAILING = [
  /[\s,]+(?:il|elle|ils|elles|on|je|j['’]|c['’]est|c['’]était|ça)[\s'’](?:[^\d]*)$/iu,
  /[\s,]+(?:aller[- ]retours?|a\/r)$/iu,
  /[\s,]+(?:pour|avec|chez|à cause) (?:eux|elles?|lui|nous|vous|moi|toi)$/iu,
  /[\s,]+(?:après|avec|suite au|vu|selon|d['’]après|comme) (?:l[ae]s? |l['’])?\p{L}+(?: \p{L}+)?$/iu,
];
/** « pour les chutes »: whom or what more of it is for; what is taken out is named by it. */
const PURPOSE = /[\s,]+pour (?:l[ae]s? |l['’]|un |une |son |sa |ses )\p{L}+(?: \p{L}+)?$/iu;
const ACTS = new RegExp(`(?<![\\p{L}])(?:${VERBS})(?![\\p{L}])`, 'iu');

/**
 * An instruction that was not understood, without what was said around it: each way of leaving it out, least
 * first. What takes back, excepts, asks for something or speaks of a line stays.
 */
export function* withoutAsides(
  step: string,
  named: readonly string[],
  lines: readonly Placed[],
): Generator<string> {
  const told = unframed(step);
  if (told !== step) yield told;
  const bare = withoutTrail(told, named, lines);
  if (bare !== told) yield bare;
  const behind = /^([^;]*?)[\s,]+donc[\s,]+(.+)$/iu.exec(step);
  const [, reason = '', asked = ''] = behind ?? [];
  if (behind !== null && isReason(reason, asked)) yield unframed(asked);
}

function unframed(step: string): string {
  const plain = step.replaceAll(EXCLAMATIONS, '').replace(TOLD_THAT, '').trim();
  const frame = FRAME.exec(plain);
  if (frame === null) return plain;
  const asked = plain.slice(frame[0].length);
  return frame.groups?.['only'] === undefined
    ? asked
    : asked.replace(/^(une?) (?!seule?\s)/iu, '$1 seul ');
}

function withoutTrail(step: string, named: readonly string[], lines: readonly Placed[]): string {
  const ends = /\d/.test(step) ? [...TRAILING, PURPOSE] : TRAILING;
  for (const end of ends) {
    const found = end.exec(step);
    if (found === null || found.index === 0) continue;
    const said = found[0].replace(/^[\s,]+/, '');
    if (ACTS.test(said) || !isTalk(said, named, lines)) continue;
    return withoutTrail(step.slice(0, found.index), named, lines);
  }
  return step;
}

/** « la sono était fournie, donc on l’enlève »: what stands before « donc » asks for nothing. */
function isReason(reason: string, asked: string): boolean {
  return !ACTS.test(reason) && !/\d/.test(reason) && !BEARS.test(fold(asked));
}
