import { z } from 'zod';

/** `GET /api/card-account`: whether clients may pay by card, and on which account. */
export const cardAccountAnswer = z.object({
  /** `unfinished`: connected, but Stripe still asks its owner for something. */
  state: z.enum(['none', 'unfinished', 'connected', 'disconnected']),
  /** As its owner named it at Stripe; null without one. */
  label: z.string().nullable(),
});
export type CardAccountAnswer = z.infer<typeof cardAccountAnswer>;

/** `POST /api/card-account/authorization`: where the user lets us in. */
export const authorizationAnswer = z.object({ url: z.string() });
export type AuthorizationAnswer = z.infer<typeof authorizationAnswer>;
