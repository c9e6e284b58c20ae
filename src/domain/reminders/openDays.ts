import { addDays, type IsoDate } from '#domain/calendar.ts';

/** Where the days off of Alsace and Moselle count too (C. trav. art. L3134-13). */
export interface Place {
  alsaceMoselle: boolean;
}

/** The public holidays of a year, in their order (C. trav. art. L3133-1). */
export function publicHolidays(year: number, { alsaceMoselle }: Place): IsoDate[] {
  const easter = easterSunday(year);
  const days = [
    ...['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'].map((day) =>
      inYear(year, day),
    ),
    // Easter Monday, Ascension, Whit Monday.
    ...[1, 39, 50].map((after) => addDays(easter, after)),
    // Good Friday and Saint Stephen's day.
    ...(alsaceMoselle ? [addDays(easter, -2), inYear(year, '12-26')] : []),
  ];
  return days.toSorted();
}

/** True for a day on which a reminder may leave: no Sunday, no public holiday. */
export function isOpenDay(day: IsoDate, place: Place): boolean {
  const isSunday = new Date(`${day}T00:00:00Z`).getUTCDay() === 0;
  return !isSunday && !publicHolidays(Number(day.slice(0, 4)), place).includes(day);
}

/** This day when a reminder may leave on it, or the first one after. */
export function openDayFrom(day: IsoDate, place: Place): IsoDate {
  return isOpenDay(day, place) ? day : openDayFrom(addDays(day, 1), place);
}

/** Easter in the Gregorian calendar: the anonymous computation that Meeus printed. */
export function easterSunday(year: number): IsoDate {
  const century = Math.floor(year / 100);
  const golden = year % 19;
  const leapsSkipped = century - Math.floor(century / 4);
  const moonDrift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + leapsSkipped - moonDrift + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const fromMarch = epact + weekday - 7 * late + 114;
  const month = Math.floor(fromMarch / 31);
  const day = (fromMarch % 31) + 1;
  return inYear(year, `${two(month)}-${two(day)}`);
}

function inYear(year: number, monthAndDay: string): IsoDate {
  return `${String(year).padStart(4, '0')}-${monthAndDay}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
