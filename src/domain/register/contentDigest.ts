import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { FACTS, NO_FACTS, type DocumentFacts } from '#domain/document/facts.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { DocumentLife } from '#domain/document/life.ts';
import type { Document } from '#domain/document/types.ts';
import { canonicalJson } from './canonicalJson.ts';

/**
 * What a document says, as its row keeps it. Left out: what the database derives (search key), the
 * instant of the last save, its life after it was written, which has entries of its own, and the two
 * links between a quote and its invoice, which the database itself empties when the other side goes.
 */
export type DocumentContent = Omit<
  Document,
  'updatedAt' | 'sourceDocumentId' | 'convertedDocumentId' | keyof DocumentLife
> & {
  /** TTC, in the document's currency. */
  grossAmount: number;
};

/** The content of a document as it has just been saved. */
export function contentOf(document: Document): DocumentContent {
  return { ...document, grossAmount: documentTotals(document).gross };
}

/** SHA-256, in hexadecimal, of a document's content in canonical JSON. */
export function contentDigest(content: DocumentContent): string {
  // Named one by one: the digest of an old entry must not change when a document learns a new field.
  const first = {
    // A plain kind says nothing the type does not: entries older than kinds must still hold.
    ...(content.kind !== content.type && { kind: content.kind }),
    id: content.id,
    type: content.type,
    clientId: content.clientId,
    number: content.number,
    date: content.date,
    dueDate: content.dueDate,
    prompt: content.prompt,
    amount: content.amount,
    grossAmount: content.grossAmount,
    vat: content.vat,
    vatRate: content.vatRate,
    status: content.status,
    // Without its kind, which lines got from a migration after their digest had been taken; the
    // digest of what an issue keeps has it (`snapshot.ts`).
    lineItems: content.lineItems.map((line) => ({ ...line, kind: undefined })),
    content: content.content,
    currency: content.currency,
    supplyDate: content.supplyDate,
    supplyEndDate: content.supplyEndDate,
    purchaseOrder: content.purchaseOrder,
    paymentMethod: content.paymentMethod,
    operationCategory: content.operationCategory,
    vatExemption: content.vatExemption,
    euroRate: content.euroRate,
    createdAt: content.createdAt,
    ...(content.references?.length && { references: content.references }),
    ...(content.copiedVat && { copiedVat: content.copiedVat }),
    ...(content.situation && { situation: content.situation }),
  } satisfies Partial<DocumentContent>;
  return bytesToHex(sha256(utf8ToBytes(canonicalJson({ ...first, ...later(content, first) }))));
}

/** The facts documents have learnt since; one that says nothing leaves the digest as it was. */
function later(content: DocumentContent, first: object): Partial<DocumentFacts> {
  const said = FACTS.filter((name) => !(name in first) && content[name] !== NO_FACTS[name]);
  return Object.fromEntries(said.map((name) => [name, content[name]]));
}
