import type { Tier } from './catalogue.ts';

/**
 * Documents an Essentiel subscription may create a month (docs/product.md, Plans; `usagePeriod`).
 */
export const ESSENTIAL_QUOTA = 40;

/**
 * Share of the quota from which the user is warned, then told that it is reached
 * (docs/product.md, Notifications).
 */
const USAGE_THRESHOLDS = [80, 100] as const;

export type UsageThreshold = (typeof USAGE_THRESHOLDS)[number];

/** How many documents a tier allows in a period; null is unlimited (docs/product.md, Plans). */
export function documentsLimit(tier: Tier | null): number | null {
  if (tier === 'beta' || tier === 'PREMIUM') return null;
  return ESSENTIAL_QUOTA;
}

/** The usage in percent of the limit, for the bar; null when unlimited. */
export function usagePercent(tier: Tier | null, used: number): number | null {
  const limit = documentsLimit(tier);
  if (limit === null) return null;
  return Math.min(100, Math.round((used / limit) * 100));
}

/** The threshold that going from `before` to `after` documents has just passed, or null. */
export function crossedThreshold(
  tier: Tier | null,
  before: number,
  after: number,
): UsageThreshold | null {
  const limit = documentsLimit(tier);
  if (limit === null) return null;
  const passed = USAGE_THRESHOLDS.filter((threshold) => {
    const count = Math.ceil((limit * threshold) / 100);
    return before < count && after >= count;
  });
  return passed.at(-1) ?? null;
}

/** What the server answers when the quota is reached. */
export const QUOTA_MESSAGE =
  'Vous avez atteint la limite de 40 documents par mois de la formule Essentiel. Passez à Premium pour créer des documents sans limite.';
