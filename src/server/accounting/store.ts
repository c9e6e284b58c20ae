import { sql } from 'kysely';
import { parisDay } from '#domain/calendar.ts';
import type { Client } from '#domain/client/types.ts';
import { documentState, type DocumentState } from '#domain/document/state.ts';
import { documentTotals, type DocumentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import type { Account, Books } from '#server/books/books.ts';
import { toDocument } from '#server/database/documentRow.ts';
import { documentsWithClients } from '#server/documents/withClients.ts';
import type { Period } from './period.ts';

/** A document as the books want it. */
export interface AccountedDocument {
  document: Document;
  client: Pick<Client, 'name' | 'company' | 'siret' | 'vatNumber'>;
  /** Where it stands today. */
  state: DocumentState;
  /** Of the screen, the PDF and the XML (docs/product.md, Documents). */
  totals: DocumentTotals;
  /** Fingerprint of the PDF sealed last. */
  sealedSha256: string | null;
}

const PAGE = 200;

/**
 * The documents of the lists whose date is in the period, oldest first. A transaction a page: years
 * of documents are never whole in memory, and a reader who is slow holds no connection.
 */
export async function* documentsOf(
  account: Account,
  period: Period,
): AsyncGenerator<AccountedDocument[]> {
  let after: Pick<Document, 'date' | 'id'> | undefined;
  for (;;) {
    const page = await account.run((books) => documentsAfter(books, { ...period, after }));
    const last = page.at(-1);
    if (!last) return;
    yield page;
    after = last.document;
  }
}

async function documentsAfter(
  books: Books,
  { from, to, after }: Period & { after: Pick<Document, 'date' | 'id'> | undefined },
): Promise<AccountedDocument[]> {
  let query = documentsWithClients(books.tx)
    .selectAll('documents')
    .select([
      'clients.name as clientName',
      'clients.company as clientCompany',
      'clients.siret as clientSiret',
      'clients.vatNumber as clientVatNumber',
    ])
    .where('documents.userId', '=', books.accountId)
    .where('documents.deletedAt', 'is', null)
    .where('documents.date', '>=', from)
    .where('documents.date', '<=', to);
  if (after) {
    const { date, id } = after;
    query = query.where(sql<boolean>`(documents.date, documents.id) > (${date}::date, ${id})`);
  }
  const rows = await query.orderBy('documents.date').orderBy('documents.id').limit(PAGE).execute();
  const seals = await lastSeals(
    books,
    rows.map(({ id }) => id),
  );
  return rows.map(({ clientName, clientCompany, clientSiret, clientVatNumber, ...row }) => {
    const document = toDocument(row);
    const totals = documentTotals(document);
    const clientToday = {
      name: clientName,
      company: clientCompany,
      siret: clientSiret,
      vatNumber: clientVatNumber,
    };
    return {
      document,
      // Who was billed, whatever the client is called today.
      client: row.snapshot?.client ?? clientToday,
      state: documentState(document, totals.gross, parisDay(books.now)),
      totals,
      sealedSha256: seals.get(document.id) ?? null,
    };
  });
}

async function lastSeals({ tx, accountId }: Books, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('sealedFiles')
    .select(['documentId', 'sha256'])
    .distinctOn('documentId')
    .where('userId', '=', accountId)
    .where('documentId', 'in', ids)
    .orderBy('documentId')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return new Map(rows.map(({ documentId, sha256 }) => [documentId, sha256]));
}

/** The first and the last day of the documents in the lists. */
export async function documentDays({ tx, accountId }: Books) {
  return tx
    .selectFrom('documents')
    .select((e) => [e.fn.min('date').as('first'), e.fn.max('date').as('last')])
    .where('userId', '=', accountId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
}
