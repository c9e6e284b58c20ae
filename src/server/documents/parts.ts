import type { Transaction } from 'kysely';
import type { Client } from '#domain/client/types.ts';
import type { Document } from '#domain/document/types.ts';
import type { Profile } from '#domain/profile/types.ts';
import { clientOfDocument } from '#server/clients/store.ts';
import type { Tables } from '#server/database/types.ts';
import { notFound } from '#server/errors.ts';
import { loadProfile } from '#server/profile/store.ts';
import { findDocument } from './store.ts';

/** What a page or an XML is made of. */
export interface DocumentParts {
  seller: Profile;
  client: Client;
  document: Document;
}

/** The parts of one of the user's documents; 404 otherwise. */
export async function loadParts(
  tx: Transaction<Tables>,
  userId: string,
  id: string,
): Promise<DocumentParts> {
  const document = await findDocument(tx, userId, id);
  if (!document) throw unknownDocument();
  return partsOf(tx, userId, document);
}

export function unknownDocument() {
  return notFound('Document Non Trouvé', 'document_not_found');
}

export async function partsOf(
  tx: Transaction<Tables>,
  userId: string,
  document: Document,
): Promise<DocumentParts> {
  return {
    seller: await loadProfile(tx, userId),
    client: await clientOfDocument(tx, userId, document.clientId),
    document,
  };
}
