import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, addMonths, compareDays, daysBetween, isIsoDate, parisDay } from './calendar.ts';

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test('only days that exist are days', () => {
  expect(isIsoDate('2028-02-29')).toBe(true);
  expect(isIsoDate('0001-01-01')).toBe(true);
  for (const no of [
    '0000-01-01',
    '2026-02-29',
    '2026-13-01',
    '2026-1-1',
    '21/11/2026',
    '',
    '2026-11-21T00:00',
  ]) {
    expect(isIsoDate(no)).toBe(false);
  }
});

test('the day turns at midnight in Paris, in winter and in summer', () => {
  expect(parisDay(new Date('2026-11-20T23:30:00Z'))).toBe('2026-11-21');
  expect(parisDay(new Date('2026-07-20T22:30:00Z'))).toBe('2026-07-21');
});

test('adding months keeps the day of the month, or takes the last one', () => {
  expect(addMonths('2026-11-29', 2)).toBe('2027-01-29');
  expect(addMonths('2026-12-31', 2)).toBe('2027-02-28');
  expect(addMonths('2027-11-30', 3)).toBe('2028-02-29');
  expect(addMonths('2026-11-30', 12)).toBe('2027-11-30');
  fc.assert(
    fc.property(days, fc.integer({ min: 0, max: 24 }), (day, months) => {
      const later = addMonths(day, months);
      expect(isIsoDate(later)).toBe(true);
      expect(later.slice(8) <= day.slice(8)).toBe(true);
      expect(daysBetween(day, later)).toBeGreaterThanOrEqual(28 * months);
      expect(daysBetween(day, later)).toBeLessThanOrEqual(31 * months);
    }),
  );
});

test('adding days goes across months, years and clock changes', () => {
  expect(addDays('2026-12-20', 15)).toBe('2027-01-04');
  fc.assert(
    fc.property(days, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
      expect(daysBetween(day, addDays(day, count))).toBe(count);
      expect(Math.sign(compareDays(addDays(day, count), day))).toBe(Math.sign(count));
    }),
  );
});
