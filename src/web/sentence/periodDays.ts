import { LONG_MONTHS } from '#domain/format/days.ts';
import { type IsoDate, addDays, isIsoDate } from '#domain/calendar.ts';
import { fold } from '#drafting/fold.ts';

const MONTHS = LONG_MONTHS.map(fold).join('|');
const WHOLE_MONTH = new RegExp(`^(${MONTHS}) (20\\d\\d)$`);
const FROM_TO = new RegExp(
  `^du (\\d{1,2})(?:er)?(?: (${MONTHS}))? au (\\d{1,2})(?:er)? (${MONTHS})(?: (20\\d\\d))?$`,
);

/**
 * The days of a period as a sentence states it: « novembre 2026 », « du 3 au 14 novembre ». Without
 * its year, that of today. Null for any other period: it has no field to go to.
 */
export function periodDays(period: string, today: IsoDate): { from: IsoDate; to: IsoDate } | null {
  const folded = fold(period.trim());
  const month = WHOLE_MONTH.exec(folded);
  if (month !== null) {
    const at = monthOf(month[1]);
    const from = day(month[2], at, 1);
    const next = at === 12 ? day(String(Number(month[2]) + 1), 1, 1) : day(month[2], at + 1, 1);
    return { from, to: addDays(next, -1) };
  }
  const range = FROM_TO.exec(folded);
  if (range === null) return null;
  const year = range[5] ?? today.slice(0, 4);
  const from = day(year, monthOf(range[2] ?? range[4]), Number(range[1]));
  const to = day(year, monthOf(range[4]), Number(range[3]));
  return isIsoDate(from) && isIsoDate(to) && from <= to ? { from, to } : null;
}

function monthOf(name: string | undefined): number {
  return LONG_MONTHS.findIndex((each) => fold(each) === name) + 1;
}

function day(year: string | undefined, month: number, of: number): IsoDate {
  return `${year ?? ''}-${String(month).padStart(2, '0')}-${String(of).padStart(2, '0')}`;
}
