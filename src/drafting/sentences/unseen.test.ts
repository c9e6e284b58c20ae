import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { draftByGrammar } from '../draftByGrammar.ts';
import { faults } from './judge.ts';
import { readBatch } from './unseen.ts';

describe.each([
  'unseen1.jsonl',
  'unseen2.jsonl',
  'unseen3.jsonl',
  'unseen4.jsonl',
  'unseen5.jsonl',
  'unseen6.jsonl',
])('%s', (file) => {
  it.each(readBatch(readFileSync(new URL(file, import.meta.url), 'utf8')))(
    '$id drafts « $prompt »',
    ({ prompt, amount, readings }) => {
      const draft = draftByGrammar({ type: 'quote', prompt, amount });
      const found = readings.map((reading) => faults(reading, draft));
      const nearest = found.toSorted((a, b) => a.length - b.length)[0];
      expect(nearest).toEqual([]);
    },
  );
});
