import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { draftByGrammar } from '#drafting/draftByGrammar.ts';
import { readCases, requestOf, scoreCase } from './score.ts';

/**
 * The share the grammar drafts exactly, less one point: all of it but the three that take a deposit
 * paid off the lines, where it is a fact.
 */
const FLOOR = 0.97;

const cases = readCases(readFileSync('src/drafting/corpus/first.jsonl', 'utf8'));

it('drafts the first corpus as its authors would', () => {
  expect(cases.length).toBeGreaterThan(150);
  const scores = cases.map((each) => scoreCase(each, draftByGrammar(requestOf(each))));
  const share = (part: readonly unknown[]) => part.length / scores.length;
  expect(share(scores.filter(({ score }) => score === 1))).toBeGreaterThanOrEqual(FLOOR);
  expect(share(scores.filter(({ strict }) => strict))).toBeGreaterThanOrEqual(FLOOR);
});

it('tells a wrong draft from a right one', () => {
  const wrong = cases.filter((each) => {
    const draft = draftByGrammar(requestOf(each));
    const [first, ...others] = draft.lineItems;
    if (!first) return false;
    const dearer = { ...first, quantity: first.quantity + 1 };
    return scoreCase(each, { ...draft, lineItems: [dearer, ...others] }).score === 1;
  });
  // Free lines at price 0 cost the same, however many.
  expect(wrong.length).toBeLessThan(cases.length / 20);
});
