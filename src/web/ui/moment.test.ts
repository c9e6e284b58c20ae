import { expect, test } from 'vitest';
import { moment } from './moment.ts';

test('a moment says its day and its hour', () => {
  expect(moment('2026-11-21T12:05:00Z')).toMatch(/^2[01]\u00A0nov\.\u00A02026 à \d\d:05$/);
});
