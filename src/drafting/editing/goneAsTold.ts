import { fold } from '../fold.ts';
import type { Placed } from './operation.ts';
import { namesALine } from './select.ts';
import { VERBS } from './verbs.ts';
import { BEARS } from './withoutTalk.ts';

const GOES = String.raw`(?:supprim|enl[eè]v|retir|effac|vir|jett?|d[ée]gag|barr|[ôo]t)(?:e[srz]?|ons)|sor(?:s|t|tir|tez)`;
/** « …, tu me l’enlèves », « …, tu peux virer la ligne », « …, efface ». */
const ASKED = new RegExp(
  String.raw`^([^;\d?]+?)\s*(?:,|\sdonc|(?=\s(?:tu|vous|on) (?:peux|pouvez|peut)\s))\s*(?:(?:donc|alors|du coup|merci de|il faut|faut|on peut|tu peux|vous pouvez|peux-tu|pouvez-vous|tu|on|vous|je)\s+)*(?:me |nous |m['’])?(?:l['’]|l[ae]s? )?(?:${GOES})(?:[- ](?:l[ae]s?))?(?:[- ](?:moi|nous))?(?: (?:la|cette|sa) ligne)?[\s.!]*$`,
  'iu',
);
const ACTS = new RegExp(`(?<![\\p{L}])(?:${VERBS})(?![\\p{L}])`, 'iu');
/** « il y en avait plus », « ils l’ont pas pris »: why it goes. */
const WHY =
  /(?<=(?<![a-z])(?:a|ai|ont|avait|avaient|veut|veulent|voulait|voulaient|fait|font|prend|prennent|sert|servent|utilise|utilisent) )(?:pas|plus)(?= (?:pris|eu|voulu|fait|besoin|utilise|servi|du tout)|[\s,]*$)/;
/** It waits for something, or is not to be. */
const WAITS =
  /(?<![a-z])(?:quand|lorsqu|des qu|une fois|apres|avant|jamais|faut pas|faudrait|ne l|n'|demain|bientot|peut-etre|hesit|verra|erreur|faute|doute|question|probleme)/;

/** The removal of the one line that is told of, where what stands behind asks that it go; null otherwise. */
export function goneAsTold(step: string, lines: readonly Placed[]): string | null {
  const told = ASKED.exec(step)?.[1] ?? '';
  const folded = fold(told);
  if (told === '' || ACTS.test(told) || WAITS.test(folded) || BEARS.test(folded.replace(WHY, '')))
    return null;
  const at = lines.flatMap(({ line }, place) => (namesALine([line], told) ? [place] : []));
  return at.length === 1 ? `supprime la ligne ${(at[0] ?? 0) + 1}` : null;
}
