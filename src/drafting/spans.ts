import type { Assembly } from './assembly/state.ts';
import type { RecognisedSpan, SpanMeaning } from './draft.ts';
import type { Mask } from './mask.ts';
import type { NormalisedPrompt } from './normalise.ts';
import type { Piece } from './reading/pieces.ts';

/** Every recognised stretch, in order, without overlap. */
export function recognise(
  pieces: readonly Piece[],
  assembly: Assembly | null,
  masks: readonly Mask[],
  prompt: NormalisedPrompt,
): RecognisedSpan[] {
  const found: RecognisedSpan[] = [];
  const add = (start: number, end: number, meaning: SpanMeaning): void => {
    found.push({ start: prompt.origin(start), end: prompt.origin(end), meaning });
  };
  for (const piece of pieces) {
    if (piece.kind === 'price') add(piece.start, piece.end, 'price');
    else if (piece.kind === 'quantity' || piece.kind === 'factor')
      add(piece.start, piece.end, 'quantity');
    else if (piece.kind === 'percent') add(piece.start, piece.end, 'percent');
  }
  for (const mask of masks) if (mask.treatment === 'dropped') add(mask.start, mask.end, 'ignored');
  for (const clause of [
    ...(assembly?.notes ?? []),
    ...(assembly?.options ?? []),
    ...(assembly?.offered ?? []),
  ]) {
    add(clause.start, clause.end, 'condition');
  }
  return withoutOverlap(found);
}

function withoutOverlap(spans: RecognisedSpan[]): RecognisedSpan[] {
  const ordered = spans.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const kept: RecognisedSpan[] = [];
  for (const span of ordered) {
    const last = kept.at(-1);
    if (span.end > span.start && (last === undefined || span.start >= last.end)) kept.push(span);
  }
  return kept;
}
