import { daysBetween, type IsoDate } from '#domain/calendar.ts';
import { exact, roundTo, sum } from '#domain/money/decimal.ts';
import type { LegalForm } from '#domain/profile/types.ts';
import type { VatRegime } from '#domain/vat/regimes.ts';
import { type Activity, type Thresholds, thresholdsOn } from '#domain/vat/thresholds.ts';

/** What a seller received this year, in euros without VAT, by activity. */
export type ReceivedByActivity = Record<Activity, number>;

/** How far a seller stands from a ceiling. */
export interface Ceiling {
  of: 'franchise' | 'micro';
  /** What it bounds: sales and services together, or the services alone. */
  part: 'total' | 'services';
  received: number;
  limit: number;
  /** « Seuil majoré » of the franchise. */
  raised: number | null;
  /** What the year would come to at its present pace; null when it is too young to say. */
  forecast: number | null;
}

/** From this share of the ceiling on, a seller is told. Percent. */
const NEAR = 80;
/** Before so many days of the year, a pace says nothing. */
const YOUNG = 60;

interface Seller {
  legalForm: LegalForm | null;
  vatRegime: VatRegime | null;
}

/**
 * The ceilings that concern a seller this year: the franchise's (CGI art. 293 B) under that regime,
 * the micro-entreprise's (CGI art. 50-0 and 102 ter) under that form. Who sells both goods and
 * services is held by two: all of it to the ceiling of goods, the services to their own.
 */
export function ceilingsOf(
  { legalForm, vatRegime }: Seller,
  received: ReceivedByActivity,
  today: IsoDate,
): Ceiling[] {
  const thresholds = thresholdsOn(today);
  if (!thresholds) return [];
  const franchise = vatRegime === 'franchise' ? bounds('franchise', thresholds, received) : [];
  const micro = legalForm === 'micro' ? bounds('micro', thresholds, received) : [];
  return [...franchise, ...micro].map((bound) => ({
    ...bound,
    forecast: forecastOf(bound.received, today),
  }));
}

type Bound = Omit<Ceiling, 'forecast'>;

function bounds(
  of: Ceiling['of'],
  at: Thresholds,
  { goods, services }: ReceivedByActivity,
): Bound[] {
  const bound = (activity: Activity, received: number): Bound => ({
    of,
    part: activity === 'services' && goods > 0 ? 'services' : 'total',
    received,
    limit: at[of][activity],
    raised: of === 'franchise' ? at.franchiseRaised[activity] : null,
  });
  if (goods <= 0) return [bound('services', services)];
  const total = bound('goods', sum([goods, services]));
  return services > 0 ? [total, bound('services', services)] : [total];
}

function forecastOf(received: number, today: IsoDate): number | null {
  const year = today.slice(0, 4);
  const passed = daysBetween(`${year}-01-01`, today) + 1;
  if (passed < YOUNG) return null;
  const days = daysBetween(`${year}-01-01`, `${year}-12-31`) + 1;
  return roundTo(exact(received).times(days).div(passed), -2).toNumber();
}

export type CeilingLevel = 'below' | 'near' | 'passed' | 'raised_passed';

export function ceilingLevel({ received, limit, raised }: Ceiling): CeilingLevel {
  if (raised !== null && received > raised) return 'raised_passed';
  if (received > limit) return 'passed';
  return exact(received).times(100).gte(exact(limit).times(NEAR)) ? 'near' : 'below';
}
