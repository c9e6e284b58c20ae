import { describe, expect, it } from 'vitest';
import { draftByGrammar } from '../draftByGrammar.ts';
import { EVERYDAY } from './everyday.ts';
import { FRESH } from './fresh.ts';
import { FURTHER } from './further.ts';
import { faults } from './judge.ts';
import { LATER } from './later.ts';
import { LETTERS } from './letters.ts';
import { LONG } from './long.ts';
import { RATES } from './rates.ts';
import { REDUCTIONS } from './reductions.ts';
import { SPOKEN } from './spoken.ts';
import { TRAPS } from './traps.ts';

const GROUPS = { EVERYDAY, SPOKEN, RATES, REDUCTIONS, TRAPS, LETTERS, FURTHER, LONG, LATER, FRESH };

describe.each(Object.entries(GROUPS))('%s requests', (_name, sentences) => {
  it.each(sentences)('drafts « $prompt »', (sentence) => {
    const { prompt, amount = 0 } = sentence;
    const draft = draftByGrammar({ type: 'quote', prompt, amount });
    expect(faults(sentence, draft)).toEqual([]);
  });
});
