import type { LexToken } from '../lex/figure.ts';
import type { NormalisedPrompt } from '../normalise.ts';
import { percentName } from '../writing/percentName.ts';
import type { ReadLine } from './finish.ts';
import { isPause } from './naming.ts';
import type { Prepared } from './prepare.ts';

/** A percentage is named by the words beside it, up to the pause before and the pause behind. */
export function namedPercent(prepared: Prepared, prompt: NormalisedPrompt, line: ReadLine): string {
  const { tokens, elements } = prepared;
  const read = elements[line.priceFrom[0] ?? -1]?.reads[0];
  const rate = line.percent?.rate ?? 0;
  if (read === undefined) return percentName('', '', rate, line.kind === 'discount');
  let from = beginningOf(tokens, read.token, line.from);
  // « Ingrédients peinture : 12 % de la main-d'œuvre »: nothing between the pause and the figure.
  const between = prompt.text.slice(tokens[from]?.start ?? read.start, read.start);
  if (!/\p{L}/u.test(between) && from > line.from && LEADS_ON.test(tokens[from - 1]?.text ?? '')) {
    const earlier = beginningOf(tokens, from - 1, line.from);
    const isPriced = elements.some(
      ({ kind, token }) => kind !== 'text' && token >= earlier && token < from,
    );
    if (!isPriced) from = earlier;
  }
  let to = read.tokenAfterUnit;
  while (to < tokens.length && to - read.tokenAfterUnit < 12 && !isPause(tokens[to])) to += 1;
  const before = prompt.text.slice(tokens[from]?.start ?? read.start, read.start);
  const behind = prompt.text.slice(read.endWithUnit, tokens[to - 1]?.end ?? read.endWithUnit);
  return percentName(before, behind, rate, line.kind === 'discount');
}

/** « Ingrédients : 12 % », « Version anglaise, 60 % », « la version anglaise (bilingue), 60 % ». */
const LEADS_ON = /^[:,]$/;

function beginningOf(tokens: readonly LexToken[], end: number, least: number): number {
  let from = end;
  while (from > least && !isBreak(tokens[from - 1])) from -= 1;
  return from;
}

const isBreak = (token: LexToken | undefined): boolean => isPause(token) && token?.text !== '+';
