import type { NormalisedPrompt } from '../normalise.ts';
import { finish as tidyWords, stripEnds } from '../writing/description.ts';
import { named, withActAlone } from '../writing/nominal.ts';
import { withoutPreamble } from '../writing/preamble.ts';
import { hoursWithoutWork } from '../writing/hoursWithoutWork.ts';
import { namedBefore, saysWhich, whichOf } from '../writing/namedBefore.ts';
import type { ReadLine } from './finish.ts';
import { isPause, namesSomething } from './naming.ts';
import type { Prepared } from './prepare.ts';
import { describeLine } from './words.ts';

/** What stands around a line among those of its reading. */
interface Neighbour {
  /** Whether it is a part of what the line before counts. */
  isPart: boolean;
  /** Designation of the line before, null for the first. */
  before: string | null;
}

/**
 * The designation of a line among the lines of its reading, told when somebody asks: a line that only
 * says which (« les suivantes ») is named by the line before or by the words before its count, and a part
 * without words of its own has the name of the whole.
 */
export function worded(
  prepared: Prepared,
  prompt: NormalisedPrompt,
  line: ReadLine,
  { isPart, before }: Neighbour,
): string {
  if (isPart && before !== null && !namesSomething(prepared.tokens, line.from, line.to))
    return before;
  const told = describeLine(prepared, prompt, line);
  if (line.percent !== null) return told;
  const whole = saysWhich(told)
    ? (withThingBefore(prepared, prompt, line, told) ?? namedBefore(told, before))
    : told;
  return hoursWithoutWork(withActAlone(whole), line.unit);
}

/** « fiches produit : les 5 premières à 30 »: the words before the count are what is counted. */
function withThingBefore(
  { tokens, elements }: Prepared,
  prompt: NormalisedPrompt,
  { from }: ReadLine,
  told: string,
): string | null {
  let end = from;
  while (end > 0 && (isPause(tokens[end - 1]) || LEADS.test(tokens[end - 1]?.text ?? ''))) end -= 1;
  let start = end;
  while (start > 0 && end - start < 8 && !isPause(tokens[start - 1])) start -= 1;
  const isPriced = elements.some(
    ({ kind, token, reads }) =>
      kind === 'figure' && token >= start && token < from && reads[0]?.currency != null,
  );
  if (end === from || isPriced || !/^[:,(]$/.test(tokens[end]?.text ?? '')) return null;
  if (!namesSomething(tokens, start, end)) return null;
  const words = prompt.text.slice(tokens[start]?.start ?? 0, tokens[end - 1]?.end ?? 0);
  const thing = tidyWords(named(withoutPreamble(stripEnds(words.replace(/^\d+ /, '')))));
  return /\p{L}{3}/u.test(thing) && !saysWhich(thing) ? whichOf(thing, told) : null;
}

const LEADS =
  /^(?:\d+|les?|la|l|'|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt)$/;
