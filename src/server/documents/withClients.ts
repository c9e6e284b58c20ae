import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/types.ts';

/** Documents beside the client each is addressed to. */
export function documentsWithClients(database: Kysely<Tables>) {
  return database
    .selectFrom('documents')
    .innerJoin('clients', (join) =>
      join
        .onRef('clients.userId', '=', 'documents.userId')
        .onRef('clients.id', '=', 'documents.clientId'),
    );
}
