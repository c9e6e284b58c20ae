import { PRICES, type BillingPeriod, type PriceKey, type Tier } from '#domain/plan/catalogue.ts';
import type { Config } from '#server/config.ts';

type Prices = NonNullable<Config['stripe']>['prices'];

/** The plan a Stripe price stands for, or null when it is none of ours. */
export function planOfPrice(
  prices: Prices,
  priceId: string | null,
): { key: PriceKey; tier: Exclude<Tier, 'beta'>; period: BillingPeriod } | null {
  const key = (Object.keys(prices) as PriceKey[]).find((each) => prices[each] === priceId);
  if (!key) return null;
  return { key, tier: PRICES[key].tier, period: PRICES[key].period };
}
