import type { LexToken, Lexed } from '../lex/figure.ts';

/** Tokens between two places, and where their text begins and ends. */
export interface TextPiece {
  from: number;
  to: number;
  start: number;
  end: number;
}

/** Pieces between strong signs that hold words and no figure: work named without a price, or talk. */
export function textPieces({ tokens, figures }: Lexed): TextPiece[] {
  const taken = new Uint8Array(tokens.length);
  for (const { readings } of figures)
    for (const reading of readings) taken.fill(1, reading.token, reading.tokenAfter);
  const pieces: TextPiece[] = [];
  let from = 0;
  for (let at = 0; at <= tokens.length; at++) {
    const token = tokens[at];
    if (token !== undefined && !isBoundary(token, tokens[at - 1])) continue;
    const words = tokens
      .slice(from, at)
      .filter((each) => each.kind === 'word' && each.text.length > 2);
    const first = tokens[from];
    if (words.length > 0 && first !== undefined && !taken.subarray(from, at).includes(1))
      pieces.push({ from, to: at, start: first.start, end: tokens[at - 1]?.end ?? first.end });
    from = at + 1;
  }
  return pieces;
}

/** What parts one piece of text from the next. */
function isBoundary(token: LexToken, previous: LexToken | undefined): boolean {
  if (token.kind === 'newline' || token.text === 'et' || token.text === 'puis') return true;
  if (token.kind !== 'sign') return false;
  if (token.text === '-') return previous === undefined || previous.end < token.start;
  return /^[,.;:+•*|\t!?()…>&]$/.test(token.text);
}
