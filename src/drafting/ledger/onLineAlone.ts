import type { DraftLine } from '../draft.ts';
import type { Candidate, CandidateLine } from '../readings/candidates.ts';

/**
 * Of the other readings, best first, the one that counts this line otherwise at the same price and leaves
 * all others as they are: what a doubt about that line alone offers. Undefined where none does.
 */
export function onLineAlone(
  [chosen, ...others]: readonly Candidate[],
  line: DraftLine | undefined,
): Candidate | undefined {
  const at = chosen?.lines.findIndex((each) => line !== undefined && isAlike(each, line)) ?? -1;
  if (chosen === undefined || at < 0) return undefined;
  return others.find(
    ({ lines }) =>
      lines.length === chosen.lines.length &&
      lines.every((each, index) => {
        const own = chosen.lines[index] as CandidateLine;
        return index === at
          ? isCountedOtherwise(each, own)
          : each.kind === own.kind && isSame(each, own);
      }),
  );
}

type Figures = Pick<CandidateLine, 'quantity' | 'unitPrice'>;

const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.005;

function isAlike(a: Figures, b: Figures): boolean {
  return near(a.quantity, b.quantity) && near(a.unitPrice, b.unitPrice);
}

/** What a percentage of the whole takes off follows the line. */
function isSame(a: CandidateLine, b: CandidateLine): boolean {
  return a.kind === 'discount' || isAlike(a, b);
}

/** « 2 × 240 » and « 1 × 240 ». */
function isCountedOtherwise(a: CandidateLine, b: CandidateLine): boolean {
  return a.kind === b.kind && near(a.unitPrice, b.unitPrice) && !near(a.quantity, b.quantity);
}
