import { readSpokenNumber } from '../numbers/words.ts';
import type { LexToken } from './figure.ts';

export interface Spoken {
  value: number;
  /** Tokens it takes, hyphens counted. */
  tokens: number;
  words: number;
}

/** « quatre-vingt-dix » at token `at`: the longest number spoken there. */
export function spokenAt(tokens: readonly LexToken[], at: number): Spoken | null {
  const words: string[] = [];
  const places: number[] = [];
  for (let i = at; i < tokens.length && words.length < 10; i++) {
    const token = tokens[i];
    if (token === undefined) break;
    const hyphen = token.text === '-' && token.start === tokens[i - 1]?.end;
    if (hyphen) continue;
    if (token.kind !== 'word') break;
    words.push(token.text);
    places.push(i);
  }
  const read = readSpokenNumber(words);
  if (read === null) return null;
  const last = places[read.length - 1] ?? at;
  return { value: read.value, tokens: last + 1 - at, words: read.length };
}

/** What a sticky pattern finds at an offset. */
export function matchAt(pattern: RegExp, folded: string, offset: number): RegExpExecArray | null {
  pattern.lastIndex = offset;
  return pattern.exec(folded);
}
