import { DAY_NAMES } from '../lex/calendar.ts';
import { MONTH } from './writtenDay.ts';

const WEEKDAY = `(?:${DAY_NAMES.join('|')})`;
/** A day however it is said; « samedi 14 novembre » is one. */
const ANY_DAY = new RegExp(
  [
    String.raw`(?<![a-z])(?:${WEEKDAY} )?(?<![\d/.])(?:\d{1,2}(?:er)? (?:${MONTH})(?![a-z])|(?:0?[1-9]|[12]\d|3[01])[/.](?:0?[1-9]|1[0-2])(?![\d€%]| ?(?:€|%|j|h)))`,
    String.raw`(?<![a-z])${WEEKDAY}s?(?: \d{1,2}(?![\d:/€%]|[.,]\d| ?(?:€|h|x|euros?|%)))?(?![a-z])`,
    String.raw`(?<![a-z])(?:ce jour(?! j)|aujourd'hui|ce matin|avant-hier|hier)(?![a-z])`,
  ].join('|'),
  'g',
);

/** Work that comes back: the day that is named is one of several. */
const COMES_BACK = new RegExp(
  String.raw`(?<![a-z])(?:(?:tous les|toutes les|chaque|les) (?:[a-z]+ )?(?:semaines?|${WEEKDAY}s?)|une? (?:semaine|${WEEKDAY}) sur|(?:par|fois) semaine)(?![a-z])`,
);

const BEFORE_A_DATE = new RegExp(`^${WEEKDAY} (?=\\d)`);

/**
 * Whether work was done on more days than the one said in `words` (folded; `day` in ISO): none of
 * them is then the day of the whole. `counts` leaves out, by their place, those of a paper or of a
 * payment.
 */
export function onOtherDays(
  folded: string,
  { day, words }: { day: string; words: string },
  counts: (start: number) => boolean,
): boolean {
  const itsName = DAY_NAMES[new Date(day).getUTCDay()];
  const isOther = ({ 0: said, index }: RegExpExecArray) =>
    said !== itsName && !words.includes(said.replace(BEFORE_A_DATE, '')) && counts(index);
  return COMES_BACK.test(folded) || [...folded.matchAll(ANY_DAY)].some(isOther);
}
