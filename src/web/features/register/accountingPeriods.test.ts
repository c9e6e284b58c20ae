import { expect, it } from 'vitest';
import { daysOf } from './accountingPeriods.ts';

it('runs from the first to the last day of a year, a quarter or a month, leap years too', () => {
  expect(daysOf('2026', 'year')).toEqual({ from: '2026-01-01', to: '2026-12-31' });
  expect(daysOf('2026', 'quarter-2')).toEqual({ from: '2026-04-01', to: '2026-06-30' });
  expect(daysOf('2028', 'month-2')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
  expect(daysOf('2026', 'month-12')).toEqual({ from: '2026-12-01', to: '2026-12-31' });
});
