import { z } from 'zod';

export const clientAnswer = z.object({
  id: z.string(),
  name: z.string(),
  company: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  siret: z.string(),
  vatNumber: z.string(),
  kind: z.enum(['business', 'consumer']),
  postalCode: z.string(),
  city: z.string(),
  country: z.string(),
  deliveryAddress: z.string(),
  notes: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ClientAnswer = z.infer<typeof clientAnswer>;

/** Amounts are net (HT), one entry per currency met, euros first. */
export const clientStatisticsAnswer = z.object({
  documents: z.number().int(),
  invoices: z.number().int(),
  quotes: z.number().int(),
  amounts: z.array(z.object({ currency: z.string(), total: z.number(), unpaid: z.number() })),
});
export type ClientStatisticsAnswer = z.infer<typeof clientStatisticsAnswer>;

/** `GET /api/clients/:id`. */
export const clientDetailAnswer = clientAnswer.extend({ statistics: clientStatisticsAnswer });
export type ClientDetailAnswer = z.infer<typeof clientDetailAnswer>;

/** `GET /api/clients?search&limit&cursor`. */
export const clientListAnswer = z.object({
  items: z.array(clientAnswer),
  nextCursor: z.string().nullable(),
  /** How many clients the user has in all, whatever the search. */
  total: z.number().int(),
});
export type ClientListAnswer = z.infer<typeof clientListAnswer>;
