import { z } from 'zod';

/** `GET /api/accounting/years`: those that have documents, the last first, this year among them. */
export const accountingYearsAnswer = z.object({ years: z.array(z.number().int()) });
export type AccountingYearsAnswer = z.infer<typeof accountingYearsAnswer>;

/** `GET /api/accounting/vat-due?from&to`: amounts in euros, negative where avoirs take off more. */
export const vatDueAnswer = z.object({
  months: z.array(
    z.object({
      /** `YYYY-MM`. */
      month: z.string(),
      /** Percent. */
      rate: z.number(),
      base: z.number(),
      vat: z.number(),
      /** Of the CA3 return, where the rate has one of its own. */
      line: z.string().nullable(),
    }),
  ),
  details: z.array(
    z.object({
      month: z.string(),
      documentId: z.string(),
      number: z.string(),
      dueBy: z.enum(['date', 'receipt']),
      rate: z.number(),
      base: z.number(),
      vat: z.number(),
    }),
  ),
  /** Invoices that do not say what they sell: counted as services. */
  unstated: z.array(z.string()),
  /** Goods and services on one invoice: counted by the date of the invoice. */
  mixed: z.array(z.string()),
  /** In another currency, without a rate in euros: not counted. */
  withoutRate: z.array(z.string()),
});
export type VatDueAnswer = z.infer<typeof vatDueAnswer>;

/** `GET /api/accounting/receipts-book?from&to`. */
export const receiptsBookAnswer = z.object({
  rows: z.number().int(),
  totals: z.array(
    z.object({ quarter: z.string(), currency: z.string(), amount: z.number(), cash: z.number() }),
  ),
});
export type ReceiptsBookAnswer = z.infer<typeof receiptsBookAnswer>;

/** `GET /api/accounting/closures?from&to`: amounts gross, in each currency. */
export const closuresAnswer = z.object({
  /** The months of the period, and its year when it ends in it; the first first. */
  closures: z.array(
    z.object({
      kind: z.enum(['month', 'year']),
      period: z.string(),
      number: z.number().int(),
      totals: z.array(
        z.object({
          currency: z.string(),
          count: z.number().int(),
          amount: z.number(),
          /** Since the account’s first payment. */
          perpetual: z.number(),
        }),
      ),
    }),
  ),
  /** How many days of the period are closed. */
  days: z.number().int(),
  /** The last day closed of all, whatever the period. */
  lastDay: z.string().nullable(),
});
export type ClosuresAnswer = z.infer<typeof closuresAnswer>;
