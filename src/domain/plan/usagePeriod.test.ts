import { expect, test } from 'vitest';
import { usagePeriod } from './usagePeriod.ts';

const seconds = (iso: string) => Date.parse(iso) / 1000;

test('a month billed is counted as Stripe counts it', () => {
  const billing = { start: seconds('2026-11-03T10:00Z'), end: seconds('2026-12-03T10:00Z') };
  expect(usagePeriod({ ...billing, period: 'monthly' }, seconds('2026-11-22T00:00Z'))).toEqual(
    billing,
  );
});

test.each([
  ['2026-11-03T10:00Z', '2026-11-03T10:00Z', '2026-11-03T10:00Z', '2026-12-03T10:00Z'],
  ['2026-11-03T10:00Z', '2026-12-03T09:59Z', '2026-11-03T10:00Z', '2026-12-03T10:00Z'],
  ['2026-11-03T10:00Z', '2026-12-03T10:00Z', '2026-12-03T10:00Z', '2027-01-03T10:00Z'],
  ['2026-01-31T10:00Z', '2026-02-27T00:00Z', '2026-01-31T10:00Z', '2026-02-28T10:00Z'],
  ['2026-01-31T10:00Z', '2026-03-01T00:00Z', '2026-02-28T10:00Z', '2026-03-31T10:00Z'],
  ['2026-01-31T10:00Z', '2026-12-31T23:00Z', '2026-12-31T10:00Z', '2027-01-31T10:00Z'],
])('a year begun %s is, at %s, in its month from %s to %s', (begun, now, start, end) => {
  const billing = { start: seconds(begun), end: null, period: 'annual' as const };
  expect(usagePeriod(billing, seconds(now))).toEqual({ start: seconds(start), end: seconds(end) });
});
