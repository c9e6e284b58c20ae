import type { IsoDate } from '#domain/calendar.ts';

/** « Ventes » (and lodging), or « prestations de services » (BIC and BNC). */
export type Activity = 'goods' | 'services';

/** Yearly ceilings, in euros without VAT, as they stand from a day on. */
export interface Thresholds {
  from: IsoDate;
  /** « Franchise en base »: passed by a whole year, VAT is due from the next 1 January. */
  franchise: Record<Activity, number>;
  /** « Seuil majoré »: passed, VAT is due from that day's operations on. */
  franchiseRaised: Record<Activity, number>;
  /** « Micro-entreprise »: passed two years running, the regime ends. */
  micro: Record<Activity, number>;
}

/**
 * The ceilings by date, the newest last. An operator adds a row when the law changes them.
 * CGI art. 293 B, I (loi 2025-1044) and art. 50-0 and 102 ter. The ceilings of the micro-entreprise
 * for 2026 are those that Urssaf announced on 20 February 2026.
 */
const BY_DATE: readonly Thresholds[] = [
  {
    from: '2025-01-01',
    franchise: { goods: 85_000, services: 37_500 },
    franchiseRaised: { goods: 93_500, services: 41_250 },
    micro: { goods: 188_700, services: 77_700 },
  },
  {
    from: '2026-01-01',
    franchise: { goods: 85_000, services: 37_500 },
    franchiseRaised: { goods: 93_500, services: 41_250 },
    micro: { goods: 203_100, services: 83_600 },
  },
];

/** The ceilings of a day; null before the first that are known. */
export function thresholdsOn(day: IsoDate): Thresholds | null {
  return BY_DATE.findLast(({ from }) => from <= day) ?? null;
}
