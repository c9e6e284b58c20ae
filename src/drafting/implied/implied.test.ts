import { describe, expect, it } from 'vitest';
import { readSentence } from '../readings/read.ts';
import { JUDGES, WEIGHTS } from '../weights/load.ts';
import { IMPLICATIONS } from './all.ts';

/** Each reading of a sentence, « quantity×price » in their order; the implied ones of this kind or all. */
function readings(prompt: string, implied: string | null): string[] {
  const { candidates } = readSentence({ type: 'invoice', prompt }, WEIGHTS, JUDGES);
  return candidates
    .filter((each) => implied === null || each.implied === implied)
    .map(({ lines }) =>
      lines.map(({ quantity, unitPrice }) => `${quantity}×${unitPrice}`).join('; '),
    );
}

describe.each(IMPLICATIONS)('the implication $name', ({ kind, examples, not }) => {
  it.each(examples)('finds in « %s » the lines %s', (sentence, lines) => {
    expect(readings(sentence, kind)).toContain(lines);
  });

  it.each(not)('leaves « %s » as it is read', (sentence) => {
    expect(readings(sentence, kind)).toEqual([]);
  });
});
