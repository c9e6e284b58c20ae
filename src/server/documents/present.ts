import { isInvoice } from '#domain/document/kinds.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import { missingFacts } from '#domain/requirements/missing.ts';
import type { MissingFact } from '#domain/requirements/requirement.ts';
import { unprintableFacts } from '#rendering/renderer/unprintable.ts';
import type { Books } from '#server/books/books.ts';
import { clientOfDocument } from '#server/clients/store.ts';
import { loadProfile } from '#server/profile/store.ts';
import type { DocumentAnswer, MissingFactAnswer } from './answers.ts';
import { summaryOf } from './list.ts';
import { presentLine } from './presentLine.ts';
import { findDocument, versionOf } from './store.ts';

/** A document as its screen needs it: figures, hints, what was sealed and sent. */
export async function presentDocument(books: Books, document: Document): Promise<DocumentAnswer> {
  const [seller, client] = [
    await loadProfile(books),
    await clientOfDocument(books, document.clientId),
  ];
  const totals = documentTotals(document);
  const parts = { seller, client, document };
  const missing = missingFacts(parts);
  return {
    ...summaryOf(document, client, totals.gross),
    version: versionOf(document),
    prompt: document.prompt,
    vatRate: document.vatRate,
    content: document.content,
    lineItems: document.lineItems.map(presentLine),
    totals: {
      net: totals.net,
      vat: totals.vatTotal,
      gross: totals.gross,
      byRate: totals.vatBreakdown.map(({ rate, base, vat }) => ({ rate, net: base, vat })),
    },
    supplyDate: document.supplyDate,
    supplyEndDate: document.supplyEndDate,
    purchaseOrder: document.purchaseOrder,
    paymentMethod: document.paymentMethod,
    operationCategory: document.operationCategory,
    vatExemption: document.vatExemption,
    euroRate: document.euroRate,
    sourceDocumentId: await presentSource(books, document),
    missing: [...missing, ...unprintableFacts(parts)].map(presentHint),
    facturX: isInvoice(document) && missing.every(({ severity }) => severity !== 'factur-x'),
    sealedVersions: await sealedVersions(books, document.id),
    lastEmail: await lastEmail(books, document.id),
  };
}

function presentHint({ id, message, where, field, severity }: MissingFact): MissingFactAnswer {
  return { id, message, where, field, severity };
}

/** The quote an invoice came from, unless it was deleted since: a link must lead somewhere. */
async function presentSource(books: Books, { sourceDocumentId }: Document) {
  const source = sourceDocumentId && (await findDocument(books, sourceDocumentId));
  return source ? source.id : null;
}

async function sealedVersions({ tx, accountId }: Books, documentId: string) {
  const rows = await tx
    .selectFrom('sealedFiles')
    .select(['sha256', 'createdAt'])
    .where('userId', '=', accountId)
    .where('documentId', '=', documentId)
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map((row) => ({ sha256: row.sha256, sealedAt: row.createdAt.toISOString() }));
}

async function lastEmail({ tx, accountId }: Books, documentId: string) {
  const row = await tx
    .selectFrom('emailAttempts')
    .select(['recipient', 'at', 'state', 'transport', 'error', 'subject', 'message'])
    .where('userId', '=', accountId)
    .where('documentId', '=', documentId)
    .where('state', '!=', 'pending')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    recipient: row.recipient,
    at: row.at.toISOString(),
    ok: row.state === 'accepted',
    kept: row.transport === 'outbox',
    error: row.error,
    subject: row.subject,
    message: row.message,
  };
}
