import { addDays } from '#domain/calendar.ts';

const MONTHS = [
  'Janvier',
  'Février',
  'Mars',
  'Avril',
  'Mai',
  'Juin',
  'Juillet',
  'Août',
  'Septembre',
  'Octobre',
  'Novembre',
  'Décembre',
];

interface PeriodChoice {
  value: string;
  label: string;
  /** The months it covers, from 1. */
  first: number;
  last: number;
}

/** The periods of a year that one declares or closes. */
export const PERIODS: readonly [PeriodChoice, ...PeriodChoice[]] = [
  { value: 'year', label: 'Année entière', first: 1, last: 12 },
  ...['1er', '2e', '3e', '4e'].map((name, index) => ({
    value: `quarter-${index + 1}`,
    label: `${name} trimestre`,
    first: index * 3 + 1,
    last: index * 3 + 3,
  })),
  ...MONTHS.map((label, index) => ({
    value: `month-${index + 1}`,
    label,
    first: index + 1,
    last: index + 1,
  })),
];

/** The first and the last day of a period of this year. */
export function daysOf(year: string, value: string): { from: string; to: string } {
  const { first, last } = PERIODS.find((period) => period.value === value) ?? PERIODS[0];
  const after = last === 12 ? `${Number(year) + 1}-01-01` : `${year}-${twoDigits(last + 1)}-01`;
  return { from: `${year}-${twoDigits(first)}-01`, to: addDays(after, -1) };
}

function twoDigits(month: number): string {
  return String(month).padStart(2, '0');
}
