import type { Tier } from './catalogue.ts';

/**
 * The subscription flag (docs/product.md, Plans): active requires a status equal to `active` and a
 * tier. Beta counts as an active subscription, whatever the payment provider says.
 */
export function isActive(subscription: { status: string | null; tier: Tier | null }): boolean {
  if (subscription.tier === 'beta') return true;
  return subscription.status === 'active' && subscription.tier !== null;
}
