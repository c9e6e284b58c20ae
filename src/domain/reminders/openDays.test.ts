import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '#domain/calendar.ts';
import { easterSunday, isOpenDay, openDayFrom, publicHolidays } from './openDays.ts';

const FRANCE = { alsaceMoselle: false };
const ALSACE = { alsaceMoselle: true };

describe('open days', () => {
  it('Easter falls where almanacs say', () => {
    const known = {
      1900: '1900-04-15',
      1999: '1999-04-04',
      2000: '2000-04-23',
      2008: '2008-03-23',
      2019: '2019-04-21',
      2024: '2024-03-31',
      2025: '2025-04-20',
      2026: '2026-04-05',
      2027: '2027-03-28',
      2038: '2038-04-25',
      2100: '2100-03-28',
    };
    for (const [year, day] of Object.entries(known)) expect(easterSunday(Number(year))).toBe(day);
  });

  it('Easter is a Sunday between 22 March and 25 April, in every year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1600, max: 4000 }), (year) => {
        const easter = easterSunday(year);
        expect(new Date(`${easter}T00:00:00Z`).getUTCDay()).toBe(0);
        expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
      }),
    );
  });

  it('the eleven holidays of 2026, and thirteen in Alsace and Moselle', () => {
    expect(publicHolidays(2026, FRANCE)).toEqual([
      '2026-01-01',
      '2026-04-06',
      '2026-05-01',
      '2026-05-08',
      '2026-05-14',
      '2026-05-25',
      '2026-07-14',
      '2026-08-15',
      '2026-11-01',
      '2026-11-11',
      '2026-12-25',
    ]);
    const added = publicHolidays(2026, ALSACE).filter(
      (day) => !publicHolidays(2026, FRANCE).includes(day),
    );
    expect(added).toEqual(['2026-04-03', '2026-12-26']);
  });

  it('a Sunday before a holiday leads to the day after both', () => {
    expect(openDayFrom('2026-04-05', FRANCE)).toBe('2026-04-07');
    expect(openDayFrom('2026-12-25', ALSACE)).toBe('2026-12-28');
    expect(openDayFrom('2026-11-23', FRANCE)).toBe('2026-11-23');
  });

  it('the open day found is open, and at most four days away', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40_000 }), fc.boolean(), (after, alsaceMoselle) => {
        const day = addDays('2000-01-01', after);
        const open = openDayFrom(day, { alsaceMoselle });
        expect(isOpenDay(open, { alsaceMoselle })).toBe(true);
        const waited = daysBetween(day, open);
        expect(waited >= 0 && waited <= 4).toBe(true);
      }),
    );
  });
});
