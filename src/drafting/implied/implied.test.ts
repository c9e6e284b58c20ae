import { describe, expect, it } from 'vitest';
import { readSentence } from '../readings/read.ts';
import { JUDGES, WEIGHTS } from '../weights/load.ts';
import { IMPLICATIONS } from './all.ts';

/** Readings of a sentence that are not the grammar's, « quantity×price » in their order; those of one kind, or all. */
function readings(prompt: string, implied: string | null): string[] {
  const { candidates } = readSentence({ type: 'invoice', prompt }, WEIGHTS, JUDGES);
  return candidates
    .filter(({ found }) => found !== null)
    .filter((each) => implied === null || each.implied === implied)
    .map(({ lines }) =>
      lines.map(({ quantity, unitPrice }) => `${quantity}×${unitPrice}`).join('; '),
    );
}

describe.each(IMPLICATIONS)('the implication $name', ({ kind, examples, not }) => {
  // A mend of the search may have found them first.
  it.each(examples)('finds in « %s » the lines %s', (sentence, lines) => {
    expect(readings(sentence, null)).toContain(lines);
  });

  it.each(not)('leaves « %s » as it is read', (sentence) => {
    expect(readings(sentence, kind)).toEqual([]);
  });
});
