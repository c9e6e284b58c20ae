import type { LexToken } from './figure.ts';

const TOKEN =
  /\n|[mk]m?[23](?![a-z0-9])|[a-zœß²³]+[²³]?|\d{1,3}(?:[.']\d{3})+(?:,\d+)?|\d+(?:[.,']\d+)?|[^\s]/y;

/** Cuts folded text into words, digits and signs. Tabs are signs: they part the cells of a table. */
export function tokensOf(folded: string): LexToken[] {
  const tokens: LexToken[] = [];
  let at = 0;
  while (at < folded.length) {
    const character = folded.charAt(at);
    if (character === '\t') {
      tokens.push({ kind: 'sign', text: '\t', start: at, end: at + 1 });
      at += 1;
      continue;
    }
    TOKEN.lastIndex = at;
    const match = /\s/.test(character) && character !== '\n' ? null : TOKEN.exec(folded);
    if (match === null) {
      at += 1;
      continue;
    }
    const text = match[0];
    tokens.push({ kind: kindOf(text), text, start: at, end: at + text.length });
    at += text.length;
  }
  return tokens;
}

function kindOf(text: string): LexToken['kind'] {
  if (text === '\n') return 'newline';
  if (/^\d/.test(text)) return 'digits';
  return /^[a-zœß²³]/.test(text) ? 'word' : 'sign';
}

/** Index of the first token that starts at or after `offset`. */
export function tokenAt(tokens: readonly LexToken[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
