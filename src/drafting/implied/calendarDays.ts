import { yearOf, MONTH } from '../facts/writtenDay.ts';
import { DAY_NAMES, monthNumber } from '../lex/calendar.ts';
import type { Prepared } from '../readings/prepare.ts';
import type { Line } from '../readings/state.ts';
import type { Implication } from './implication.ts';
import { counted, isBilled, withLine } from './places.ts';

const EVERY = new RegExp(
  String.raw`(?<![a-z])(?:tous les|chaque|les) (${DAY_NAMES.join('|')})s?(?: (?:matins?|apres-midis?|soirs?|midis?))?(?: (?:de|du mois de|en) | d')(${MONTH})(?![a-z])(?: (20\d\d))?`,
);
const SPAN = new RegExp(
  String.raw`(?<!\d)(?:du )?(\d{1,2})(?:er)? (?:au|a) (\d{1,2}) (${MONTH})(?![a-z])(?: (20\d\d))?`,
);
const ON_WEEKDAYS = /(?:hors|sans les|sauf les?) week[- ]?ends?|jours? ouvre|du lundi au vendredi/;
/** « hors 11 novembre », « celui du 11 annulé ». */
const BUT_ONE =
  /(?:hors|sauf|excepte|celui|celle)(?: celui| celle)?(?: d[ue]| l[ea])? (\d{1,2})(?:er)?(?!\d|[.,]\d| ?(?:€|h|%))/;
const COUNTED = new Set([
  'n:seance',
  'n:cour',
  'n:passage',
  'n:visite',
  'n:intervention',
  'day',
  'halfday',
]);

/** « Cours tous les mercredis de novembre 2026, 32 € le cours »: as many as the calendar has. */
export const calendarDays: Implication = {
  name: 'calendarDays',
  kind: 'days',
  when: new RegExp(`(?:tous les|chaque|les) (?:${DAY_NAMES.join('|')})|week[- ]?end|jours? ouvre`),
  workOut,
  examples: [
    ['cours de piano tous les mercredis de novembre 2026, 32 € le cours', '4×32'],
    ['cours tous les mercredis de novembre 2026, 32 € le cours, celui du 11 annulé', '3×32'],
    ['maths : 2 h tous les samedis de septembre 2026 à 27 € l’heure', '8×27'],
    [
      'mission du 3 au 14 novembre 2026, hors week-end et hors 11 novembre, 620 € la journée',
      '8×620',
    ],
  ],
  not: [
    'cours de piano les mercredis de novembre 2026, 4 séances à 32 €',
    'mission du 3 au 14 novembre 2026, 620 € la journée',
  ],
};

function workOut(prepared: Prepared, lines: readonly Line[]): Line[] | null {
  const named = daysNamed(prepared);
  if (named === null || saysHowMany(prepared, named)) return null;
  for (const [at, line] of lines.entries()) {
    if (!isBilled(line) || isCounted(prepared, line)) continue;
    const hours = line.units.includes('hour') && line.quantity < 24 ? line.quantity : 1;
    const price = prepared.elements[line.priceFrom[0] ?? -1]?.start ?? 0;
    // The year beside the month is no price.
    if (named.start <= price && price < named.end) continue;
    const quantity = counted(named.days * hours);
    if (quantity === line.quantity) continue;
    return withLine(lines, at, { quantity, counts: line.counts + 1 });
  }
  return null;
}

/** « les mercredis de novembre, 4 séances »: nothing is left to the calendar. */
function saysHowMany({ elements }: Prepared, { start, end }: Named): boolean {
  return elements.some(
    (element) =>
      (element.start < start || element.start >= end) &&
      element.reads.some(
        ({ unit, value }) => value > 1 && unit?.startsWith('n:') && COUNTED.has(unit),
      ),
  );
}

interface Named {
  days: number;
  /** Place of the words that name them. */
  start: number;
  end: number;
}

/** How many days of the month, or of the stretch, the words mean. */
export function daysNamed({ folded, today }: Prepared): Named | null {
  const every = EVERY.exec(folded);
  const found = every ?? (ON_WEEKDAYS.test(folded) ? SPAN.exec(folded) : null);
  if (found === null) return null;
  const [words, first = '', last = ''] = found;
  const [name = '', year] = every === null ? found.slice(3) : found.slice(2);
  const month = monthOf(name, year, today);
  if (month === null) return null;
  const days =
    every === null
      ? among(month, Number(first), Number(last), (day) => day > 0 && day < 6, folded)
      : among(month, 1, 31, (day) => day === DAY_NAMES.indexOf(first), folded);
  return { days, start: found.index, end: found.index + words.length };
}

interface Month {
  year: number;
  month: number;
}

function monthOf(name: string, said: string | undefined, today: string | null): Month | null {
  const month = monthNumber(name);
  const year = said ?? yearOf(month, 1, today, 'past');
  return year === null ? null : { year: Number(year), month };
}

function among(
  { year, month }: Month,
  first: number,
  last: number,
  isMeant: (weekday: number) => boolean,
  folded: string,
): number {
  const but = Number(BUT_ONE.exec(folded)?.[1] ?? 0);
  let days = 0;
  for (let day = first; day <= last; day++) {
    const date = new Date(Date.UTC(year, month - 1, day));
    if (date.getUTCMonth() !== month - 1) break;
    if (day !== but && isMeant(date.getUTCDay())) days += 1;
  }
  return days;
}

/** Its own count of sessions speaks for itself; one made of the days of the stretch does not. */
function isCounted({ elements }: Prepared, { quantityFrom }: Line): boolean {
  return quantityFrom.some((index) => {
    const read = elements[index]?.reads[0];
    return (
      read !== undefined && read.form !== 'days' && read.unit !== null && COUNTED.has(read.unit)
    );
  });
}
