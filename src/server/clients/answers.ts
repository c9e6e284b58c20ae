import { z } from 'zod';
import { CLIENT_TEXTS } from '#domain/client/schema.ts';
import { TERMS_KINDS } from '#domain/terms/paymentTerms.ts';
import { CLIENT_KINDS } from '#domain/client/kinds.ts';
import { texts } from '#server/http/texts.ts';

export const clientAnswer = z.object({
  id: z.string(),
  ...texts(CLIENT_TEXTS),
  kind: z.enum(CLIENT_KINDS),
  termsKind: z.enum(TERMS_KINDS).nullable(),
  termsDays: z.number().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type ClientAnswer = z.infer<typeof clientAnswer>;

/** Amounts are net (HT), one entry per currency met, euros first. */
export const clientStatisticsAnswer = z.object({
  documents: z.number().int(),
  /** Without the avoirs. */
  invoices: z.number().int(),
  credits: z.number().int(),
  quotes: z.number().int(),
  amounts: z.array(z.object({ currency: z.string(), total: z.number(), unpaid: z.number() })),
});
export type ClientStatisticsAnswer = z.infer<typeof clientStatisticsAnswer>;

/** How the client pays, and what was billed of late; all taxes included. */
export const clientRelationAnswer = z.object({
  /** Counted on the invoices settled last; null while there are too few. */
  pace: z
    .object({
      settled: z.number().int(),
      days: z.number().int(),
      due: z.number().int(),
      onTime: z.number().int(),
    })
    .nullable(),
  /** Left to pay, one entry a currency in which something is. */
  owed: z.array(z.object({ currency: z.string(), amount: z.number(), late: z.number() })),
  lateDays: z.number().int(),
  /** In each of the twelve months that end with today's, avoirs taken off, one entry a currency met. */
  billed: z.array(
    z.object({
      currency: z.string(),
      months: z.array(z.object({ month: z.string(), amount: z.number() })),
    }),
  ),
});
export type ClientRelationAnswer = z.infer<typeof clientRelationAnswer>;

/** `GET /api/clients/:id`. */
export const clientDetailAnswer = clientAnswer.extend({
  statistics: clientStatisticsAnswer,
  relation: clientRelationAnswer,
  /** The names of the recurring series that bill them and are not over. */
  series: z.array(z.string()),
});
export type ClientDetailAnswer = z.infer<typeof clientDetailAnswer>;

const amounts = z.array(z.object({ currency: z.string(), amount: z.number() }));

/** All taxes included, one entry a currency met; none where there is nothing. */
export const clientStandingAnswer = z.object({
  /** Issued, less the avoirs. */
  billed: amounts,
  /** Left to pay on what was issued. */
  owed: amounts,
  /** Since how many days the oldest late invoice is; 0 when none is late. */
  lateDays: z.number().int(),
  /** Billed in each of the twelve months that end with this one, in the first currency met; or none. */
  months: z.array(z.number()),
});
export type ClientStandingAnswer = z.infer<typeof clientStandingAnswer>;

/** `GET /api/clients?search&limit&cursor`. */
export const clientListAnswer = z.object({
  items: z.array(clientAnswer.extend({ standing: clientStandingAnswer })),
  nextCursor: z.string().nullable(),
  /** How many clients the user has in all, whatever the search. */
  total: z.number().int(),
});
export type ClientListAnswer = z.infer<typeof clientListAnswer>;
