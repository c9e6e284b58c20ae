import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, isIsoDate } from '#domain/calendar.ts';
import { dueTurns, STILL_IN_TIME } from './run.ts';
import {
  dayOfTurn,
  hasTurn,
  lastDayOf,
  monthOf,
  rhythmWords,
  type Timing,
  turnsFrom,
} from './rhythm.ts';

const MONTHLY: Timing = {
  start: '2027-01-31',
  day: 31,
  everyMonths: 1,
  until: null,
  count: null,
  firstPlace: 0,
};
const days = (timing: Timing, most = 12) =>
  turnsFrom(timing, timing.firstPlace, most).map(({ day }) => day);

const isOpen = ({ until, count }: Timing) => until === null && count === null;

/** A series that any user may make: the day that is meant is that of its first turn. */
const timings = fc
  .record({
    start: fc.integer({ min: 0, max: 20_000 }).map((after) => addDays('2000-01-01', after)),
    isLast: fc.boolean(),
    everyMonths: fc.integer({ min: 1, max: 60 }),
    firstPlace: fc.integer({ min: 0, max: 500 }),
    end: fc.oneof(
      fc.constant({ until: null, count: null }),
      fc.record({ until: fc.constant(null), count: fc.integer({ min: 1, max: 60 }) }),
      fc.record({ until: fc.integer({ min: 0, max: 4000 }), count: fc.constant(null) }),
    ),
  })
  .map(({ start, isLast, everyMonths, firstPlace, end }): Timing => {
    const until = end.until === null ? null : addDays(start, end.until);
    const closes = addDays(start, 1).endsWith('-01');
    const day = isLast && closes ? 31 : Number(start.slice(8));
    return { start, day, everyMonths, firstPlace, until, count: end.count };
  });

describe('the turns of a series', () => {
  it('keep the 31st in mind: the end of February, then the 31st again', () => {
    expect(days(MONTHLY, 4)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30']);
    expect(days({ ...MONTHLY, start: '2028-01-31' }, 2)).toEqual(['2028-01-31', '2028-02-29']);
    expect(days({ ...MONTHLY, start: '2027-02-28' }, 2)).toEqual(['2027-02-28', '2027-03-31']);
    expect(days({ ...MONTHLY, start: '2027-02-28', day: 28 }, 2)).toEqual([
      '2027-02-28',
      '2027-03-28',
    ]);
  });

  it('come each quarter, each year, every five months', () => {
    expect(days({ ...MONTHLY, everyMonths: 3 }, 3)).toEqual([
      '2027-01-31',
      '2027-04-30',
      '2027-07-31',
    ]);
    const leap = { ...MONTHLY, start: '2028-02-29', day: 29, everyMonths: 12 };
    expect(days(leap, 5)).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
    expect(days({ ...MONTHLY, everyMonths: 5 }, 2)).toEqual(['2027-01-31', '2027-06-30']);
  });

  it('end after a count, or on a day that counts', () => {
    expect(days({ ...MONTHLY, count: 2 })).toEqual(['2027-01-31', '2027-02-28']);
    expect(days({ ...MONTHLY, until: '2027-02-28' })).toHaveLength(2);
    expect(days({ ...MONTHLY, until: '2027-02-27' })).toHaveLength(1);
    expect(lastDayOf({ ...MONTHLY, until: '2027-03-30' })).toBe('2027-02-28');
    expect(lastDayOf(MONTHLY)).toBeNull();
  });

  it('exist, follow each other, stand in the month of their turn, and never after the day that is meant', () => {
    fc.assert(
      fc.property(timings, fc.integer({ min: 0, max: 200 }), (timing, after) => {
        const place = timing.firstPlace + after;
        const day = dayOfTurn(timing, place);
        expect(isIsoDate(day)).toBe(true);
        expect(Number(day.slice(8))).toBeLessThanOrEqual(timing.day);
        expect(day < dayOfTurn(timing, place + 1)).toBe(true);
        expect(monthOf(day) - monthOf(timing.start)).toBe(after * timing.everyMonths);
        const isShort = Number(day.slice(8)) < timing.day;
        expect(isShort && !addDays(day, 1).endsWith('-01')).toBe(false);
      }),
    );
  });

  it('begin on the day said, and the last is the last', () => {
    fc.assert(
      fc.property(timings, (timing) => {
        expect(dayOfTurn(timing, timing.firstPlace)).toBe(timing.start);
        const all = turnsFrom(timing, timing.firstPlace, 1300);
        const last = lastDayOf(timing);
        expect(last).toBe(isOpen(timing) ? null : all.at(-1)?.day);
        expect(hasTurn(timing, timing.firstPlace + all.length)).toBe(false);
        expect(hasTurn(timing, timing.firstPlace - 1)).toBe(false);
      }),
      { numRuns: 60 },
    );
  });

  it('are said in French', () => {
    const said = [1, 2, 3, 12].map((everyMonths) =>
      rhythmWords({ everyMonths, day: everyMonths === 2 ? 1 : 31 }).replaceAll('\u00A0', ' '),
    );
    expect(said).toEqual([
      'Tous les mois, le dernier jour du mois',
      'Tous les 2 mois, le 1er',
      'Tous les trimestres, le dernier jour du mois',
      'Tous les ans, le dernier jour du mois',
    ]);
  });
});

describe('what a run makes', () => {
  it('is the turn of the day, and nothing before it', () => {
    expect(dueTurns(MONTHLY, 0, '2027-01-30')).toEqual([]);
    expect(dueTurns(MONTHLY, 0, '2027-01-31')).toEqual([
      { place: 0, day: '2027-01-31', missed: false },
    ]);
    expect(dueTurns(MONTHLY, 1, '2027-01-31')).toEqual([]);
  });

  it('after months of standstill: drafts, and one letter at most', () => {
    const due = dueTurns(MONTHLY, 0, '2027-10-31');
    expect(due).toHaveLength(10);
    expect(due.filter(({ missed }) => !missed)).toEqual([
      { place: 9, day: '2027-10-31', missed: false },
    ]);
    expect(dueTurns(MONTHLY, 0, '2027-10-30').every(({ missed }) => missed)).toBe(true);
  });

  it('never leaves by itself more than once, nor later than a weekend', () => {
    fc.assert(
      fc.property(timings, fc.integer({ min: 0, max: 5000 }), (timing, after) => {
        const today = addDays(timing.start, after);
        const due = dueTurns(timing, timing.firstPlace, today);
        const leaving = due.filter(({ missed }) => !missed);
        expect(leaving.length).toBeLessThanOrEqual(1);
        for (const { day } of leaving) expect(addDays(day, STILL_IN_TIME) >= today).toBe(true);
        expect(due.every(({ day }) => day <= today)).toBe(true);
      }),
    );
  });
});
