import { expect, test } from 'vitest';
import { allToggled, chosenUpTo, howMany, NOTHING, toggled } from './selection.ts';

const shown = ['a', 'b', 'c', 'd', 'e'];
const ids = ({ ids: chosen }: { ids: ReadonlySet<string> }) => [...chosen].toSorted();

test('a range goes from the row chosen last, up or down, and keeps what was chosen', () => {
  const one = toggled(NOTHING, 'b');
  const range = chosenUpTo(one, 'd', shown);
  expect(ids(range)).toEqual(['b', 'c', 'd']);
  expect(ids(chosenUpTo(range, 'a', shown))).toEqual(['a', 'b', 'c', 'd']);
  expect(ids(chosenUpTo(NOTHING, 'd', shown))).toEqual(['d']);
  expect(ids(chosenUpTo(toggled(NOTHING, 'gone'), 'd', shown))).toEqual(['d', 'gone']);
});

test('a month is chosen whole, and left whole once it is', () => {
  const some = toggled(NOTHING, 'b');
  expect(howMany(some, ['a', 'b'])).toBe('some');
  const all = allToggled(some, ['a', 'b']);
  expect([howMany(all, ['a', 'b']), ids(all)]).toEqual(['all', ['a', 'b']]);
  expect(ids(allToggled(all, ['a', 'b']))).toEqual([]);
});

test('a hundred at most: those chosen before stay', () => {
  const many = Array.from({ length: 130 }, (_, index) => `m${index}`);
  const chosen = allToggled(toggled(NOTHING, 'first'), many);
  expect(chosen.ids.size).toBe(100);
  expect(chosen.ids.has('first')).toBe(true);
});

test('the last one left unchosen leaves the boxes of a phone in place', () => {
  const none = toggled(toggled(NOTHING, 'a'), 'a');
  expect([none.ids.size, none.choosing]).toEqual([0, true]);
});
