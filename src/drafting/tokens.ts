import { readFigure } from './lexing/figures.ts';
import { readPrefixedMoney } from './lexing/money.ts';
import { readPunctuation } from './lexing/punctuation.ts';
import type { Token } from './lexing/token.ts';
import { readWord } from './lexing/words.ts';
import type { Mask } from './mask.ts';

/** Reads the whole prompt into tokens, once, from left to right. */
export function tokenise(folded: string, masks: readonly Mask[]): Token[] {
  const tokens: Token[] = [];
  let offset = 0;
  let nextMask = 0;
  while (offset < folded.length) {
    const mask = masks[nextMask];
    if (mask !== undefined && mask.start <= offset) {
      tokens.push({
        kind: 'mask',
        dropped: mask.treatment === 'dropped',
        start: offset,
        end: mask.end,
      });
      offset = Math.max(offset, mask.end);
      nextMask += 1;
      continue;
    }
    const token = readToken(folded, offset, tokens);
    if (token === null) {
      offset += 1;
      continue;
    }
    if (token.kind !== 'word' || token.text !== '') tokens.push(token);
    offset = Math.max(token.end, offset + 1);
  }
  return tokens;
}

function readToken(folded: string, offset: number, before: readonly Token[]): Token | null {
  const character = folded.charAt(offset);
  if (character === ' ') return null;
  if (/[0-9]/.test(character)) return readFigure(folded, offset);
  if (/[a-zœß]/.test(character)) return readWord(folded, offset, before);
  if (character === '€' || character === '$' || character === '£') {
    return readPrefixedMoney(folded, offset);
  }
  return readPunctuation(folded, offset, before);
}
