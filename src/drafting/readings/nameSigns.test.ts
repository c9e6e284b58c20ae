import { expect, it } from 'vitest';
import { normalise } from '../normalise.ts';
import type { Candidate } from './candidates.ts';
import { nameSignsOf, type NameSigns } from './nameSigns.ts';
import { prepare } from './prepare.ts';
import type { ReadLine } from './finish.ts';

/** The signs of one line that goes over the words between two places of a text. */
function signs(text: string, words: string): NameSigns {
  const prepared = prepare(normalise(text).folded, null);
  const start = prepared.folded.indexOf(words);
  const from = prepared.tokens.findIndex((token) => token.start >= start);
  const to = prepared.tokens.findLastIndex((token) => token.end <= start + words.length) + 1;
  const line = { from, to, percent: null } as unknown as ReadLine;
  const found = { reading: { lines: [line], total: 0 } } as unknown as Candidate['found'];
  return nameSignsOf(prepared, { found } as Candidate);
}

it('sees a line that begins with talk, and one that takes something back', () => {
  expect(signs('pose 40 €, je compte deux portes', 'je compte deux portes')).toMatchObject({
    talk: 1,
  });
  expect(signs('pose 40 €, hotte finalement enlevee', 'hotte finalement enlevee')).toMatchObject({
    talk: 0,
    denied: 1,
  });
});

it('sees words that name nothing and the pauses within a line', () => {
  expect(signs('2 a 40 €', '2 a')).toMatchObject({ nameless: 1 });
  expect(signs('pose de stores, bureau', 'pose de stores, bureau')).toMatchObject({
    nameless: 0,
    pauses: 1,
    opening: 1,
  });
});
