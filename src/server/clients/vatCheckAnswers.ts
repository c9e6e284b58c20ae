import { z } from 'zod';

/** One answer of VIES about a client's VAT number, kept as proof. */
export const vatCheckAnswer = z.object({
  id: z.string(),
  vatNumber: z.string(),
  answer: z.enum(['valid', 'invalid']),
  name: z.string(),
  address: z.string(),
  requestIdentifier: z.string(),
  at: z.string(),
});
export type VatCheckAnswer = z.infer<typeof vatCheckAnswer>;

/** `GET /api/clients/:id/vat-checks`. */
export const vatChecksAnswer = z.object({
  items: z.array(vatCheckAnswer),
  /** False: this installation does not ask VIES. */
  offered: z.boolean(),
});
export type VatChecksAnswer = z.infer<typeof vatChecksAnswer>;
