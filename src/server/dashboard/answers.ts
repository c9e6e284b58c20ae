import { z } from 'zod';
import { documentSummaryAnswer } from '#server/documents/answers.ts';

const figure = z.object({
  value: z.number(),
  /** Percent, this period against the one before; null when there is none. */
  change: z.number().nullable(),
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
  /** What clients paid, gross (TTC), one entry for each day of the range, oldest first. */
  series: z.array(z.object({ date: z.string(), amount: z.number() })),
  recent: z.array(documentSummaryAnswer).max(5),
});
export type DashboardAnswer = z.infer<typeof dashboardAnswer>;
