import { z } from 'zod';

/** `GET /api/subscription`; periods are Unix seconds (docs/product.md, Plans). */
export const subscriptionAnswer = z.object({
  active: z.boolean(),
  tier: z.enum(['ESSENTIAL', 'PREMIUM', 'beta']).nullable(),
  period: z.enum(['monthly', 'annual']).nullable(),
  currentPeriodStart: z.number().int().nullable(),
  currentPeriodEnd: z.number().int().nullable(),
  /** The subscription ends with its period. */
  cancelAtPeriodEnd: z.boolean(),
  documentsUsed: z.number().int(),
  /** Null: unlimited. */
  documentsLimit: z.number().int().nullable(),
  /** When the count begins anew, in Unix seconds; a year billed is counted month by month. */
  documentsResetAt: z.number().int().nullable(),
  /** Whether card payment is configured on this installation (docs/product.md, Plans). */
  paymentConfigured: z.boolean(),
  /** Price identifiers for checkout, when payment is configured. */
  prices: z
    .object({
      ESSENTIAL: z.string(),
      ESSENTIAL_ANNUAL: z.string(),
      PREMIUM: z.string(),
      PREMIUM_ANNUAL: z.string(),
    })
    .nullable(),
});
export type SubscriptionAnswer = z.infer<typeof subscriptionAnswer>;

/** `POST /api/functions/stripe-checkout`. */
export const checkoutAnswer = z.object({ url: z.string() });
export type CheckoutAnswer = z.infer<typeof checkoutAnswer>;
