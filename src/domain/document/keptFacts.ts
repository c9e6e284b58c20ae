import * as z from 'zod';
import { VAT_EXEMPTION_CODES } from '#domain/vat/exemptionCodes.ts';
import { DEPOSIT_COUNTS, OPERATION_CATEGORIES, PAYMENT_METHODS, valuesOf } from './choices.ts';
import { PAYMENT_MEANS } from './paymentMeans.ts';

/** As a document keeps them and an answer carries them. */
export const documentFacts = z.object({
  /** The sentence it was drafted from. */
  prompt: z.string(),
  /** Notes printed under the lines. */
  content: z.string(),
  vat: z.boolean(),
  /** Percent. */
  vatRate: z.number(),
  /** ISO day. */
  supplyDate: z.string().nullable(),
  supplyEndDate: z.string().nullable(),
  purchaseOrder: z.string().nullable(),
  paymentMethod: z.enum(valuesOf(PAYMENT_METHODS)).nullable(),
  operationCategory: z.enum(valuesOf(OPERATION_CATEGORIES)).nullable(),
  vatExemption: z.enum(VAT_EXEMPTION_CODES).nullable(),
  /** EUR for one unit of `currency`, when it is not EUR (CGI ann. II art. 242 nonies A; BT-111). */
  euroRate: z.number().nullable(),
  /** « Marché », contract or framework agreement (BT-12). */
  contractReference: z.string().nullable(),
  /** What the buyer wants quoted, its service first; null takes the client's (BT-10). */
  buyerReference: z.string().nullable(),
  /** Of a quote for works: what the arrêté du 24 janvier 2017 asks for. */
  placeOfWork: z.string().nullable(),
  /** Null says nothing, 0 « Devis gratuit », more « Devis payant ». */
  quoteFee: z.number().nullable(),
  /** Start of the works, or the delay. */
  workStart: z.string().nullable(),
  /** The waste of the works (C. env. art. D541-45-1). */
  wasteQuantity: z.string().nullable(),
  wasteHandling: z.string().nullable(),
  wasteCollection: z.string().nullable(),
  wasteCost: z.string().nullable(),
  /** Why an avoir or a rectificative is made; printed. */
  reason: z.string().nullable(),
  /** Percent the client keeps back for a year, of all taxes included (loi n° 71-584 du 16 juillet 1971). */
  retention: z.number().nullable(),
  /** Received before the issue, all taxes included (BT-113); the issue records it as a payment. */
  alreadyPaid: z
    .object({ day: z.string(), amount: z.number(), method: z.enum(valuesOf(PAYMENT_MEANS)) })
    .nullable(),
  /** What a quote asks to be paid once it is accepted: percent of it, or an amount TTC. */
  orderDeposit: z.object({ by: z.enum(DEPOSIT_COUNTS), value: z.number() }).nullable(),
  /** Days a quote may be accepted from its date on; null is thirty (`dueDate.ts`). */
  validityDays: z.number().nullable(),
});
