import { meansAskedFor, type PaymentMeans } from '#domain/document/paymentMeans.ts';
import { numberOrZero } from '#domain/money/parse.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import { type EditedDocument, bodyOf, editedDocument } from './editedDocument.ts';

/** A list where nothing is chosen: its options are texts. */
export const NONE = 'none';

/** What a document holds beside its lines, as its fields hold it: empty text is nothing. */
export interface EditedFacts {
  /** Which rules judge it; not edited here. */
  type: DocumentAnswer['type'];
  clientId: string;
  date: string;
  dueDate: string;
  /** Days, of a quote. */
  validityDays: string;
  supplyDate: string;
  supplyEndDate: string;
  purchaseOrder: string;
  paymentMethod: NonNullable<DocumentAnswer['paymentMethod']> | typeof NONE;
  operationCategory: NonNullable<DocumentAnswer['operationCategory']> | typeof NONE;
  vatExemption: NonNullable<DocumentAnswer['vatExemption']> | typeof NONE;
  euroRate: string;
  contractReference: string;
  buyerReference: string;
  placeOfWork: string;
  quoteFee: string;
  retention: string;
  workStart: string;
  wasteQuantity: string;
  wasteHandling: string;
  wasteCollection: string;
  wasteCost: string;
  /** What the client paid before the issue; no amount is nothing. */
  alreadyPaid: { amount: string; day: string; method: PaymentMeans };
}

function factsOf(document: Omit<WrittenFacts, 'lineItems'>): EditedFacts {
  return {
    type: document.type,
    clientId: document.clientId,
    date: document.date,
    dueDate: document.dueDate ?? '',
    validityDays: document.validityDays === null ? '' : String(document.validityDays),
    supplyDate: document.supplyDate ?? '',
    supplyEndDate: document.supplyEndDate ?? '',
    purchaseOrder: document.purchaseOrder ?? '',
    paymentMethod: document.paymentMethod ?? NONE,
    operationCategory: document.operationCategory ?? NONE,
    vatExemption: document.vatExemption ?? NONE,
    euroRate: document.euroRate === null ? '' : formatNumber(document.euroRate, 0, 6),
    quoteFee: document.quoteFee === null ? '' : formatNumber(document.quoteFee, 0, 2),
    retention: document.retention === null ? '' : formatNumber(document.retention, 0, 2),
    alreadyPaid: {
      amount: document.alreadyPaid === null ? '' : formatNumber(document.alreadyPaid.amount, 2, 2),
      day: document.alreadyPaid?.day ?? document.date,
      method: document.alreadyPaid?.method ?? meansAskedFor(document.paymentMethod),
    },
    ...eachText((name) => document[name] ?? ''),
  };
}

/** Everything that step 3 of the wizard and the edit mode change. */
export type EditForm = EditedDocument & EditedFacts;

type WrittenFacts = Pick<
  DocumentAnswer,
  Exclude<keyof EditedFacts | keyof EditedDocument, 'orderDeposit'>
>;

export function editFormOf(
  document: WrittenFacts & Pick<DocumentAnswer, 'orderDeposit'>,
): EditForm {
  return { ...editedDocument(document), ...factsOf(document) };
}

/** The body of `PATCH /api/documents/:id`. */
export function editBody(edited: EditForm) {
  return { ...bodyOf(edited), ...factsBody(edited, edited.vat) };
}

function factsBody(facts: EditedFacts, vat: boolean) {
  return {
    clientId: facts.clientId,
    date: facts.date,
    dueDate: facts.dueDate || null,
    validityDays: numberOf(facts.validityDays),
    supplyDate: facts.supplyDate || null,
    supplyEndDate: facts.supplyEndDate || null,
    purchaseOrder: facts.purchaseOrder.trim() || null,
    paymentMethod: chosen(facts.paymentMethod),
    operationCategory: chosen(facts.operationCategory),
    // A document that bears VAT has no reason not to.
    vatExemption: vat ? null : chosen(facts.vatExemption),
    euroRate: numberOf(facts.euroRate),
    quoteFee: numberOf(facts.quoteFee),
    retention: numberOf(facts.retention),
    alreadyPaid: facts.alreadyPaid.amount.trim() === '' ? null : facts.alreadyPaid,
    ...eachText((name) => facts[name].trim() || null),
  };
}

/** The facts that are a line of text, or nothing. */
const TEXTS = [
  'contractReference',
  'buyerReference',
  'placeOfWork',
  'workStart',
  'wasteQuantity',
  'wasteHandling',
  'wasteCollection',
  'wasteCost',
] as const;

function eachText<Value>(valueOf: (name: (typeof TEXTS)[number]) => Value) {
  return Object.fromEntries(TEXTS.map((name) => [name, valueOf(name)])) as Record<
    (typeof TEXTS)[number],
    Value
  >;
}

function numberOf(typed: string): number | null {
  return typed.trim() === '' ? null : numberOrZero(typed);
}

function chosen<Value extends string>(value: Value | typeof NONE): Value | null {
  return value === NONE ? null : value;
}

/** Where a hint finds the field it speaks of. */
export function fieldId(name: string): string {
  return `document-${name}`;
}
