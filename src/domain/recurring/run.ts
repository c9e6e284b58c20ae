import { daysBetween, type IsoDate } from '#domain/calendar.ts';
import { type Timing, type TurnDay, turnsFrom } from './rhythm.ts';

/** Days a turn may be late and still leave by itself: a weekend on which the server stood still. */
export const STILL_IN_TIME = 3;

/** Failures in a row after which a series waits for its owner. */
export const MOST_FAILURES = 3;

/** Days before its last invoice on which the end of a series is told. */
export const END_TOLD_BEFORE = 30;

/** A server that stood still for years catches up in several looks. */
const MOST_AT_ONCE = 24;

export interface DueTurn extends TurnDay {
  /** Its day is past: it is left as a draft, and nothing leaves by itself. */
  missed: boolean;
}

/**
 * The turns that are to be made today, oldest first. Of those that were missed each is a draft; only
 * the last may leave by itself, while it is in time. Ten letters never leave at once.
 */
export function dueTurns(timing: Timing, next: number, today: IsoDate): DueTurn[] {
  const due = turnsFrom(timing, next, MOST_AT_ONCE).filter(({ day }) => day <= today);
  return due.map((turn) => ({
    ...turn,
    // Turns are a month apart at least: of several only the last can be in time.
    missed: daysBetween(turn.day, today) > STILL_IN_TIME,
  }));
}
