import { z } from 'zod';
import { documentSummaryAnswer } from '#server/documents/answers.ts';

const figure = z.object({
  value: z.number(),
  /** Percent, this period against the one before; null when there is none. */
  change: z.number().nullable(),
});

const dayAmount = z.object({ date: z.string(), amount: z.number() });

/** What is due from a day to a day, both counted; null where there is no bound. */
const dueWithin = z.object({
  from: z.string().nullable(),
  to: z.string().nullable(),
  amount: z.number(),
});

/** `GET /api/dashboard?range=7|30|90`. Amounts net (HT) in `currency`, the profile's. */
export const dashboardAnswer = z.object({
  range: z.union([z.literal(7), z.literal(30), z.literal(90)]),
  currency: z.string(),
  /**
   * What the four cards show (docs/product.md, Dashboard): sum of all document amounts; total
   * minus paid; invoices plus quotes; clients.
   */
  stats: z.object({ revenue: figure, pending: figure, documents: figure, clients: figure }),
  /**
   * Invoices only; quotes and cancelled documents excluded (docs/product.md, Dashboard). Gross
   * (TTC).
   */
  cash: z.object({ received: z.number(), toReceive: z.number(), overdue: z.number() }),
  /** What is late, by age: 1 to 30 days, 31 to 60, more (TTC). */
  ageing: z.array(dueWithin),
  /** What is to come by week, this one first, then all that is due later (TTC). */
  expected: z.array(dueWithin),
  /** What clients paid, gross (TTC), one entry for each day of the range, oldest first. */
  series: z.array(dayAmount),
  /** The same of the range just before. */
  before: z.array(dayAmount),
  /** Who paid, on the days of the range when one sum came in. */
  payers: z.array(z.object({ date: z.string(), name: z.string() })),
  /** What clients paid in each of the twelve months that end with today's (TTC). */
  months: z.array(z.object({ month: z.string(), amount: z.number() })),
  recent: z.array(documentSummaryAnswer).max(5),
  /** Retentions that fall due today or within a month, the first day first; in any currency, TTC. */
  retentions: z.array(
    z.object({
      documentId: z.string(),
      number: z.string(),
      clientName: z.string(),
      currency: z.string(),
      amount: z.number(),
      dueOn: z.string(),
    }),
  ),
});
export type DashboardAnswer = z.infer<typeof dashboardAnswer>;

/** `GET /api/dashboard/obligations`: what of the money received is not the seller's, and how far ceilings are. */
export const obligationsAnswer = z.object({
  /** VAT that became due since the first day of last month, by month; null for who collects none. */
  vat: z
    .object({
      total: z.number(),
      months: z.array(z.object({ month: z.string(), vat: z.number() })),
    })
    .nullable(),
  ceilings: z.array(
    z.object({
      of: z.enum(['franchise', 'micro']),
      part: z.enum(['total', 'services']),
      received: z.number(),
      limit: z.number(),
      raised: z.number().nullable(),
      forecast: z.number().nullable(),
    }),
  ),
});
export type ObligationsAnswer = z.infer<typeof obligationsAnswer>;
