import type { LexToken } from './figure.ts';
import {
  MONTH_CHAIN,
  MONTH_LIST,
  MONTH_RANGE,
  WEEKDAY_LIST,
  isMonth,
  isWeekday,
  monthNumber,
} from './calendar.ts';
import type { Found } from './shape.ts';
import { matchAt } from './spokenAt.ts';

/** « lundi, mardi et jeudi » are three days, « mai à septembre » five months: counts that no figure says. */
export function namedDays(folded: string, { text, start }: LexToken): Found[] | null {
  if (isWeekday(text)) {
    const found = matchAt(WEEKDAY_LIST, folded, start);
    if (found === null) return null;
    const count = found[0]
      .split(/,? et |, ?| |\//)
      .filter((each) => isWeekday(each.replace('.', ''))).length;
    return count < 2
      ? null
      : [{ form: 'days', value: count, length: found[0].length, unit: 'day' }];
  }
  if (!isMonth(text)) return null;
  const chain = matchAt(MONTH_CHAIN, folded, start)?.[0];
  if (chain !== undefined)
    return [
      { form: 'months', value: chain.split('-').length, length: chain.length, unit: 'month' },
    ];
  const range = matchAt(MONTH_RANGE, folded, start);
  if (range !== null) {
    const count = (monthNumber(range[2] ?? '') - monthNumber(range[1] ?? '') + 12) % 12;
    return count === 0
      ? null
      : [{ form: 'months', value: count + 1, length: range[0].length, unit: 'month' }];
  }
  const list = matchAt(MONTH_LIST, folded, start);
  if (list === null) return null;
  const count = list[0].split(/,? et |, ?|\/| \+ | (?=[a-z])/).length;
  return [{ form: 'months', value: count, length: list[0].length, unit: 'month' }];
}
