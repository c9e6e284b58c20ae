import { fold } from '../fold.ts';
import type { NormalisedPrompt } from '../normalise.ts';
import { finish as tidyWords, stripEnds } from '../writing/description.ts';
import { named, withActAlone } from '../writing/nominal.ts';
import { withoutPreamble } from '../writing/preamble.ts';
import { hoursWithoutWork } from '../writing/hoursWithoutWork.ts';
import { namedBefore, saysFirst, saysWhich, whichOf } from '../writing/namedBefore.ts';
import { namedByUnit } from '../writing/nameless.ts';
import { isConversation, nounOfPrice } from '../writing/noName.ts';
import type { ReadLine } from './finish.ts';
import { isName, isPause, namesSomething } from './naming.ts';
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
  const whole = completed(prepared, prompt, line, { told, before });
  return hoursWithoutWork(withActAlone(whole), line.unit);
}

/** A name that needs another: of the line before, of the words before its count, or of its price. */
function completed(
  prepared: Prepared,
  prompt: NormalisedPrompt,
  line: ReadLine,
  { told, before }: { told: string; before: string | null },
): string {
  if (saysWhich(told))
    return withThingBefore(prepared, prompt, line, told) ?? namedBefore(told, before);
  const isUnnamed = told === namedByUnit(line.unit);
  if (isUnnamed && before !== null && saysFirst(before) && isNext(prepared, line))
    return namedBefore('ensuite', before);
  return isConversation(told) ? (pricedNoun(prepared, prompt, line) ?? told) : told;
}

/** « première heure 42 puis 2 h 30 à 30 »: nothing but what follows before the figure. */
function isNext({ tokens, folded }: Prepared, { from, to }: ReadLine): boolean {
  const lead = /^(?:et )?(?:puis|ensuite|apres)(?![a-z])/;
  const start = tokens[from]?.start ?? 0;
  const words = folded.slice(start, tokens[to - 1]?.end ?? start).replace(/^[ ,;]+/, '');
  return lead.test(words);
}

/** « Vous êtes venue 5 fois, 160 € la visite »: what the price is said of, in the number of the line. */
function pricedNoun(
  { elements, folded }: Prepared,
  prompt: NormalisedPrompt,
  { priceFrom, quantity }: ReadLine,
): string | null {
  for (const index of priceFrom) {
    const read = elements[index]?.reads[0];
    if (read === undefined) continue;
    const found = nounOfPrice(folded.slice(read.end, read.end + 40));
    if (found === null) continue;
    const noun = prompt.text.slice(read.end + found.start, read.end + found.end);
    if (!isName(fold(noun))) continue;
    const plural = quantity >= 2 && !/[sxz]$/.test(noun) ? 's' : '';
    return tidyWords(`${noun}${plural}`);
  }
  return null;
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
