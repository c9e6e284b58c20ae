import type { Generated } from 'kysely';
import type { DefaultedInstant, Kept, Nullable } from './columns.ts';

/** Tables of migration 0004: what Stripe's events said. */
export interface SubscriptionTables {
  stripeCustomers: StripeCustomersTable;
  stripeSubscriptions: StripeSubscriptionsTable;
  stripeEvents: StripeEventsTable;
  stripeUserSubscriptions: StripeUserSubscriptionsView;
}

interface StripeCustomersTable {
  userId: string;
  customerId: string;
  subscriptionTier: Nullable<'ESSENTIAL' | 'PREMIUM' | 'beta'>;
  subscriptionPeriod: Nullable<'monthly' | 'annual'>;
  createdAt: DefaultedInstant;
  updatedAt: DefaultedInstant;
}

interface StripeSubscriptionsTable {
  userId: string;
  id: string;
  customerId: string;
  priceId: Nullable<string>;
  subscriptionStatus: string;
  /** Unix seconds. */
  currentPeriodStart: Nullable<number>;
  currentPeriodEnd: Nullable<number>;
  cancelAtPeriodEnd: Generated<boolean>;
  eventCreated: Generated<number>;
  createdAt: DefaultedInstant;
  updatedAt: DefaultedInstant;
}

interface StripeEventsTable {
  id: string;
  type: string;
  created: number;
  receivedAt: DefaultedInstant;
}

interface StripeUserSubscriptionsView {
  userId: Kept<string>;
  subscriptionId: Kept<string | null>;
  customerId: Kept<string>;
  subscriptionStatus: Kept<string>;
  priceId: Kept<string | null>;
  currentPeriodStart: Kept<number | null>;
  currentPeriodEnd: Kept<number | null>;
  cancelAtPeriodEnd: Kept<boolean>;
}
