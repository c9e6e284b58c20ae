export type Tier = 'ESSENTIAL' | 'PREMIUM' | 'beta';

export type BillingPeriod = 'monthly' | 'annual';

/** The four prices one can check out (docs/product.md, Plans). */
export type PriceKey = 'ESSENTIAL' | 'ESSENTIAL_ANNUAL' | 'PREMIUM' | 'PREMIUM_ANNUAL';

export interface Price {
  key: PriceKey;
  tier: Exclude<Tier, 'beta'>;
  period: BillingPeriod;
  name: string;
  description: string;
  mode: 'subscription';
  /** Euros a month, excluding tax. */
  monthly: number;
}

const SOLE_TRADERS = 'Recommandé pour les auto-entrepreneurs';
const BUSINESSES = 'Recommandé pour les entreprises';
const COMPANIES = 'Recommandé pour les SARL et SAS';

/** The plan catalogue (docs/product.md, Plans). */
export const PRICES: Record<PriceKey, Price> = {
  ESSENTIAL: price('ESSENTIAL', 'ESSENTIAL', 'monthly', 'Essentiel', BUSINESSES, 37),
  ESSENTIAL_ANNUAL: price('ESSENTIAL_ANNUAL', 'ESSENTIAL', 'annual', 'Essentiel', SOLE_TRADERS, 31),
  PREMIUM: price('PREMIUM', 'PREMIUM', 'monthly', 'Premium', COMPANIES, 47),
  PREMIUM_ANNUAL: price('PREMIUM_ANNUAL', 'PREMIUM', 'annual', 'Premium', COMPANIES, 39),
};

/**
 * Euros saved a year by annual billing, as the plan screen announces them. The figures were given:
 * twelve times the difference would be 72 € for Essentiel, where two free months make 74 €.
 */
export const ANNUAL_SAVINGS: Record<Exclude<Tier, 'beta'>, number> = {
  ESSENTIAL: 74,
  PREMIUM: 96,
};

/** « Essentiel », « Premium », « Accès Beta ». */
export const TIER_NAMES: Record<Tier, string> = {
  ESSENTIAL: 'Essentiel',
  PREMIUM: 'Premium',
  beta: 'Accès Beta',
};

/** The price of a tier: the annual one carries the suffix `_ANNUAL` (docs/product.md, Plans). */
export function priceFor(tier: Exclude<Tier, 'beta'>, period: BillingPeriod): Price {
  const key: PriceKey = period === 'annual' ? `${tier}_ANNUAL` : tier;
  return PRICES[key];
}

function price(
  key: PriceKey,
  tier: Exclude<Tier, 'beta'>,
  period: BillingPeriod,
  name: string,
  description: string,
  monthly: number,
): Price {
  return { key, tier, period, name, description, mode: 'subscription', monthly };
}
