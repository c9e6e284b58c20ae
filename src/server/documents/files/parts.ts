import type { Client } from '#domain/client/types.ts';
import type { Document } from '#domain/document/types.ts';
import type { Profile } from '#domain/profile/types.ts';
import type { Books } from '#server/books/books.ts';
import { clientOfDocument } from '#server/clients/store.ts';
import { notFound } from '#server/errors.ts';
import { loadProfile } from '#server/profile/store.ts';
import { partsAtIssue } from '#server/documents/snapshots.ts';
import { findDocument } from '#server/documents/store.ts';

/** What a page or an XML is made of. */
export interface DocumentParts {
  seller: Profile;
  client: Client;
  document: Document;
  /** True of what was sealed on papers that are drawn no more. */
  onFormerPapers?: boolean;
}

/** The parts of one of the user's documents; 404 otherwise. */
export async function loadParts(books: Books, id: string): Promise<DocumentParts> {
  const document = await findDocument(books, id);
  if (!document) throw unknownDocument();
  return partsOf(books, document);
}

export function unknownDocument() {
  return notFound('Document Non Trouvé', 'document_not_found');
}

/** What a document is made of: as it was issued, or as the profile and the client are today. */
export async function partsOf(books: Books, document: Document): Promise<DocumentParts> {
  if (document.issuedAt) return partsAtIssue(books, document);
  return {
    seller: await loadProfile(books),
    client: await clientOfDocument(books, document.clientId),
    document,
  };
}
