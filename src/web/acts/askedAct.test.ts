import { expect, test } from 'vitest';
import { actsAsked, onAct } from './askedAct.ts';

test('what a page is asked travels with the navigation, and nothing else is taken for it', () => {
  expect(actsAsked(onAct(['send', 'send_again']))).toEqual(['send', 'send_again']);
  expect([null, { act: 3 }, 'act', { act: [1] }].map(actsAsked)).toEqual([[], [], [], []]);
});
