import { addDays, type IsoDate } from '#domain/calendar.ts';
import { count } from '#domain/format/words.ts';

/** When the invoices of a series come: the day that is meant, every so many months. */
export interface Rhythm {
  /** The first turn. */
  start: IsoDate;
  /** 1 to 31: in a shorter month its last day stands for it, and the next month has it again. */
  day: number;
  everyMonths: number;
}

/** Until when: a day that counts, a number of invoices, or nothing. Never both. */
export interface Ending {
  until: IsoDate | null;
  count: number | null;
}

/** Turns are named by their place, which no change of rhythm gives again. */
export interface Timing extends Rhythm, Ending {
  /** The place of the turn that falls on `start`. */
  firstPlace: number;
}

export interface TurnDay {
  place: number;
  day: IsoDate;
}

/** Longest that a series goes on: a plan for a century is a mistake in a date. */
const MOST_TURNS = 1200;

/** The day of a turn; it exists whether or not the series ends before. */
export function dayOfTurn(
  { start, day, everyMonths, firstPlace }: Rhythm & Pick<Timing, 'firstPlace'>,
  place: number,
): IsoDate {
  return dayInMonth(monthOf(start) + (place - firstPlace) * everyMonths, day);
}

/** True when the series has this turn. */
export function hasTurn(timing: Timing, place: number): boolean {
  const { firstPlace, count: most, until } = timing;
  const index = place - firstPlace;
  if (index < 0 || index >= (most ?? MOST_TURNS)) return false;
  return until === null || dayOfTurn(timing, place) <= until;
}

/** The turns from a place on, at most `most` of them. */
export function turnsFrom(timing: Timing, place: number, most: number): TurnDay[] {
  const turns: TurnDay[] = [];
  for (let next = place; turns.length < most && hasTurn(timing, next); next += 1) {
    turns.push({ place: next, day: dayOfTurn(timing, next) });
  }
  return turns;
}

/** The day of the last turn; null for a series that has no end, or no turn. */
export function lastDayOf(timing: Timing): IsoDate | null {
  const { until, count: most, firstPlace, start, everyMonths } = timing;
  if (most !== null) return dayOfTurn(timing, firstPlace + most - 1);
  if (until === null || until < start) return null;
  const index = Math.floor((monthOf(until) - monthOf(start)) / everyMonths);
  const place = firstPlace + index;
  return dayOfTurn(timing, dayOfTurn(timing, place) <= until ? place : place - 1);
}

/** True when a day of the month can be meant by a series that starts on this day. */
export function isMeantBy(day: number, start: IsoDate): boolean {
  return dayInMonth(monthOf(start), day) === start;
}

/** True for a day that may stand for « the last of each month ». */
export function isLastOfMonth(day: IsoDate): boolean {
  return isMeantBy(31, day);
}

/** « Tous les mois, le 31 », « Tous les trimestres, le 1er », « Tous les 2 mois, le dernier jour ». */
export function rhythmWords({ day, everyMonths }: Pick<Rhythm, 'day' | 'everyMonths'>): string {
  const date = day === 31 ? 'le dernier jour du mois' : `le ${day === 1 ? '1er' : day}`;
  return `${FREQUENCIES[everyMonths] ?? `Tous les ${count(everyMonths, 'mois', 'mois')}`}, ${date}`;
}

const FREQUENCIES: Record<number, string> = {
  1: 'Tous les mois',
  3: 'Tous les trimestres',
  6: 'Tous les semestres',
  12: 'Tous les ans',
};

/** Months since year 0: a number that can be added to. */
export function monthOf(day: IsoDate): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

/** The first day of a month counted as `monthOf` does. */
export function firstOfMonth(month: number): IsoDate {
  const year = String(Math.floor(month / 12)).padStart(4, '0');
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}

export function lastOfMonth(month: number): IsoDate {
  return addDays(firstOfMonth(month + 1), -1);
}

function dayInMonth(month: number, day: number): IsoDate {
  const last = lastOfMonth(month);
  const wanted = `${last.slice(0, 8)}${String(day).padStart(2, '0')}`;
  return wanted < last ? wanted : last;
}
