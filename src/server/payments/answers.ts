import { z } from 'zod';
import { valuesOf } from '#domain/document/choices.ts';
import { STATUSES } from '#domain/document/status.ts';
import { PAYMENT_MEANS } from '#domain/document/paymentMeans.ts';

const paymentAnswer = z.object({
  id: z.string(),
  /** The day it was received, given back or reversed. */
  day: z.string(),
  /** Gross (TTC); below 0 for a refund, and where a payment is reversed. */
  amount: z.number(),
  method: z.enum(valuesOf(PAYMENT_MEANS)),
  reference: z.string().nullable(),
  reason: z.string().nullable(),
  /** The payment this one takes back. */
  reversesId: z.string().nullable(),
  /** Neither reversed nor a reversal: it may still be reversed. */
  stands: z.boolean(),
  recordedAt: z.string(),
  /** What it pays at each VAT rate; `excess` is more than was owed. */
  shares: z.array(z.object({ rate: z.number(), gross: z.number(), vat: z.number() })),
  excess: z.number(),
});
export type PaymentAnswer = z.infer<typeof paymentAnswer>;

/** `GET, POST /api/documents/{id}/payments`: the oldest first. Amounts gross, in `currency`. */
export const paymentsAnswer = z.object({
  items: z.array(paymentAnswer),
  currency: z.string(),
  gross: z.number(),
  paid: z.number(),
  credited: z.number(),
  /** Still owed; below 0 when money must be given back. Nothing before the issue. */
  left: z.number(),
  /** Whether a payment may be recorded: an issued invoice that nothing replaces. */
  payable: z.boolean(),
  status: z.enum(valuesOf(STATUSES)),
  /** A word on cash past the limit of the law. */
  hint: z.string().nullable(),
});
export type PaymentsAnswer = z.infer<typeof paymentsAnswer>;
