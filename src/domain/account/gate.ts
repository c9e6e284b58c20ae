import { isComplete } from '#domain/profile/completeness.ts';
import type { Profile } from '#domain/profile/types.ts';

/** What stands between a visitor and the app (docs/product.md, The gate). */
export type GateOutcome =
  | 'loading'
  | 'signed_out'
  | 'no_subscription'
  | 'incomplete_profile'
  | 'open';

export interface GateFacts {
  /** The session or the profile is still being read. */
  loading: boolean;
  signedIn: boolean;
  /** Null while unknown. */
  subscriptionActive: boolean | null;
  tier: string | null;
  profile: Pick<Profile, 'company' | 'address' | 'postalCode' | 'city' | 'siret'> | null;
}

/**
 * The one door of the app: the first question that is not answered decides, in the order of
 * docs/product.md, The gate. Someone known to be signed out does not wait for a subscription that
 * will never be read.
 */
export function gate({
  loading,
  signedIn,
  subscriptionActive,
  tier,
  profile,
}: GateFacts): GateOutcome {
  if (loading) return 'loading';
  if (!signedIn) return 'signed_out';
  if (subscriptionActive === null) return 'loading';
  if (!subscriptionActive || tier === null) return 'no_subscription';
  if (profile === null) return 'loading';
  return isComplete(profile) ? 'open' : 'incomplete_profile';
}
