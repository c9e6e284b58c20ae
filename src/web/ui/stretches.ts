import type { Span } from '#drafting/draft.ts';

export interface MarkedSpan extends Span {
  tone?: 'fact' | 'doubt';
}

export interface Stretch {
  text: string;
  marked: boolean;
  /** How it is underlined: as the words of a line when nothing else is said. */
  tone?: 'fact' | 'doubt' | undefined;
  /** Where it begins in the text: a stable key. */
  at: number;
}

/** A text cut where the words of a line begin and end; where two spans overlap the first wins. */
export function stretchesOf(text: string, spans: readonly MarkedSpan[]): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  const ordered = spans.toSorted((a, b) => a.start - b.start || b.end - a.end);
  for (const { start, end, tone } of ordered) {
    if (start < from || end <= start || end > text.length) continue;
    if (start > from) stretches.push({ text: text.slice(from, start), marked: false, at: from });
    stretches.push({ text: text.slice(start, end), marked: true, tone, at: start });
    from = end;
  }
  if (from < text.length) stretches.push({ text: text.slice(from), marked: false, at: from });
  return stretches;
}
