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
import { vatRateSchema } from '#domain/vat/rateSchema.ts';
import { DEFAULT_VAT_RATE } from '#domain/vat/rates.ts';
import { OPERATION_CATEGORIES, PAYMENT_METHODS, valuesOf } from './choices.ts';
import { DOCUMENT_LIMITS } from './limits.ts';
import { PAYMENT_MEANS } from './paymentMeans.ts';

/*
 * What a document says beside its kind, its client, its two dates and its lines. A new fact is
 * written here four times over, and the compiler asks for each; database, answers, drafts, edits and
 * the register follow.
 */

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
} as const;

/** How a deposit is counted: percent of the quote, or an amount TTC. */
export const DEPOSIT_COUNTS = ['percent', 'amount'] as const;

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
});
export type DocumentFacts = z.infer<typeof documentFacts>;
export type AlreadyPaid = NonNullable<DocumentFacts['alreadyPaid']>;
export type OrderDeposit = NonNullable<DocumentFacts['orderDeposit']>;

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

/** As they are typed in: read, cleaned, and refused with a message beside the field. */
export const typedFacts = {
  prompt: block(DOCUMENT_LIMITS.prompt),
  content: block(DOCUMENT_LIMITS.content),
  vat: z.boolean({ error: MESSAGES.choice }),
  vatRate: vatRateSchema,
  supplyDate: optionalDay(MESSAGES.supplyDate),
  supplyEndDate: optionalDay(MESSAGES.supplyDate),
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
  contractReference: optionalLine(DOCUMENT_LIMITS.reference),
  buyerReference: optionalLine(DOCUMENT_LIMITS.reference),
  placeOfWork: optionalLine(DOCUMENT_LIMITS.work),
  quoteFee: optionalNumber(
    z
      .number({ error: MESSAGES.quoteFee })
      .min(0, MESSAGES.quoteFee)
      .max(DOCUMENT_LIMITS.amount, MESSAGES.quoteFee)
      .refine((fee) => decimalsOf(fee) <= 2, MESSAGES.quoteFee),
  ),
  workStart: optionalLine(DOCUMENT_LIMITS.work),
  wasteQuantity: optionalLine(DOCUMENT_LIMITS.work),
  wasteHandling: optionalLine(DOCUMENT_LIMITS.work),
  wasteCollection: optionalLine(DOCUMENT_LIMITS.work),
  wasteCost: optionalLine(DOCUMENT_LIMITS.work),
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
} satisfies Record<keyof DocumentFacts, z.ZodType>;

/** What a document says when nobody said anything. */
export const NO_FACTS: DocumentFacts = {
  prompt: '',
  content: '',
  vat: true,
  vatRate: DEFAULT_VAT_RATE,
  supplyDate: null,
  supplyEndDate: null,
  purchaseOrder: null,
  paymentMethod: null,
  operationCategory: null,
  vatExemption: null,
  euroRate: null,
  contractReference: null,
  buyerReference: null,
  placeOfWork: null,
  quoteFee: null,
  workStart: null,
  wasteQuantity: null,
  wasteHandling: null,
  wasteCollection: null,
  wasteCost: null,
  reason: null,
  retention: null,
  alreadyPaid: null,
  orderDeposit: null,
};

/** What the register calls each of them. */
export const FACT_WORDS: Record<keyof DocumentFacts, string> = {
  prompt: 'description',
  content: 'notes',
  vat: 'TVA',
  vatRate: 'taux de TVA',
  supplyDate: 'date de prestation',
  supplyEndDate: 'fin de prestation',
  purchaseOrder: 'bon de commande',
  paymentMethod: 'mode de paiement',
  operationCategory: 'catégorie d’opération',
  vatExemption: 'exonération de TVA',
  euroRate: 'taux de change',
  contractReference: 'référence du contrat',
  buyerReference: 'référence de l’acheteur',
  placeOfWork: 'lieu des travaux',
  quoteFee: 'prix du devis',
  workStart: 'début des travaux',
  wasteQuantity: 'quantité de déchets',
  wasteHandling: 'tri des déchets',
  wasteCollection: 'points de collecte des déchets',
  wasteCost: 'coût des déchets',
  reason: 'motif',
  retention: 'retenue de garantie',
  alreadyPaid: 'déjà réglé',
  orderDeposit: 'acompte à la commande',
};

export const FACTS = Object.keys(NO_FACTS) as (keyof DocumentFacts)[];

type Given = { [Name in keyof DocumentFacts]?: DocumentFacts[Name] | undefined };

/** The facts of a document, or of a request; what is not given is as in `NO_FACTS`. */
export function factsOf(given: Given): DocumentFacts {
  const facts = FACTS.map((name) => [name, given[name] ?? NO_FACTS[name]]);
  return Object.fromEntries(facts) as DocumentFacts;
}
