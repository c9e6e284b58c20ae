import * as z from 'zod';
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts';
import { decimalsOf } from '#domain/money/decimal.ts';
import { day, line, requiredLine } from '#domain/text/fields.ts';
import { DAY_ORDERS } from './day.ts';
import { LONGEST_LABEL, LONGEST_PAYER } from './line.ts';

/** A file's lines travel so many at a time: each call is short, and others come between. */
export const LINES_A_CALL = 400;

const money = z
  .number({ error: 'Le montant doit être un nombre' })
  .positive('Le montant doit être supérieur à 0')
  .max(DOCUMENT_LIMITS.amount, 'Ce montant est trop élevé')
  .refine((value) => decimalsOf(value) <= 2, 'Le montant compte deux décimales au plus');

const creditSchema = z.object({
  identity: z.string().regex(/^[0-9a-f]{64}$/, 'L’empreinte de la ligne est mal formée'),
  day: day('La date de la ligne est mal formée'),
  amount: money,
  currency: z.string().regex(/^[A-Z]{3}$/, 'La devise est mal écrite'),
  label: line(LONGEST_LABEL),
  payer: line(LONGEST_PAYER),
});

/** What `POST /api/bank-credits` accepts: what came in, a part of a file at a time. */
export const bankCreditsSchema = z.object({
  /** One for all the parts of one file. */
  importId: z.uuid('L’import n’est pas identifié'),
  lines: z.array(creditSchema).min(1).max(LINES_A_CALL),
});
export type BankCreditsRequest = z.output<typeof bankCreditsSchema>;

/** What `POST /api/bank-credits/{id}/booking` accepts: the invoices it pays, or the payment it is. */
export const bookingSchema = z.union([
  z.object({
    parts: z
      .array(
        z.object({
          documentId: z.string(),
          amount: money,
          /** More than is due, and the user says so. */
          excess: z.boolean().optional(),
        }),
      )
      .min(1, 'Choisissez une facture')
      .max(50),
  }),
  z.object({ paymentId: z.string() }),
]);
export type BookingRequest = z.output<typeof bookingSchema>;

const column = z.number().int().min(0).max(100);

/** What `PUT /api/bank-columns` accepts: how the tables of one bank are read. */
export const bankColumnsSchema = z.object({
  signature: requiredLine(400, 'Le tableau n’est pas reconnu'),
  columns: z.object({
    header: z.number().int().min(-1).max(100),
    day: column,
    dayOrder: z.enum(DAY_ORDERS),
    amount: column.nullable(),
    credit: column.nullable(),
    label: z.array(column).max(10),
    payer: column.nullable(),
    bankId: column.nullable(),
    currency: column.nullable(),
    state: column.nullable(),
  }),
});
