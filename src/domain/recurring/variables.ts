import type { IsoDate } from '#domain/calendar.ts';
import { LONG_MONTHS } from '#domain/format/days.ts';
import { foldCase } from '#domain/text/clean.ts';
import {
  type Covers,
  monthWords,
  type Period,
  periodOf,
  periodWords,
  quarterWords,
  yearWords,
} from './period.ts';

/** What a text may hold between braces, and what it becomes for March 2027. */
export const VARIABLES = [
  { name: 'mois', example: 'mars', words: monthWords },
  { name: 'année', example: '2027', words: yearWords },
  { name: 'période', example: 'mars 2027', words: periodWords },
  { name: 'trimestre', example: '1er trimestre', words: quarterWords },
] as const;

/** « {mois}, {année}, {période} ou {trimestre} ». */
export const VARIABLE_NAMES = VARIABLES.map(({ name }) => `{${name}}`)
  .join(', ')
  .replace(/, (?=[^,]*$)/, ' ou ');

const NAMED = /\{(\p{L}[\p{L} ]*)\}/gu;
/** « de {mois} » loses its « e » before « avril », « août » and « octobre ». */
const ELIDED = /(?<!\p{L})([Dd])e[ \u00A0]\{(\p{L}[\p{L} ]*)\}/gu;

/** A text with its variables said for one period; a name that is none stays as it is. */
export function filledIn(text: string, period: Period): string {
  return text
    .replaceAll(ELIDED, (whole, letter: string, name: string) => {
      const words = said(name, period);
      return words !== null && /^[aeiouy]/i.test(words) ? `${letter}’${words}` : whole;
    })
    .replaceAll(NAMED, (whole, name: string) => said(name, period) ?? whole);
}

/** The names between braces that mean nothing: they would be printed as they are. */
export function unknownVariables(text: string): string[] {
  return [...text.matchAll(NAMED)]
    .filter(([, name = '']) => variableOf(name) === undefined)
    .map(([whole]) => whole);
}

/** The texts of a series made of an invoice’s, and the period that they were found to name. */
export interface Generalised {
  texts: string[];
  covers: Covers;
}

/**
 * An invoice’s texts where the month it was made in, or the one before, becomes a variable:
 * « maintenance de novembre 2026 » is « maintenance de {période} » from then on.
 */
export function generalised(texts: readonly string[], date: IsoDate): Generalised {
  const found = (['following', 'preceding'] as const).find((covers) => {
    const pattern = monthAndYear(date, covers);
    return texts.some((text) => text.search(pattern) !== -1);
  });
  if (found === undefined) return { texts: [...texts], covers: 'none' };
  const pattern = monthAndYear(date, found);
  return {
    covers: found,
    texts: texts.map((text) =>
      text.replaceAll(pattern, (_whole, elided: string | undefined) =>
        elided === undefined ? '{période}' : `${elided}e {période}`,
      ),
    ),
  };
}

/** « d’octobre 2026 », the « d » apart. */
function monthAndYear(date: IsoDate, covers: Covers): RegExp {
  const { from } = periodOf(date, 1, covers);
  const month = LONG_MONTHS[Number(from.slice(5, 7)) - 1] ?? '';
  return new RegExp(
    `(?<!\\p{L})(?:([Dd])[’'])?${month}[ \\u00A0]${from.slice(0, 4)}(?!\\d)`,
    'giu',
  );
}

function said(name: string, period: Period): string | null {
  const words = variableOf(name)?.words(period);
  if (words === undefined) return null;
  const isCapital = name.charAt(0) !== name.charAt(0).toLocaleLowerCase('fr');
  return isCapital ? words.charAt(0).toLocaleUpperCase('fr') + words.slice(1) : words;
}

function variableOf(name: string) {
  const folded = foldCase(name.trim());
  return VARIABLES.find((each) => foldCase(each.name) === folded);
}
