import { expect, test } from 'vitest';
import { requestKeys } from './requestKeys.ts';

test('a content keeps its name, even after another was sent, and a changed one has its own', () => {
  const keyOf = requestKeys();
  const first = keyOf({ amount: 100 });
  expect(keyOf({ amount: 150 })).not.toBe(first);
  expect(keyOf({ amount: 100 })).toBe(first);
});

test('what is sent from another form is another request', () => {
  expect(requestKeys()({ amount: 100 })).not.toBe(requestKeys()({ amount: 100 }));
});
