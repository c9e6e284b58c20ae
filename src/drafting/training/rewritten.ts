import type { AnnotatedCase, AnnotatedLine } from './cases.ts';
import { ownedLines, type Piece } from './ownedLines.ts';

/** Characters of a prompt, `end` excluded, and what stands there instead. */
export interface Rewording {
  start: number;
  end: number;
  text: string;
}

/**
 * An annotated sentence with some of its characters written otherwise, its pieces with them; null where
 * a piece could no longer be found at its place. Rewordings are in the order of the text.
 */
export function rewritten(
  each: AnnotatedCase,
  rewordings: readonly Rewording[],
  suffix: string,
): AnnotatedCase | null {
  const { prompt, mapped } = applied(each.prompt, rewordings);
  const move = ([start, end]: Piece): string =>
    prompt.slice(mapped(start, false), mapped(end, true)).trim();
  const lines = ownedLines(each, each.prompt).map(
    ({ line, from, quantity, price }): AnnotatedLine => ({
      ...line,
      from: from.map(move),
      quantityFrom: quantity.map(move),
      priceFrom: price.map(move),
    }),
  );
  const moved: AnnotatedCase = { ...each, id: `${each.id}${suffix}`, prompt, lines };
  return isAtItsPlace(each, moved, mapped) ? moved : null;
}

function applied(
  text: string,
  rewordings: readonly Rewording[],
): { prompt: string; mapped: (at: number, isEnd: boolean) => number } {
  let prompt = '';
  let last = 0;
  const shifts: { start: number; end: number; to: number; toEnd: number }[] = [];
  for (const { start, end, text: words } of rewordings) {
    prompt += text.slice(last, start);
    shifts.push({ start, end, to: prompt.length, toEnd: prompt.length + words.length });
    prompt += words;
    last = end;
  }
  prompt += text.slice(last);
  const mapped = (at: number, isEnd: boolean): number => {
    let moved = at;
    for (const { start, end, to, toEnd } of shifts) {
      if (start >= at && !(isEnd && start < at)) break;
      if (at < end) return isEnd ? toEnd : to;
      moved = toEnd + (at - end);
    }
    return moved;
  };
  return { prompt, mapped };
}

/** Whether the pieces are found again where they went. */
function isAtItsPlace(
  each: AnnotatedCase,
  moved: AnnotatedCase,
  mapped: (at: number, isEnd: boolean) => number,
): boolean {
  const before = ownedLines(each, each.prompt);
  const after = ownedLines(moved, moved.prompt);
  return before.every((owned, at) =>
    (['quantity', 'price'] as const).every((side) =>
      owned[side].every(([start, end], piece) => {
        const there = after[at]?.[side][piece];
        return (
          there !== undefined && there[0] >= mapped(start, false) && there[1] <= mapped(end, true)
        );
      }),
    ),
  );
}
