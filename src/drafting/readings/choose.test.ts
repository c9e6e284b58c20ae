import { expect, it } from 'vitest';
import { draftByGrammar } from '../draftByGrammar.ts';
import { contextFeatures, orderOf, trusted } from './choose.ts';
import { prepare } from './prepare.ts';

const contextOf = (prompt: string): number[] =>
  contextFeatures(prepare(prompt, null), draftByGrammar({ type: 'invoice', prompt }));

it('a judge is believed less in a text that corrects itself', () => {
  expect(trusted(0.8, contextOf('3 jours a 450 euros'))).toBe(0.8);
  expect(trusted(0.8, contextOf('3 jours a 450 euros, non, 4 finalement'))).toBeLessThan(0.8);
});

it('a judge is believed less in a long text, and never less than not at all', () => {
  const long = contextOf(`3 jours a 450 euros ${'pour le chantier de la mairie '.repeat(9)}`);
  expect(trusted(0.8, long)).toBeLessThan(0.8);
  expect(trusted(0.02, long)).toBe(0);
});

it('a total below nothing comes last', () => {
  expect(orderOf([3, 2, 1], [-10, 40, 50])).toEqual([1, 2, 0]);
});
