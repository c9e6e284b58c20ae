import { expect, it } from 'vitest';
import { draftByGrammar } from '../draftByGrammar.ts';
import { normalise } from '../normalise.ts';
import { WEIGHTS } from '../weights/load.ts';
import { candidatesOf } from './candidates.ts';
import { addFeatures } from './features.ts';
import { prepare } from './prepare.ts';
import { searchable } from './searchable.ts';
import { signsOf, type Signs } from './signs.ts';

/** The signs of the reading whose lines make a total. */
function signs(text: string, total: number): Signs | undefined {
  const prompt = normalise(text);
  const prepared = prepare(searchable(prompt.folded), null);
  addFeatures(prepared);
  const grammar = draftByGrammar({ type: 'invoice', prompt: text });
  const found = candidatesOf(prepared, prompt, WEIGHTS, grammar).find(
    (each) => each.found !== null && Math.abs(each.total - total) < 0.011,
  );
  return found === undefined ? undefined : signsOf(prepared, found);
}

it('sees a price of one on a line that counts nothing, where the text counts', () => {
  const text = '4 ateliers à 75 €, déplacement 12 € chaque';
  expect(signs(text, 312)).toMatchObject({ rateAlone: 1, rateUncounted: 1, eachAlone: 1 });
});

it('sees nothing amiss where each price has its count', () => {
  const text = '3 jours de développement à 450 € par jour';
  expect(signs(text, 1350)).toMatchObject({ rateAlone: 0, rateUncounted: 0, otherUnit: 0 });
});

it('sees a sum with cents that no line takes', () => {
  const text = '3 nuits à 85 €, 2 petits déjeuners à 9 €, taxe de séjour 4,80';
  expect(signs(text, 273)).toMatchObject({ centsUnused: 1 });
});
