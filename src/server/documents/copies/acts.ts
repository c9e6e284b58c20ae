import { parisDay } from '#domain/calendar.ts';
import type { Client } from '#domain/client/types.ts';
import { lineKind } from '#domain/document/lineKind.ts';
import type { DocumentCreation } from '#domain/document/schema.ts';
import type { Document } from '#domain/document/types.ts';
import type { Profile } from '#domain/profile/types.ts';
import { canBeRepeated, repeatedFacts, repeatedLine } from '#domain/recurring/fromInvoice.ts';
import { scaledTo } from '#domain/recurring/scaled.ts';
import type { CopiesWanted } from '#domain/recurring/schema.ts';
import { issueProblems } from '#domain/requirements/issue.ts';
import { dueDateBy, termsBetween } from '#domain/terms/paymentTerms.ts';
import type { Books } from '#server/books/books.ts';
import { findClient } from '#server/clients/store.ts';
import { createDocument } from '#server/documents/acts/create.ts';
import { draftOf } from '#server/documents/draft.ts';
import { unknownDocument } from '#server/documents/files/parts.ts';
import { findDocument } from '#server/documents/store.ts';
import { conflict, invalid, notFound } from '#server/errors.ts';
import { seriesStand } from '#server/numbering/stand.ts';
import { loadProfile, lockProfile } from '#server/profile/store.ts';
import type { CopiesAnswer, CopiesReviewAnswer } from './answers.ts';

/** What the same invoice would lack for each of these clients. Nothing is made. */
export async function reviewCopies(
  books: Books,
  id: string,
  clientIds: readonly string[],
): Promise<CopiesReviewAnswer> {
  const source = await sourceOf(books, id);
  const seller = await loadProfile(books);
  const stand = await seriesStand(books, source.kind);
  const items: CopiesReviewAnswer['items'] = [];
  for (const clientId of clientIds) {
    const client = (await findClient(books, clientId)) ?? unknownClient();
    const wanted = copyFor(books, source, { seller, client });
    const document = draftOf(books, wanted, seller, source.number);
    const missing = issueProblems({ seller, client, document }, stand);
    items.push({
      clientId,
      clientName: client.company || client.name,
      email: client.email,
      dueDate: document.dueDate ?? document.date,
      missing: missing.map(({ code, message, where }) => ({ code, message, where })),
    });
  }
  return { currency: source.currency, net: source.amount, items };
}

/**
 * Makes a draft of the same invoice for each client: all of them, or none. Asked again with its id, it
 * answers what it made before. Throws 404 for a client of somebody else's, 400 beside an amount that no
 * price gives.
 */
export async function makeCopies(
  books: Books,
  id: string,
  { requestId, copies }: CopiesWanted,
): Promise<CopiesAnswer> {
  // Two requests of one act follow each other here.
  const seller = await lockProfile(books);
  const made = await batchOf(books, requestId);
  if (made) return { batch: requestId, documentIds: made };
  const source = await sourceOf(books, id);
  const documentIds: string[] = [];
  for (const [at, { clientId, amount }] of copies.entries()) {
    const client = (await findClient(books, clientId)) ?? unknownClient();
    const wanted = copyFor(books, source, { seller, client });
    const document = await createDocument(books, { ...wanted, ...priced(source, amount, at) });
    documentIds.push(document.id);
  }
  await insertBatch(books, requestId, documentIds);
  return { batch: requestId, documentIds };
}

async function sourceOf(books: Books, id: string): Promise<Document> {
  const source = await findDocument(books, id);
  if (!source) throw unknownDocument();
  if (!canBeRepeated(source)) {
    throw conflict(
      'not_repeatable',
      'Seule une facture ordinaire se refait pour d’autres clients.',
    );
  }
  return source;
}

interface Parties {
  seller: Profile;
  client: Client;
}

/** Dated today and due by the terms agreed with that client; an order or a payment is not copied. */
function copyFor(
  { now }: Pick<Books, 'now'>,
  source: Document,
  { seller, client }: Parties,
): DocumentCreation {
  const date = parisDay(now);
  return {
    ...repeatedFacts(source),
    purchaseOrder: null,
    contractReference: null,
    buyerReference: null,
    prompt: source.prompt,
    supplyDate: source.supplyDate,
    supplyEndDate: source.supplyEndDate,
    lineItems: withKinds(source.lineItems.map(repeatedLine)),
    type: 'invoice',
    clientId: client.id,
    date,
    dueDate: dueDateBy(termsBetween(seller, client), date),
  };
}

function priced(source: Document, amount: number | undefined, at: number) {
  if (amount === undefined || amount === source.amount) return {};
  const lines = scaledTo(source.lineItems.map(repeatedLine), amount);
  if (!lines) throw invalid({ [`copies.${at}.amount`]: NO_PRICE });
  return { lineItems: withKinds(lines) };
}

const NO_PRICE =
  'Aucun prix des lignes ne donne ce montant au centime près\u00A0: changez-le un peu';

function withKinds(lines: Document['lineItems']) {
  return lines.map((line) => ({ ...line, kind: lineKind(line) }));
}

async function batchOf({ tx, accountId }: Books, id: string): Promise<string[] | null> {
  const row = await tx
    .selectFrom('documentBatches')
    .select('documentIds')
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? row.documentIds : null;
}

async function insertBatch({ tx, accountId, now }: Books, id: string, documentIds: string[]) {
  await tx
    .insertInto('documentBatches')
    .values({ userId: accountId, id, documentIds: JSON.stringify(documentIds), at: now })
    .execute();
}

function unknownClient(): never {
  // In docs/texts.md, to the letter; also what another user's client gets.
  throw notFound('Client not found', 'client_not_found');
}
