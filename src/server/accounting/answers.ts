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
