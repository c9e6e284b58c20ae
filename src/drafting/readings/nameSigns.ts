import type { LexToken } from '../lex/figure.ts';
import type { Candidate } from './candidates.ts';
import type { ReadLine } from './finish.ts';
import { isPause, namesSomething } from './naming.ts';
import type { Prepared } from './prepare.ts';

/** How the words of a reading's lines look as designations; zero for the grammar's own. */
export interface NameSigns {
  /** Lines whose words name nothing. */
  nameless: number;
  /** Lines that begin with talk: « je », « c’est », « que », « finalement ». */
  talk: number;
  /** Lines among whose words something is denied, taken back or given. */
  denied: number;
  /** Lines longer than a designation. */
  long: number;
  /** Pauses within the words of lines. */
  pauses: number;
  /** Line ends within the words of lines. */
  breaks: number;
  /** Lines named by the same words as another. */
  twins: number;
  /** Lines that begin where the text, a line of it or a clause does. */
  opening: number;
}

const TALK =
  /^(?:je|j|on|nous|vous|tu|il|elle|ils|elles|c|ca|qui|que|dont|sauf|mais|finalement|non|pas|ne|n|deja|donc|ou|si|car|moi|lui|merci|a|est|sont|etait|ete|avait|avais|ai|euh|attends|alors|soit|au|aux|en|par|sur|chez)$/;
const DENIED =
  /^(?:pas|non|jamais|annul|enlev|retir|compri|inclu|offer|gratui|cadeau|deja|finalement|sauf|dedui|repris|rendu|oubli|prete)/;
const LONG = 12;

export function nameSignsOf(prepared: Prepared, { found }: Candidate): NameSigns {
  const signs: NameSigns = {
    nameless: 0,
    talk: 0,
    denied: 0,
    long: 0,
    pauses: 0,
    breaks: 0,
    twins: 0,
    opening: 0,
  };
  if (found === null) return signs;
  const known = new Set<string>();
  for (const line of found.reading.lines) {
    if (line.percent !== null) continue;
    weighName(signs, prepared.tokens, line);
    const words = wordsOf(prepared.tokens, line).slice(0, 4).join(' ');
    if (words !== '' && known.has(words)) signs.twins += 1;
    known.add(words);
  }
  for (const name of Object.keys(signs) as (keyof NameSigns)[])
    signs[name] = Math.min(4, signs[name]);
  return signs;
}

function weighName(signs: NameSigns, tokens: readonly LexToken[], line: ReadLine): void {
  const { from, to } = line;
  if (!namesSomething(tokens, from, to)) signs.nameless += 1;
  if (isPause(tokens[from - 1])) signs.opening += 1;
  const words = wordsOf(tokens, line);
  if (TALK.test(words[0] ?? '')) signs.talk += 1;
  if (words.some((word) => DENIED.test(word))) signs.denied += 1;
  if (words.length > LONG) signs.long += 1;
  for (let at = from; at < to; at++) {
    const token = tokens[at];
    if (token?.kind === 'newline') signs.breaks += 1;
    else if (token?.kind === 'sign' && /^[,.;:!?]$/.test(token.text)) signs.pauses += 1;
  }
}

function wordsOf(tokens: readonly LexToken[], { from, to }: ReadLine): string[] {
  return tokens
    .slice(from, to)
    .filter(({ kind }) => kind === 'word')
    .map(({ text }) => text);
}
