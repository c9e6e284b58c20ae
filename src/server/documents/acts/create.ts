import type { DocumentCreation } from '#domain/document/schema.ts';
import type { Document } from '#domain/document/types.ts';
import type { Books } from '#server/books/books.ts';
import { findClient } from '#server/clients/store.ts';
import { notFound } from '#server/errors.ts';
import { lockProfile } from '#server/profile/store.ts';
import { record } from '#server/register/record.ts';
import { takeFromQuota } from '#server/subscription/quota.ts';
import { draftOf } from '#server/documents/draft.ts';
import { takeNumber } from '#server/numbering/line.ts';
import { insertDocument } from '#server/documents/store.ts';
import { refuseOrderDeposit } from './asked.ts';

/**
 * Creates a draft. Everything is one transaction behind the profile's row: the quota, the number,
 * the document and its first line in the register stand or fall together
 * (docs/product.md, Numbering).
 */
export async function createDocument(books: Books, wanted: DocumentCreation): Promise<Document> {
  const profile = await lockProfile(books);
  if (!(await findClient(books, wanted.clientId))) {
    // In docs/texts.md, to the letter; also what another user's client gets.
    throw notFound('Client not found', 'client_not_found');
  }
  await takeFromQuota(books);
  const number = await takeNumber(books, profile, wanted.type);
  const draft = draftOf(books, wanted, profile, number);
  refuseOrderDeposit(draft);
  const document = await insertDocument(books, draft);
  await record(books, { kind: 'created', document });
  return document;
}
