import * as z from 'zod';
import { block, line, optionalDay, optionalNumber } from '#domain/text/fields.ts';
import { VAT_EXEMPTION_CODES } from '#domain/vat/case.ts';
import { vatRateSchema } from '#domain/vat/rateSchema.ts';
import { DEFAULT_VAT_RATE } from '#domain/vat/rates.ts';
import { OPERATION_CATEGORIES, PAYMENT_METHODS, valuesOf } from './choices.ts';
import { DOCUMENT_LIMITS } from './limits.ts';

/*
 * What a document says beside its kind, its client, its two dates and its lines. A new fact is
 * written here four times over, and the compiler asks for each; database, answers, drafts, edits and
 * the register follow.
 */

const MESSAGES = {
  supplyDate: 'Veuillez entrer une date de prestation valide',
  choice: 'Veuillez choisir une valeur de la liste',
  euroRate: 'Veuillez entrer un taux de change supérieur à 0',
} as const;

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
});
export type DocumentFacts = z.infer<typeof documentFacts>;

/** As they are typed in: read, cleaned, and refused with a message beside the field. */
export const typedFacts = {
  prompt: block(DOCUMENT_LIMITS.prompt),
  content: block(DOCUMENT_LIMITS.content),
  vat: z.boolean({ error: MESSAGES.choice }),
  vatRate: vatRateSchema,
  supplyDate: optionalDay(MESSAGES.supplyDate),
  supplyEndDate: optionalDay(MESSAGES.supplyDate),
  purchaseOrder: line(DOCUMENT_LIMITS.purchaseOrder)
    .nullable()
    .transform((text) => text || null),
  paymentMethod: z.enum(valuesOf(PAYMENT_METHODS), { error: MESSAGES.choice }).nullable(),
  operationCategory: z.enum(valuesOf(OPERATION_CATEGORIES), { error: MESSAGES.choice }).nullable(),
  vatExemption: z.enum(VAT_EXEMPTION_CODES, { error: MESSAGES.choice }).nullable(),
  euroRate: optionalNumber(
    z
      .number({ error: MESSAGES.euroRate })
      .positive(MESSAGES.euroRate)
      .max(1_000_000, MESSAGES.euroRate),
  ),
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
};

export const FACTS = Object.keys(NO_FACTS) as (keyof DocumentFacts)[];

type Given = { [Name in keyof DocumentFacts]?: DocumentFacts[Name] | undefined };

/** The facts of a document, or of a request; what is not given is as in `NO_FACTS`. */
export function factsOf(given: Given): DocumentFacts {
  const facts = FACTS.map((name) => [name, given[name] ?? NO_FACTS[name]]);
  return Object.fromEntries(facts) as DocumentFacts;
}
