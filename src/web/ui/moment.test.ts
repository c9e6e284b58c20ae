import { expect, test } from 'vitest';
import { moment, sinceThen } from './moment.ts';

test('a moment says its day and its hour', () => {
  expect(moment('2026-11-21T12:05:00Z')).toMatch(/^2[01]\u00A0nov\.\u00A02026 à \d\d:05$/);
});

test('what happened is said from today, and by its day once a month has passed', () => {
  const now = new Date(2026, 10, 23, 9, 0);
  const ago = (days: number, hour: number) =>
    sinceThen(new Date(2026, 10, 23 - days, hour, 5).toISOString(), now);
  expect(ago(0, 8)).toBe('aujourd’hui à 08:05');
  expect(ago(1, 23)).toBe('hier');
  expect(ago(6, 12)).toBe('il y a 6 jours');
  expect(ago(40, 12)).toMatch(/^14\u00A0oct\.\u00A02026$/);
});
