import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import { canonicalJson } from './canonicalJson.ts';

/**
 * What a document says, as its row keeps it. Left out: what the database derives (search key), the
 * instant of the last save, and the two links between a quote and its invoice, which the database
 * itself empties when the other side goes.
 */
export type DocumentContent = Omit<
  Document,
  'updatedAt' | 'sourceDocumentId' | 'convertedDocumentId'
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
  const said: Partial<DocumentContent> = {
    // A plain kind says nothing the type does not: entries older than kinds must still hold.
    ...(content.kind !== content.type && { kind: content.kind }),
    ...named(content),
  };
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(said))));
}

/** Each field in turn: a digest made before the document learnt a new field must not change. */
function named(content: DocumentContent): Omit<DocumentContent, 'kind'> {
  return {
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
    // Without its kind, which lines got from a migration after their digest had been taken.
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
  };
}
