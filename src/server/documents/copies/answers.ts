import { z } from 'zod';

/** `POST /api/documents/:id/copies-review`: each client, and what their invoice would lack. */
export const copiesReviewAnswer = z.object({
  currency: z.string(),
  /** Net (HT) of the document. */
  net: z.number(),
  items: z.array(
    z.object({
      clientId: z.string(),
      clientName: z.string(),
      email: z.string(),
      dueDate: z.string(),
      /** What keeps it from being issued; a draft is made all the same. */
      missing: z.array(
        z.object({
          code: z.string(),
          message: z.string(),
          where: z.enum(['profile', 'client', 'document']),
        }),
      ),
    }),
  ),
});
export type CopiesReviewAnswer = z.infer<typeof copiesReviewAnswer>;

/** `POST /api/documents/:id/copies`: the drafts of one act. */
export const copiesAnswer = z.object({
  /** The list shows them by it: `?batch=`. */
  batch: z.string(),
  documentIds: z.array(z.string()),
});
export type CopiesAnswer = z.infer<typeof copiesAnswer>;
