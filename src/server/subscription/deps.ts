import type { Stripe } from 'stripe';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connect.ts';
import type { Clock, Ids } from '#server/books/clock.ts';

/** What the subscription calls need of the world. */
export interface SubscriptionDeps {
  database: Database;
  config: Config;
  clock: Clock;
  ids: Ids;
  /** Null: card payment is not configured (docs/product.md, Plans). */
  stripe: Stripe | null;
}
