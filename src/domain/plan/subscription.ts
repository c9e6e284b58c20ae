import type { Tier } from './catalogue.ts';

/**
 * The subscription flag (spec §4): active requires a status equal to `active` and a tier. Beta
 * counts as an active subscription (decisions §19), whatever the payment provider says.
 */
export function isActive(subscription: { status: string | null; tier: Tier | null }): boolean {
  if (subscription.tier === 'beta') return true;
  return subscription.status === 'active' && subscription.tier !== null;
}
