import * as z from 'zod';
import { valuesOf } from '#domain/document/choices.ts';
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts';
import { decimalsOf } from '#domain/money/decimal.ts';
import { parseFrenchNumber } from '#domain/money/parse.ts';
import { day, line, requiredLine } from '#domain/text/fields.ts';
import { PAYMENT_MEANS } from '#domain/document/paymentMeans.ts';

const PAYMENT_MESSAGES = {
  day: 'Veuillez entrer la date du paiement',
  amount: 'Veuillez entrer le montant du paiement',
  noAmount: 'Le montant ne peut pas être nul',
  cents: 'Le montant compte deux décimales au plus',
  tooHigh: 'Ce montant est trop élevé',
  method: 'Veuillez choisir le moyen de paiement',
  refundReason: 'Dites pourquoi cette somme est rendue',
  reversalReason: 'Dites pourquoi ce paiement est annulé',
} as const;

const REASON = 300;
const REFERENCE = 100;

/** A sum in whole cents, typed as a number or as French writes one; below 0 it is given back. */
const amount = z.preprocess(
  (input: unknown) => (typeof input === 'string' ? (parseFrenchNumber(input) ?? input) : input),
  z
    .number({ error: PAYMENT_MESSAGES.amount })
    .refine((value) => value !== 0, PAYMENT_MESSAGES.noAmount)
    .refine((value) => Math.abs(value) <= DOCUMENT_LIMITS.amount, PAYMENT_MESSAGES.tooHigh)
    .refine((value) => decimalsOf(value) <= 2, PAYMENT_MESSAGES.cents),
);

const text = (most: number) =>
  line(most)
    .nullable()
    .optional()
    .transform((value) => value || null);

export const paymentMeansSchema = z.enum(valuesOf(PAYMENT_MEANS), {
  error: PAYMENT_MESSAGES.method,
});

/** What `POST /api/documents/:id/payments` accepts, and the dialog « Encaisser ». */
export const paymentSchema = z
  .object({
    day: day(PAYMENT_MESSAGES.day),
    amount,
    method: paymentMeansSchema,
    reference: text(REFERENCE),
    /** Why a sum is given back; a payment received needs none. */
    reason: text(REASON),
    /** The client paid more than was owed, and the user says so. */
    excess: z.boolean().optional(),
  })
  .superRefine((payment, context) => {
    if (payment.amount < 0 && payment.reason === null) {
      context.addIssue({
        code: 'custom',
        path: ['reason'],
        message: PAYMENT_MESSAGES.refundReason,
      });
    }
  });
export type PaymentRequest = z.output<typeof paymentSchema>;

/** What `POST /api/payments/:id/reversal` accepts. */
export const reversalSchema = z.object({
  reason: requiredLine(REASON, PAYMENT_MESSAGES.reversalReason),
});
