import { fold } from '../fold.ts';
import { readInstruction } from './instruction.ts';
import { namesOf } from './namedFigures.ts';
import type { Placed } from './operation.ts';
import { selectLines, unitNamed } from './select.ts';
import { BEARS } from './withoutTalk.ts';

const SETTING = /^(?:met|remet|pass|compt|factur|augment|baiss|redui|diminu|mont|descend|arrondi)/;
const REMOVING = /^(?:supprim|enlev|retir|effac|vir|jet|sor|degag|barr|ot|annul|offr)/;
/** « mets-en 2 de plus », « enlèves-en 3 », behind the name of what is counted. */
const MORE_OF_IT =
  /^(?:tu |vous |on )?(?:(?:m['’]en |en )(?:mets?|mettez|r?ajoute[srz]?|compte[srz]?|prends|fais)|(?:mets?|mettez|r?ajoute[srz]?|compte[srz]?|prends|prenez|fais|faites)(?:-m['’]|[- ])en) (.+?)(?: (?:de|en) (plus|moins))?$/iu;
const LESS_OF_IT =
  /^(?:tu |vous |on )?(?:enl[eè]ve[srz]?|retire[srz]?|[oô]te[srz]?)(?:-m['’]|[- ])en (.+?)(?: de moins)?$/iu;
/** « la maquette c’est fini »: told, and no name alone. */
const TELLS =
  /(?<![\p{L}])(?:c['’]?|est|sont|a|ont|était|sera|il|elle|on|je|j['’]|tu|vous|nous|ils|elles|ne|n['’])(?![\p{L}])/iu;
/** « on garde le barnum ». */
const KEPT =
  /^(?:on |je |tu |vous )?(?:gard|laiss|conserv)\p{L}* (?:juste |seulement )?([^\d]+)$/iu;
/** « on vire tout le reste ». */
const REST_GOES =
  /^(?:on |je |tu |vous )?(?:vir|supprim|enl[eè]v|retir|jet|effac|[oô]t)\p{L}* (?:(?:tout )?le reste|(?:toutes? )?les autres(?: lignes)?)$/iu;

/** Steps of which one names a line and the next says what is asked of it: « la maquette, mets 700 ». */
export function withNameBefore(steps: readonly string[], lines: readonly Placed[]): string[] {
  return steps.reduce<string[]>((all, step) => {
    const before = all.at(-1);
    const joined = before === undefined ? null : asOne(before, step, lines);
    return joined === null ? [...all, step] : [...all.slice(0, -1), joined];
  }, []);
}

function asOne(before: string, step: string, lines: readonly Placed[]): string | null {
  const [, kept = ''] = KEPT.exec(before) ?? [];
  if (kept !== '' && REST_GOES.test(step)) return `ne garde que ${kept}`;
  if (!isNameAlone(before, lines)) return null;
  const counted = countOf(before, step);
  if (counted !== null) return counted;
  const { verb, rest, object, figures } = readInstruction(step, namesOf(lines));
  const saysNoOther = object === '' || unitNamed(object) !== null;
  const isSet = SETTING.test(verb) && saysNoOther && figures.length > 0;
  const isGone = REMOVING.test(verb) && rest === '';
  return isSet || isGone ? withName(step, verb, before) : null;
}

/** « les vases », « mets-en 2 de plus »: so many more, or fewer, of what is named. */
function countOf(name: string, step: string): string | null {
  if (step.includes('?')) return null;
  const [, less] = LESS_OF_IT.exec(step) ?? [];
  if (less !== undefined) return isCount(less) ? `${less} de moins sur ${name}` : null;
  const [, count, which] = MORE_OF_IT.exec(step) ?? [];
  if (count === undefined || !isCount(count)) return null;
  if (which !== undefined) return `${count} de ${which} sur ${name}`;
  if (/^(?:tu |vous |on )?(?:en )?r?ajout/i.test(step)) return `${count} de plus sur ${name}`;
  return /^\d+$/.test(count) ? `quantité de ${name} à ${count}` : `${name} : ${count}`;
}

/** A count and nothing else, with its unit at most. */
function isCount(words: string): boolean {
  const { figures, object } = readInstruction(words, []);
  return figures.length === 1 && figures[0]?.kind !== 'money' && object === '';
}

/** The step as it was said, the name behind its verb. */
function withName(step: string, verb: string, name: string): string | null {
  const end = fold(step).indexOf(verb) + verb.length;
  return end < verb.length ? null : `${step.slice(0, end)} ${name}${step.slice(end)}`;
}

/** Whether words are the name of one line, and say nothing of it. */
function isNameAlone(said: string, lines: readonly Placed[]): boolean {
  if (/\d/.test(said) || TELLS.test(said) || BEARS.test(fold(said))) return false;
  const { verb, figures, text } = readInstruction(said, namesOf(lines));
  if (verb !== '' || figures.length > 0) return false;
  const items = lines.map(({ line }) => line);
  const found = selectLines(items, text);
  return 'at' in found && found.at.length === 1 && text !== '';
}
