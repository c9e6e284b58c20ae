import { expect, test } from 'vitest';
import { formatDay, formatDayLong, formatDayOfYear, formatMonth, formatPeriod } from './days.ts';
import { NBSP } from './spaces.ts';

test('a day never breaks, and the first of the month is an ordinal', () => {
  expect(formatDay('2026-11-21')).toBe(`21${NBSP}nov.${NBSP}2026`);
  expect(formatDay('2026-11-01')).toBe(`1er${NBSP}nov.${NBSP}2026`);
  expect(formatDayOfYear('2026-11-01')).toBe(`1er${NBSP}nov.`);
  expect(formatDayLong('2026-11-21')).toBe('21 novembre 2026');
  expect(formatDayLong('2026-08-01')).toBe('1er août 2026');
});

test('an instant reads as its day, in every time zone; what is no day stays as it is', () => {
  expect(formatDay('2026-01-01T23:59:59Z')).toBe(`1er${NBSP}janv.${NBSP}2026`);
  expect(formatDay('bientôt')).toBe('bientôt');
});

test('months are those of the platform', () => {
  const short = new Intl.DateTimeFormat('fr-FR', { month: 'short', timeZone: 'UTC' });
  const long = new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'UTC' });
  for (let number = 1; number <= 12; number += 1) {
    const day = `2026-${String(number).padStart(2, '0')}-28`;
    expect(formatDayOfYear(day)).toBe(`28${NBSP}${short.format(new Date(day))}`);
    expect(formatMonth(day).toLowerCase()).toBe(`${long.format(new Date(day))} 2026`);
  }
  expect(formatMonth('2026-11-01')).toBe('Novembre 2026');
});

test('a period reads « du … au … », a single day alone', () => {
  const first = `1er${NBSP}nov.${NBSP}2026`;
  expect(formatPeriod('2026-11-01', '2026-11-30')).toBe(`du ${first} au 30${NBSP}nov.${NBSP}2026`);
  expect(formatPeriod('2026-11-01', null)).toBe(first);
});
