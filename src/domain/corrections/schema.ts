import * as z from 'zod';
import { PAYMENT_METHODS, valuesOf } from '#domain/document/choices.ts';
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts';
import { decimalsOf } from '#domain/money/decimal.ts';
import { day, numberOrZero, optionalNumber, requiredBlock } from '#domain/text/fields.ts';

const MESSAGES = {
  creditReason: 'Indiquez pourquoi vous faites cet avoir',
  correctionReason: 'Indiquez ce qui est corrigé',
  lines: 'Choisissez au moins une ligne à créditer',
  line: 'Cette ligne n’est pas de la facture',
  quantity: 'La quantité doit être supérieure à 0',
  quantityDecimals: 'La quantité accepte quatre décimales au plus',
  price: 'Le prix doit être supérieur à 0',
  percent: 'Entrez un pourcentage entre 0 et 100',
  amount: 'Entrez un montant supérieur à 0',
  cents: 'Un montant compte deux décimales au plus',
  one: 'Donnez un pourcentage ou un montant',
  progress: 'Entrez un avancement entre 0 et 100',
  lots: 'Dites où en sont les travaux',
  worksDay: 'Veuillez entrer le jour de la réception',
  receivedDay: 'Veuillez entrer le jour du paiement',
  method: 'Choisissez un moyen de paiement',
} as const;

/** A line of an invoice to credit; without quantity or price, all of it at its own price. */
const chosenLine = z.object({
  creditedLine: z.int(MESSAGES.line).min(0, MESSAGES.line).max(DOCUMENT_LIMITS.lines),
  quantity: optionalNumber(
    z
      .number({ error: MESSAGES.quantity })
      .positive(MESSAGES.quantity)
      .max(DOCUMENT_LIMITS.quantity)
      .refine((value) => decimalsOf(value) <= DOCUMENT_LIMITS.decimals, MESSAGES.quantityDecimals),
  ).optional(),
  unitPrice: optionalNumber(
    z
      .number({ error: MESSAGES.price })
      .positive(MESSAGES.price)
      .max(DOCUMENT_LIMITS.amount)
      .refine((value) => decimalsOf(value) <= DOCUMENT_LIMITS.decimals, MESSAGES.price),
  ).optional(),
});

/** `POST /api/documents/{id}/credit-notes`: all that is left, or the lines chosen. */
export const creditNoteRequestSchema = z
  .object({
    reason: requiredBlock(DOCUMENT_LIMITS.reason, MESSAGES.creditReason),
    total: z.literal(true).optional(),
    lineItems: z.array(chosenLine).max(DOCUMENT_LIMITS.lines).optional(),
    /** With a total avoir, the same invoice again as a draft to put right. */
    andDraft: z.boolean().optional(),
  })
  .refine(({ total, lineItems }) => total || (lineItems?.length ?? 0) > 0, {
    path: ['lineItems'],
    message: MESSAGES.lines,
  });
export type CreditNoteRequest = z.output<typeof creditNoteRequestSchema>;

/** `POST /api/documents/{id}/corrections`. */
export const correctionRequestSchema = z.object({
  reason: requiredBlock(DOCUMENT_LIMITS.reason, MESSAGES.correctionReason),
});

/** When and how a deposit was received: `POST /api/documents/{id}/receipt`. */
export const depositReceiptSchema = z.object({
  day: day(MESSAGES.receivedDay),
  method: z.enum(valuesOf(PAYMENT_METHODS), { error: MESSAGES.method }),
});
export type DepositReceipt = z.output<typeof depositReceiptSchema>;

/** `POST /api/documents/{id}/deposits`: a part of the quote in percent, or an amount TTC. */
export const depositRequestSchema = z
  .object({
    percent: optionalNumber(
      z
        .number({ error: MESSAGES.percent })
        .positive(MESSAGES.percent)
        .max(100, MESSAGES.percent)
        .refine((value) => decimalsOf(value) <= 2, MESSAGES.percent),
    ).optional(),
    amount: optionalNumber(
      z
        .number({ error: MESSAGES.amount })
        .positive(MESSAGES.amount)
        .max(DOCUMENT_LIMITS.amount, MESSAGES.amount)
        .refine((value) => decimalsOf(value) <= 2, MESSAGES.cents),
    ).optional(),
    /** When it was received already: it is then invoiced at once. */
    received: depositReceiptSchema.optional(),
  })
  .refine(({ percent, amount }) => (percent == null) !== (amount == null), {
    path: ['percent'],
    message: MESSAGES.one,
  });
export type DepositRequest = z.output<typeof depositRequestSchema>;

/** `POST /api/documents/{id}/situations`: how far each line of the quote is, in all. */
export const situationRequestSchema = z.object({
  progress: z
    .array(
      z.object({
        place: z.int(MESSAGES.line).min(0, MESSAGES.line).max(DOCUMENT_LIMITS.lines),
        percent: numberOrZero().pipe(
          z
            .number()
            .min(0, MESSAGES.progress)
            .max(100, MESSAGES.progress)
            .refine((value) => decimalsOf(value) <= 2, MESSAGES.progress),
        ),
      }),
    )
    .min(1, MESSAGES.lots)
    .max(DOCUMENT_LIMITS.lines),
});
export type SituationRequest = z.output<typeof situationRequestSchema>;

/** `PUT /api/documents/{id}/works-acceptance`: the day of it, null to take it back. */
export const worksAcceptanceSchema = z.object({ day: day(MESSAGES.worksDay).nullable() });
