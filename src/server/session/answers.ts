import { z } from 'zod';
import { MAIL_TRANSPORTS } from '#server/mailTransports.ts';

/** `GET /api/installation`, public: what this installation offers, so that no screen promises more. */
export const installationAnswer = z.object({
  signInMethods: z.array(z.object({ id: z.string(), label: z.string() })),
  paymentConfigured: z.boolean(),
  /** Whether users may be paid by card on their own account at Stripe. */
  cardPayments: z.boolean(),
  mailTransport: z.enum(MAIL_TRANSPORTS),
  /** False: companies are not looked up, one writes them by hand. */
  companyLookup: z.boolean(),
  draftingEngine: z.string(),
  contactEmail: z.string().nullable(),
  /** Operator facts of the legal pages; null: « [à compléter par l'exploitant] ». */
  operator: z.record(z.string(), z.string().nullable()),
});
export type InstallationAnswer = z.infer<typeof installationAnswer>;

/** `GET /api/me`: who is signed in, with their tier and its period (docs/product.md, Plans). */
export const meAnswer = z.object({
  user: z.object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    /** Whether the address has answered: letters to clients leave only then. */
    emailVerified: z.boolean(),
    twoFactorEnabled: z.boolean(),
    subscriptionTier: z.enum(['ESSENTIAL', 'PREMIUM', 'beta']).nullable(),
    subscriptionPeriod: z.enum(['monthly', 'annual']).nullable(),
    subscriptionPeriodStart: z.number().int().nullable(),
    subscriptionPeriodEnd: z.number().int().nullable(),
  }),
  /** False when the session ends with the browser: then nothing is kept on this computer. */
  remembered: z.boolean(),
});
export type MeAnswer = z.infer<typeof meAnswer>;
