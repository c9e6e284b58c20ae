import type { Doubt, FullDraft, OtherReading } from '#drafting/draft.ts';
import type { ProposedLine } from './drafter.ts';

type Read = Pick<FullDraft, 'lineItems' | 'totalAmount' | 'doubts' | 'readings' | 'flags'>;

/**
 * A model's draft held to the embedded reader's accounts: where both come to the same total the
 * reader's own doubts stand, on the model's lines; where they do not, that is the doubt, and the
 * reader's reading is offered beside it.
 *
 * @param total net, in the document's currency, of the model's lines.
 */
export function besideReader(
  lines: readonly ProposedLine[],
  total: number,
  read: Read,
): { doubts: Doubt[]; readings: OtherReading[] } {
  const readings = [
    { totalAmount: read.totalAmount, lineItems: read.lineItems },
    ...read.readings,
  ].filter((reading) => !sameTotal(reading.totalAmount, total));
  if (sameTotal(read.totalAmount, total)) {
    return { doubts: read.doubts.map((doubt) => onLineOf(lines, doubt, read)), readings };
  }
  // A reading that leaves a price open says nothing against a total.
  if (read.lineItems.length === 0 || read.flags.includes('price_to_complete')) {
    return { doubts: [], readings: [] };
  }
  const line = lines.findIndex((each) => !read.lineItems.some((other) => sameFigures(each, other)));
  return {
    doubts: [
      {
        line: line < 0 ? null : line,
        words: lines[line]?.source ?? '',
        reason: 'La lecture intégrée ne trouve pas le même total.',
        otherTotal: read.totalAmount,
      },
    ],
    readings,
  };
}

function onLineOf(lines: readonly ProposedLine[], doubt: Doubt, read: Read): Doubt {
  const theirs = doubt.line === null ? undefined : read.lineItems[doubt.line];
  const line = theirs ? lines.findIndex((each) => sameFigures(each, theirs)) : -1;
  return { ...doubt, line: line < 0 ? null : line };
}

type Figures = Pick<ProposedLine, 'quantity' | 'unitPrice'>;

function sameFigures(a: Figures, b: Figures): boolean {
  return a.quantity === b.quantity && Math.abs(a.unitPrice - b.unitPrice) < 0.005;
}

function sameTotal(a: number, b: number): boolean {
  return Math.abs(a - b) < 0.01;
}
