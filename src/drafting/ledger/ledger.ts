import type { LedgerEntry } from './entry.ts';
import { isSetAside } from '../readings/actions.ts';
import type { Candidate } from '../readings/candidates.ts';
import type { Read } from '../readings/prepare.ts';
import type { Reading } from '../readings/read.ts';
import { stepsOf } from '../readings/path.ts';

/** The account of every figure of a sentence, in the order of the text. */
export function ledgerOf(reading: Reading): LedgerEntry[] {
  const { prompt, choice } = reading;
  const [chosen] = choice.ranked;
  const source = chosen?.found ?? reading.candidates.find((each) => each.found !== null)?.found;
  if (source === undefined || source === null || chosen === undefined) return [];
  const agreed = chosen.found !== null;
  return stepsOf(source.state).flatMap(({ element, read, action }): LedgerEntry[] => {
    if (element.kind === 'text') return [];
    const line = agreed ? lineOf(source.reading.lines, element.index) : lineByValue(chosen, read);
    return [
      {
        start: prompt.origin(read.start),
        end: prompt.origin(read.endWithUnit),
        words: prompt.text.slice(read.start, read.endWithUnit).trim(),
        value: read.value,
        role: agreed || isSetAside(action) || line !== null ? action : 'unexplained',
        line,
      },
    ];
  });
}

function lineOf(
  lines: readonly { quantityFrom: readonly number[]; priceFrom: readonly number[] }[],
  index: number,
): number | null {
  const at = lines.findIndex(
    (line) => line.priceFrom.includes(index) || line.quantityFrom.includes(index),
  );
  return at < 0 ? null : at;
}

function lineByValue({ lines }: Candidate, { value }: Read): number | null {
  const near = (a: number): boolean => Math.abs(Math.abs(a) - value) < 0.011;
  const at = lines.findIndex(
    (line) => near(line.unitPrice) || near(line.quantity) || near(line.quantity * line.unitPrice),
  );
  return at < 0 ? null : at;
}
