import type { Token } from '../lexing/token.ts';
import { isBarePrice } from './barePrice.ts';
import { readFactor } from './factor.ts';
import type { Piece } from './pieces.ts';
import { pushPrice } from './price.ts';
import { readQuantity } from './quantities.ts';
import { readWholeYear } from './wholeYear.ts';

/**
 * Fourth stage: tokens into pieces. A figure becomes a price, a quantity, a factor or a percentage
 * by the words on either side of it; everything else stays a word.
 */
export function readPhrases(tokens: readonly Token[]): Piece[] {
  const pieces: Piece[] = [];
  const money = moneyAhead(tokens);
  let at = 0;
  while (at < tokens.length) at = readOne(tokens, at, pieces, money);
  return pieces;
}

function readOne(
  tokens: readonly Token[],
  at: number,
  pieces: Piece[],
  money: readonly boolean[],
): number {
  const token = tokens[at];
  if (token === undefined) return at + 1;
  const place = { start: token.start, end: token.end };
  switch (token.kind) {
    case 'money':
      return pushPrice(tokens, at, pieces, token.value, token.currency);
    case 'percent':
      pieces.push({
        kind: 'percent',
        value: token.value,
        negative: tokens[at - 1]?.kind === 'minus',
        added: isAdded(tokens[at - 1], token.start),
        ...place,
      });
      return at + 1;
    case 'number':
    case 'duration':
      return readFigure(tokens, at, pieces, money);
    case 'word': {
      const year = readWholeYear(tokens, at);
      if (year !== null) {
        pieces.push(year.piece);
        return year.next;
      }
      pieces.push({ kind: 'word', text: token.text, ...place });
      return at + 1;
    }
    case 'mask':
      pieces.push({ kind: 'mask', dropped: token.dropped, ...place });
      return at + 1;
    case 'break':
      pieces.push({ kind: 'break', strength: token.strength, mark: token.mark, ...place });
      return at + 1;
    case 'slash':
      return readSlash(tokens, at, pieces);
    case 'colon':
    case 'open':
    case 'close':
      pieces.push({ kind: token.kind, ...place });
      return at + 1;
    case 'times':
    case 'equals':
    case 'at':
    case 'minus':
      return at + 1;
  }
}

function isAdded(before: Token | undefined, start: number): boolean {
  return before?.kind === 'break' && before.mark === '+' && before.end === start;
}

/** « clés 4,50 € / 3 badges » separates; « montage/étalonnage » joins. */
function readSlash(tokens: readonly Token[], at: number, pieces: Piece[]): number {
  const token = tokens[at];
  const before = tokens[at - 1];
  const after = tokens[at + 1];
  if (
    token !== undefined &&
    (before === undefined || before.end < token.start) &&
    after !== undefined &&
    after.start > token.end
  ) {
    pieces.push({ kind: 'break', strength: 2, mark: '/', start: token.start, end: token.end });
  }
  return at + 1;
}

function readFigure(
  tokens: readonly Token[],
  at: number,
  pieces: Piece[],
  money: readonly boolean[],
): number {
  const token = tokens[at];
  if (token?.kind !== 'number' && token?.kind !== 'duration') return at + 1;
  const factor = readFactor(tokens, at, pieces, money);
  if (factor !== null) return factor;
  if (token.kind === 'number' && isBarePrice(tokens, at, pieces, money)) {
    return pushPrice(tokens, at, pieces, token.value, null);
  }
  const quantity = readQuantity(tokens, at);
  if (quantity !== null) {
    pieces.push(quantity.piece);
    return quantity.next;
  }
  if (token.kind === 'number' && token.article) {
    pieces.push({ kind: 'word', text: 'un', start: token.start, end: token.end });
    return at + 1;
  }
  pieces.push({
    kind: 'quantity',
    value: token.value,
    from: null,
    unit: 'unit',
    nature: 'count',
    noun: '',
    figureEnd: token.end,
    every: null,
    subordinate: false,
    during: false,
    article: false,
    pack: token.kind === 'number' ? token.pack : null,
    start: token.start,
    end: token.end,
  });
  return at + 1;
}

/** For each token, whether money is written later in the same clause. */
function moneyAhead(tokens: readonly Token[]): boolean[] {
  const ahead = tokens.map(() => false);
  let seen = false;
  for (let i = tokens.length - 1; i >= 0; i--) {
    const token = tokens[i];
    ahead[i] = seen;
    if (token?.kind === 'break') seen = false;
    if (token?.kind === 'money') seen = true;
  }
  return ahead;
}
