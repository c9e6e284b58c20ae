import * as z from 'zod';
import { decimalsOf } from '#domain/money/decimal.ts';
import {
  block,
  day,
  line,
  numberOrZero,
  optionalDay,
  optionalNumber,
} from '#domain/text/fields.ts';
import { VAT_EXEMPTION_CODES } from '#domain/vat/exemptionCodes.ts';
import { vatRateSchema, vatSchema } from '#domain/vat/rateSchema.ts';
import { DEPOSIT_COUNTS, OPERATION_CATEGORIES, PAYMENT_METHODS, valuesOf } from './choices.ts';
import type { DocumentFacts } from './facts.ts';
import { DOCUMENT_LIMITS } from './limits.ts';
import { PAYMENT_MEANS } from './paymentMeans.ts';

const MESSAGES = {
  supplyDate: 'Veuillez entrer une date de prestation valide',
  choice: 'Veuillez choisir une valeur de la liste',
  quoteFee: 'Le prix du devis est un montant positif ou nul, à deux décimales au plus',
  euroRate: 'Veuillez entrer un taux de change supérieur à 0',
  retention: 'La retenue de garantie est de 5\u00A0% au plus (loi n° 71-584)',
  alreadyPaidDay: 'Veuillez entrer la date du paiement',
  alreadyPaid: 'Veuillez entrer le montant déjà réglé',
  orderDeposit: 'Entrez un acompte supérieur à 0, à deux décimales au plus',
  orderDepositPercent: 'Entrez un pourcentage entre 0 et 100',
  validityDays: `La validité d’un devis va de 1 à ${DOCUMENT_LIMITS.validityDays}\u00A0jours`,
} as const;

/** A line of text, or nothing. */
function optionalLine(most: number) {
  return line(most)
    .nullable()
    .transform((text) => text || null);
}

/** What a quote asks for at the order, as it is typed. */
const typedOrderDeposit = z
  .object({
    by: z.enum(DEPOSIT_COUNTS, { error: MESSAGES.choice }),
    value: numberOrZero().pipe(
      z
        .number()
        .positive(MESSAGES.orderDeposit)
        .max(DOCUMENT_LIMITS.amount, MESSAGES.orderDeposit)
        .refine((value) => decimalsOf(value) <= 2, MESSAGES.orderDeposit),
    ),
  })
  .refine(({ by, value }) => by !== 'percent' || value <= 100, {
    path: ['value'],
    message: MESSAGES.orderDepositPercent,
  })
  .nullable();

const supplyDay = optionalDay(MESSAGES.supplyDate);
const reference = optionalLine(DOCUMENT_LIMITS.reference);
const aboutWorks = optionalLine(DOCUMENT_LIMITS.work);

/** As they are typed in: read, cleaned, and refused with a message beside the field. */
export const typedFacts = {
  prompt: block(DOCUMENT_LIMITS.prompt),
  content: block(DOCUMENT_LIMITS.content),
  vat: vatSchema,
  vatRate: vatRateSchema,
  supplyDate: supplyDay,
  supplyEndDate: supplyDay,
  purchaseOrder: optionalLine(DOCUMENT_LIMITS.purchaseOrder),
  paymentMethod: z.enum(valuesOf(PAYMENT_METHODS), { error: MESSAGES.choice }).nullable(),
  operationCategory: z.enum(valuesOf(OPERATION_CATEGORIES), { error: MESSAGES.choice }).nullable(),
  vatExemption: z.enum(VAT_EXEMPTION_CODES, { error: MESSAGES.choice }).nullable(),
  euroRate: optionalNumber(
    z
      .number({ error: MESSAGES.euroRate })
      .positive(MESSAGES.euroRate)
      .max(1_000_000, MESSAGES.euroRate),
  ),
  contractReference: reference,
  buyerReference: reference,
  placeOfWork: aboutWorks,
  quoteFee: optionalNumber(
    z
      .number({ error: MESSAGES.quoteFee })
      .min(0, MESSAGES.quoteFee)
      .max(DOCUMENT_LIMITS.amount, MESSAGES.quoteFee)
      .refine((fee) => decimalsOf(fee) <= 2, MESSAGES.quoteFee),
  ),
  workStart: aboutWorks,
  wasteQuantity: aboutWorks,
  wasteHandling: aboutWorks,
  wasteCollection: aboutWorks,
  wasteCost: aboutWorks,
  reason: block(DOCUMENT_LIMITS.reason)
    .nullable()
    .transform((text) => text || null),
  retention: optionalNumber(
    z
      .number({ error: MESSAGES.retention })
      .positive(MESSAGES.retention)
      .max(DOCUMENT_LIMITS.retention, MESSAGES.retention)
      .refine((percent) => decimalsOf(percent) <= 2, MESSAGES.retention),
  ),
  alreadyPaid: z
    .object({
      day: day(MESSAGES.alreadyPaidDay),
      amount: numberOrZero().pipe(
        z
          .number()
          .positive(MESSAGES.alreadyPaid)
          .max(DOCUMENT_LIMITS.amount, MESSAGES.alreadyPaid)
          .refine((amount) => decimalsOf(amount) <= 2, MESSAGES.alreadyPaid),
      ),
      method: z.enum(valuesOf(PAYMENT_MEANS), { error: MESSAGES.choice }),
    })
    .nullable(),
  orderDeposit: typedOrderDeposit,
  validityDays: optionalNumber(
    z
      .int({ error: MESSAGES.validityDays })
      .min(1, MESSAGES.validityDays)
      .max(DOCUMENT_LIMITS.validityDays, MESSAGES.validityDays),
  ),
} satisfies Record<keyof DocumentFacts, z.ZodType>;
