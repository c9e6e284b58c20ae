import { z } from 'zod';

/** `GET /api/outbox`: messages of the local outbox (docs/product.md, E-mail), newest first. */
export const outboxListAnswer = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      at: z.string(),
      attachments: z.array(z.object({ name: z.string(), bytes: z.number().int() })),
    }),
  ),
});
export type OutboxListAnswer = z.infer<typeof outboxListAnswer>;
