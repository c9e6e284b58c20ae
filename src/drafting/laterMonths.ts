import type { IsoDate } from '#domain/calendar.ts';
import { LONG_MONTHS } from '#domain/format/days.ts';

const MONTH = new RegExp(
  String.raw`(?<![\p{L}\d])(d[’']|de )?(${LONG_MONTHS.join('|')})(?: (\d{4}))?(?![\p{L}\d])`,
  'giu',
);

/**
 * A designation of `from`, said again on `to`: « Nettoyage d’octobre » becomes « Nettoyage de novembre » a
 * month later. A month that is neither that of `from` nor beside it speaks of something else, and stays;
 * so does one whose year is another.
 */
export function laterMonths(text: string, from: IsoDate, to: IsoDate): string {
  const [then, now] = [monthsOf(from), monthsOf(to)];
  return text.replaceAll(MONTH, (said, of: string | undefined, name: string, year?: string) => {
    const index = LONG_MONTHS.indexOf(name.toLowerCase());
    // -6 to 5 months from the document's own.
    const away = ((((index - then + 18) % 12) + 12) % 12) - 6;
    const meant = then + away;
    if (Math.abs(away) > 1 || (year !== undefined && Number(year) !== Math.floor(meant / 12))) {
      return said;
    }
    const later = meant + now - then;
    const month = LONG_MONTHS[later % 12] ?? name;
    const written = isCapital(name) ? month.charAt(0).toUpperCase() + month.slice(1) : month;
    const before = of === undefined ? '' : /^[ao]/i.test(month) ? 'd’' : 'de ';
    return `${before}${written}${year === undefined ? '' : ` ${Math.floor(later / 12)}`}`;
  });
}

function monthsOf(day: IsoDate): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

function isCapital(name: string): boolean {
  return name.charAt(0) !== name.charAt(0).toLowerCase();
}
