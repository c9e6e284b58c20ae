import type { Token } from '../lexing/token.ts';

/** The word at a place among the tokens, or nothing. */
export function word(tokens: readonly Token[], at: number): string {
  const token = tokens[at];
  return token?.kind === 'word' ? token.text : '';
}
