import { DAY_NAMES, monthNumber, MONTHS } from '../lex/calendar.ts';

/** Names of months as an alternative of a regular expression, the longest first. */
export const MONTH = MONTHS.flat()
  .toSorted((a, b) => b.length - a.length)
  .join('|');

const NAMED_DAY = new RegExp(
  String.raw`(?<!\d)(\d{1,2})(?:er)? (?:et \d{1,2} |au \d{1,2} )?(${MONTH})(?![a-z])\.?(?: (20\d\d))?`,
);
const ISO_DAY = /(?<!\d)(20\d\d)-(\d\d)-(\d\d)(?!\d)/;
const SHORT_DAY =
  /(?<![\d/.])(\d{1,2})([/.])(\d{1,2})(?:[/.](20\d\d|\d\d))?(?![\d/€%]| ?€| ?%| ?(?:j|h|jours?|journees?)(?![a-z]))/g;
const SAID_TO_BE_A_DAY =
  /(?<![a-z])(?:le|du|au|date|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) $/;

/** Work done lies behind, terms ahead; a quote's work is near, more often ahead. */
export type Side = 'past' | 'future' | 'near';

interface FoundDay {
  /** ISO day. */
  day: string;
  index: number;
  length: number;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** The first day written in folded text; without a year, the one nearest to today on the side meant. */
export function dateIn(folded: string, today: string | null, side: Side): FoundDay | null {
  const found = [
    named(folded, today, side),
    spoken(folded, today, side),
    iso(folded),
    short(folded, today, side),
  ].filter((each) => each !== null);
  return found.toSorted((a, b) => a.index - b.index)[0] ?? null;
}

function named(folded: string, today: string | null, side: Side): FoundDay | null {
  const match = NAMED_DAY.exec(folded);
  if (match === null) return null;
  return dayOf(match, Number(match[1]), monthNumber(match[2] ?? ''), match[3], today, side);
}

const SPOKEN_DAYS = [
  ...'premier|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize'.split(
    '|',
  ),
  ...'dix-sept|dix-huit|dix-neuf|vingt|vingt et un|vingt-deux|vingt-trois|vingt-quatre|vingt-cinq'.split(
    '|',
  ),
  ...'vingt-six|vingt-sept|vingt-huit|vingt-neuf|trente|trente et un'.split('|'),
];
const SPOKEN_DAY = new RegExp(
  String.raw`(?<=(?:^|[^a-z])(?:le|du|[a-z]{3,6}di|dimanche) )(${SPOKEN_DAYS.toReversed().join('|').replaceAll('-', '[- ]')}) (${MONTH})(?![a-z])(?: (20\d\d))?`,
);

/** « le seize novembre », as dictated. */
function spoken(folded: string, today: string | null, side: Side): FoundDay | null {
  const match = SPOKEN_DAY.exec(folded);
  if (match === null) return null;
  const day = SPOKEN_DAYS.indexOf((match[1] ?? '').replaceAll(/ (?!et |un)/g, '-')) + 1;
  return dayOf(match, day, monthNumber(match[2] ?? ''), match[3], today, side);
}

function iso(folded: string): FoundDay | null {
  const match = ISO_DAY.exec(folded);
  return match === null ? null : { day: match[0], index: match.index, length: match[0].length };
}

/** « 12/11 », « 12.11.2026 »: « PHP 7.4 » and « 1/2 » are days only where a word says so. */
function short(folded: string, today: string | null, side: Side): FoundDay | null {
  for (const match of folded.matchAll(SHORT_DAY)) {
    const [, day = '', sign, month = '', year] = match;
    const clear =
      sign === '/' && match[0] !== '24/7' && (day.length + month.length > 2 || Number(day) > 3);
    const before = folded.slice(Math.max(0, match.index - 10), match.index);
    if (year === undefined && !clear && !SAID_TO_BE_A_DAY.test(before)) continue;
    const whole = year?.length === 2 ? `20${year}` : year;
    const found = dayOf(match, Number(day), Number(month), whole, today, side);
    if (found !== null) return found;
  }
  return null;
}

function dayOf(
  match: RegExpExecArray,
  day: number,
  month: number,
  year: string | undefined,
  today: string | null,
  side: Side,
): FoundDay | null {
  if (day < 1 || day > 31 || month < 1 || month > 12) return null;
  const meant = year ?? yearSaid(match, month, day, { today, side });
  if (meant === null) return null;
  return { day: `${meant}-${two(month)}-${two(day)}`, index: match.index, length: match[0].length };
}

const WEEKDAY_BEFORE = new RegExp(`(?<![a-z])(${DAY_NAMES.join('|')}),? (?:le )?$`);
const DONE_BEFORE =
  /(?<![a-z])(?:fini|termin|fai|realis|effectu|livr|pos|intervenu)[a-z]{0,3} (?:le |au |du )?$/;

/** « samedi 21 juin » is of a year in which that day was a Saturday; what is done lies behind. */
function yearSaid(
  { input, index }: RegExpExecArray,
  month: number,
  day: number,
  { today, side }: { today: string | null; side: Side },
): string | null {
  const near = yearOf(month, day, today, side);
  if (near === null || today === null) return near;
  const before = input.slice(Math.max(0, index - 24), index);
  const weekday = DAY_NAMES.indexOf(WEEKDAY_BEFORE.exec(before)?.[1] ?? '');
  const date = (year: number): string => `${year}-${two(month)}-${two(day)}`;
  const years = [0, -1, 1].map((step) => Number(near) + step);
  if (weekday >= 0) {
    const its = years.find((year) => new Date(date(year)).getUTCDay() === weekday);
    return String(its ?? near);
  }
  return side === 'past' && DONE_BEFORE.test(before) && date(Number(near)) > today
    ? String(Number(near) - 1)
    : near;
}

/** Work is billed within the nine months after it; what is to come lies ahead. */
export function yearOf(
  month: number,
  day: number,
  today: string | null,
  side: Side,
): string | null {
  if (today === null) return null;
  const year = Number(today.slice(0, 4));
  const ahead = `${year}-${two(month)}-${two(day)}` > today;
  if (side === 'future') return String(ahead ? year : year + 1);
  const months = month - Number(today.slice(5, 7));
  if (side === 'near') return String(months < -1 ? year + 1 : year);
  return String(months > 3 ? year - 1 : months < -9 ? year + 1 : year);
}
