import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#domain/calendar.ts';
import { lifeLine } from './lifeLine.ts';

test('today lies between the invoice’s day and its due date, then moves on beyond it', () => {
  const invoice = { date: '2026-11-03', dueDate: '2026-11-18' };
  expect(lifeLine(invoice, '2026-11-06')).toEqual({ due: 1, today: 0.2, late: 0 });
  expect(lifeLine(invoice, '2026-11-18')).toEqual({ due: 1, today: 1, late: 0 });
  expect(lifeLine(invoice, '2026-12-03')).toEqual({ due: 0.5, today: 1, late: 15 });
  expect(lifeLine({ ...invoice, dueDate: invoice.date }, '2026-11-06')).toBeNull();
});

test('nothing ever lies outside of the line', () => {
  const days = fc.integer({ min: -400, max: 400 });
  fc.assert(
    fc.property(days, days, (toDue, toToday) => {
      const date = '2026-06-15';
      const line = lifeLine({ date, dueDate: addDays(date, toDue) }, addDays(date, toToday));
      if (!line) return;
      for (const place of [line.due, line.today]) expect(place >= 0 && place <= 1).toBe(true);
      expect(Math.max(line.due, line.today)).toBe(1);
      expect(line.late > 0).toBe(line.due < line.today);
    }),
  );
});
