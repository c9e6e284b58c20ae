import type { LineItem } from '#domain/document/types.ts';
import { describeChange, summary } from './french.ts';

/** A line as it will be; `from` is the place of the line it was, null for a new one. */
export type ChangedLine = LineItem & { from: number | null };

/** True when nothing a client sees differs. */
export function isSameLine(before: LineItem, after: LineItem): boolean {
  return (
    before.description === after.description &&
    before.quantity === after.quantity &&
    before.unitPrice === after.unitPrice &&
    (before.unit ?? null) === (after.unit ?? null) &&
    (before.vatRate ?? null) === (after.vatRate ?? null)
  );
}

/** What an edit does to the lines, one French sentence a change. */
export function differences(before: readonly LineItem[], after: readonly ChangedLine[]): string[] {
  const kept = new Set(after.map(({ from }) => from));
  const removed = before.flatMap((line, at) =>
    kept.has(at) ? [] : [`Suppression de «\u00a0${line.description}\u00a0»`],
  );
  const others = after.flatMap((line) => {
    const was = line.from === null ? undefined : before[line.from];
    if (was === undefined) {
      return [`Ajout de «\u00a0${line.description}\u00a0» (${summary(line)})`];
    }
    if (isSameLine(was, line)) return [];
    if (summary(was) !== summary(line)) return [describeChange(was, line)];
    return [`«\u00a0${was.description}\u00a0» devient «\u00a0${line.description}\u00a0»`];
  });
  return [...removed, ...others];
}
