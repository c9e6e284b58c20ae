import { type DoubtedLine, has } from './doubted.ts';

/** A line of two readings that counts otherwise in each. */
export interface Parted {
  ours: DoubtedLine;
  other: DoubtedLine;
}

/** The line that differs, where it alone does; its words may, for they change with what it counts. */
export function partedBy(
  ours: readonly DoubtedLine[],
  other: readonly DoubtedLine[],
): Parted | null {
  const [line, ...others] = pricedApart(ours, other);
  const [twin, ...twins] = pricedApart(other, ours);
  if (line === undefined || twin === undefined) return null;
  return others.length + twins.length === 0 ? { ours: line, other: twin } : null;
}

function pricedApart(these: readonly DoubtedLine[], those: readonly DoubtedLine[]): DoubtedLine[] {
  return these.filter((line) => line.unitPrice !== 0 && !has(those, line));
}
