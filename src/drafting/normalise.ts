import { foldCharacter } from './fold.ts';
import { withoutSpeakers } from './threads.ts';

/**
 * First stage: one spelling for matching, without losing the place of a single character.
 * `folded` is lower-case, without accents, with plain spaces and apostrophes, and exactly as long
 * as `text`; `origin` leads from an offset in `text` back to the prompt as typed.
 */
export interface NormalisedPrompt {
  text: string;
  /** `text` before its apostrophes came back: what a line quotes. */
  typed: string;
  folded: string;
  /** `text` with what must not be quoted blanked out; filled once the masks are known. */
  quotable: string;
  /** Offset in the prompt of a character of `text`. */
  origin: (offset: number) => number;
}

/** A prompt longer than this is cut: nobody dictates a document of twenty thousand characters. */
export const LONGEST_PROMPT = 20_000;

/** Composes, folds case and accents, and keeps the way back to the prompt. */
export function normalise(prompt: string): NormalisedPrompt {
  const cut = prompt.slice(0, LONGEST_PROMPT);
  const { text: composed, offsets } = compose(cut);
  const typed = withoutSpeakers(composed);
  const text = withApostrophes(typed);
  let folded = '';
  for (let i = 0; i < text.length; i++) folded += foldCharacter(text.charAt(i));
  return {
    text,
    typed,
    folded,
    quotable: text,
    origin: offsets === null ? (offset) => offset : (offset) => offsets[offset] ?? cut.length,
  };
}

/** « 74 l unité »: no litre. */
const EACH_UNIT = /(?<=\d ?(?:€|euros?|e)? )l (?=(?:unit[ée]|une?|heure|arbre|article)(?!\p{L}))/gu;
/** « main d oeuvre », « l installation », and not « 500 l à vidanger » or « 3 d ». */
const ELIDED =
  /(?<![\p{L}\d'’.]|\d |\d\.)([dl]|qu|j(?= ai | avais )) (?=[aeiouyhéèêàâîôûœ]\p{L})/gu;

/** « Rem. 5 % » ends no sentence. */
const SHORT_DISCOUNT = /(?<![\p{L}])(rem)\.(?= ?\d)/giu;

/** A phone leaves out apostrophes; a sign for a sign, so that every offset stays. */
function withApostrophes(text: string): string {
  return text.replace(EACH_UNIT, "l'").replace(ELIDED, "$1'").replace(SHORT_DISCOUNT, '$1 ');
}

function compose(prompt: string): { text: string; offsets: number[] | null } {
  if (prompt.normalize('NFC') === prompt) return { text: prompt, offsets: null };
  let text = '';
  const offsets: number[] = [];
  // A base letter and its combining marks compose together; a run of marks is bounded so that
  // a prompt made of marks alone stays linear.
  for (const { 0: cluster, index } of prompt.matchAll(
    /[^\u0300-\u036f][\u0300-\u036f]{0,4}|[\u0300-\u036f]/g,
  )) {
    const composed = cluster.normalize('NFC');
    for (let i = 0; i < composed.length; i++) offsets.push(index);
    text += composed;
  }
  offsets.push(prompt.length);
  return { text, offsets };
}
