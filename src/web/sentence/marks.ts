import type { Span } from '#drafting/draft.ts';
import type { MarkedSpan } from '#web/ui/stretches.ts';

/** Facts stand inside the words of lines too: there they are cut out of them. */
export function marksOf(lines: readonly MarkedSpan[], facts: readonly Span[]): MarkedSpan[] {
  const cuts = facts.toSorted((a, b) => a.start - b.start);
  const left = lines.flatMap((line) => {
    const parts: MarkedSpan[] = [];
    let from = line.start;
    for (const { start, end } of cuts) {
      if (end <= from || start >= line.end) continue;
      if (start > from) parts.push({ ...line, start: from, end: start });
      from = Math.max(from, end);
    }
    return from < line.end ? [...parts, { ...line, start: from, end: line.end }] : parts;
  });
  return [...left, ...cuts.map(({ start, end }): MarkedSpan => ({ start, end, tone: 'fact' }))];
}
