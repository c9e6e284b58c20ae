import type { IsoDate } from '#domain/calendar.ts';

/** The rates in force in one half-year, in percent a year; null for one that is not known here. */
export interface LateRates {
  /** Its first day: 1 January or 1 July. */
  from: IsoDate;
  /** The ECB's main refinancing operations, on that first day (C. com. art. L441-10, II). */
  refinancing: number | null;
  /** Legal interest of professional claims: « tous les autres cas » (CMF art. L313-2). */
  legal: number | null;
  /** Legal interest of private persons' own claims. No seller here has such a claim: it is shown only. */
  legalOfPersons: number | null;
  /** Where the legal rates were published. */
  source: string;
}

/**
 * The rates known when this version was made, oldest first. The ECB's rates are those of its own table
 * of key rates. A half-year that is not here is asked of the operator and of the user, never guessed.
 */
export const LATE_RATES: readonly LateRates[] = [
  halfYear('2023-07-01', 4, 4.22, 6.82, 'Arrêté du 27 juin 2023'),
  halfYear('2024-01-01', 4.5, 5.07, 8.01, 'Arrêté pris pour le 1er semestre 2024'),
  halfYear('2024-07-01', 4.25, 4.92, 8.16, 'Arrêté pris pour le 2e semestre 2024'),
  halfYear('2025-01-01', 3.15, 3.71, 7.21, 'Arrêté du 17 décembre 2024'),
  halfYear('2025-07-01', 2.15, 2.76, 6.65, 'Arrêté du 19 juin 2025'),
  halfYear('2026-01-01', 2.15, 2.62, 6.67, 'Arrêté du 15 décembre 2025'),
];

/** A rate somebody gave for a half-year: the operator, or the user for their own letters. */
export type GivenRates = Partial<Pick<LateRates, 'refinancing' | 'legal'>> & { from: IsoDate };

/** These rates, with those that were given later in their place. */
export function withGiven(rates: readonly LateRates[], given: readonly GivenRates[]): LateRates[] {
  const byStart = new Map(rates.map((one) => [one.from, one]));
  for (const { from, refinancing, legal } of given) {
    const known = byStart.get(from) ?? halfYear(from, null, null, null, '');
    byStart.set(from, {
      ...known,
      refinancing: refinancing ?? known.refinancing,
      legal: legal ?? known.legal,
    });
  }
  return [...byStart.values()].toSorted((a, b) => (a.from < b.from ? -1 : 1));
}

/** The first day of the half-year a day lies in. */
export function halfYearOf(day: IsoDate): IsoDate {
  return `${day.slice(0, 4)}-${day.slice(5, 7) < '07' ? '01' : '07'}-01`;
}

/** The last day of the half-year a day lies in. */
export function lastDayOfHalfYear(day: IsoDate): IsoDate {
  const year = day.slice(0, 4);
  return day.slice(5, 7) < '07' ? `${year}-06-30` : `${year}-12-31`;
}

/** « 2e semestre 2026 ». */
export function halfYearLabel(day: IsoDate): string {
  return `${day.slice(5, 7) < '07' ? '1er' : '2e'} semestre ${day.slice(0, 4)}`;
}

function halfYear(
  from: IsoDate,
  refinancing: number | null,
  legal: number | null,
  legalOfPersons: number | null,
  source: string,
): LateRates {
  return { from, refinancing, legal, legalOfPersons, source };
}
