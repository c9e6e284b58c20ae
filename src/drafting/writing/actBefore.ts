import { insideSentence } from '#domain/format/words.ts';
import { fold } from '../fold.ts';
import { named, nounOf } from './nominal.ts';

/** « Poser (stores) »: what was counted is what the act is done to. */
const ACT_OF_COUNTED = /^(\p{L}+) \((\p{L}[^()]*)\)$/u;

/**
 * The name of a line whose act stands before its count: « poser 3 stores » is « Pose de stores »,
 * « remplacer 12 spots » « Remplacement de spots », though the reading began behind the act.
 */
export function withAct(description: string, prompt: string): string {
  const [, act = '', thing = ''] = ACT_OF_COUNTED.exec(description) ?? [];
  if (nounOf(act) !== undefined) return capital(named(`${act} ${thing}`));
  const verb = verbBefore(description, prompt);
  if (verb === null || fold(description).includes(fold(nounOf(verb) ?? verb).slice(0, 5)))
    return description;
  return capital(named(`${verb} ${insideSentence(description)}`));
}

/** « poser 3 stores » where a piece of the sentence begins: the verb, then what is counted. */
const COUNTED =
  /(?:^|[\n,;.:•*+-][ \t]*|(?<!\p{L})(?:et|puis) )(\p{L}{3,}) (?:(?:les|mes|nos|ses|leurs|vos|ces) )?(?:\d+|(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt)(?!\p{L})) (\p{L}[\p{L}’'-]+)/gu;

/**
 * The verb that opens the piece of the sentence in which these things are counted. The expression is
 * built once: one that holds the thing's own word took 40 ms of every key that changed it.
 */
function verbBefore(description: string, prompt: string): string | null {
  const [thing = ''] = /^\p{L}[\p{L}’'-]+/u.exec(description.toLowerCase()) ?? [];
  if (thing.length < 3) return null;
  for (const [, verb = '', counted = ''] of prompt.toLowerCase().matchAll(COUNTED)) {
    if (!counted.startsWith(thing) || /^\p{L}/u.test(counted.slice(thing.length))) continue;
    return nounOf(verb) === undefined ? null : verb;
  }
  return null;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
