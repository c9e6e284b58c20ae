import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '#domain/calendar.ts';
import { dueDateBy, latestDueDate, termsBetween, TERMS_KINDS } from './paymentTerms.ts';

const by = (termsKind: (typeof TERMS_KINDS)[number] | null, termsDays: number | null = null) => ({
  termsKind,
  termsDays,
});

test('each term gives its day', () => {
  expect(dueDateBy(by(null), '2026-07-01')).toBe('2026-07-16');
  expect(dueDateBy(by('on_receipt'), '2026-07-01')).toBe('2026-07-01');
  expect(dueDateBy(by('days', 30), '2026-07-01')).toBe('2026-07-31');
});

test('45 days end of month has two readings, both lawful', () => {
  expect(dueDateBy(by('end_of_month_after_45'), '2026-07-01')).toBe('2026-08-31');
  expect(dueDateBy(by('45_after_end_of_month'), '2026-07-01')).toBe('2026-09-14');
  expect(latestDueDate('2026-07-01')).toBe('2026-09-14');
});

test('a client’s own terms come before the seller’s', () => {
  expect(termsBetween(by('days', 30), by('on_receipt'))).toEqual(by('on_receipt'));
  expect(termsBetween(by('days', 30), by(null))).toEqual(by('days', 30));
  expect(termsBetween(by('days', 30), null)).toEqual(by('days', 30));
});

test('no lawful term passes 76 days, and sixty are always lawful', () => {
  const days = fc.integer({ min: 0, max: 20_000 }).map((count) => addDays('2020-01-01', count));
  fc.assert(
    fc.property(days, (date) => {
      const longest = daysBetween(date, latestDueDate(date));
      expect(longest).toBeGreaterThanOrEqual(60);
      expect(longest).toBeLessThanOrEqual(76);
    }),
  );
});
