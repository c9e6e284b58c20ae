import type * as z from 'zod';
import { DEFAULT_VAT_RATE } from '#domain/vat/rates.ts';
import type { documentFacts } from './keptFacts.ts';

/*
 * What a document says beside its kind, its client, its two dates and its lines. A new fact is
 * written four times over, twice here, as it is kept (`keptFacts.ts`) and as it is typed
 * (`typedFacts.ts`), and the compiler asks for each; database, answers, drafts, edits and the
 * register follow.
 */

export type DocumentFacts = z.infer<typeof documentFacts>;
export type AlreadyPaid = NonNullable<DocumentFacts['alreadyPaid']>;
export type OrderDeposit = NonNullable<DocumentFacts['orderDeposit']>;

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
  validityDays: null,
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
  validityDays: 'validité du devis',
};

export const FACTS = Object.keys(NO_FACTS) as (keyof DocumentFacts)[];

type Given = { [Name in keyof DocumentFacts]?: DocumentFacts[Name] | undefined };

/** The facts of a document, or of a request; what is not given is as in `NO_FACTS`. */
export function factsOf(given: Given): DocumentFacts {
  const facts = FACTS.map((name) => [name, given[name] ?? NO_FACTS[name]]);
  return Object.fromEntries(facts) as DocumentFacts;
}
