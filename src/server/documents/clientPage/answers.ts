import { z } from 'zod';

/** `GET /api/documents/:id/client-page`: what the owner may copy, renew and close. */
export const clientPageAnswer = z.object({
  page: z
    .object({
      address: z.string(),
      createdAt: z.string(),
      expiresAt: z.string(),
      expired: z.boolean(),
      /** The first time somebody else opened it. */
      openedAt: z.string().nullable(),
    })
    .nullable(),
});
export type ClientPageAnswer = z.infer<typeof clientPageAnswer>;
