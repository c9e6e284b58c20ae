import { Readable } from 'node:stream';
import type { Transaction } from 'kysely';
import { documentsArchive } from '#rendering/zip/archive.ts';
import type { ArchiveItem } from '#rendering/zip/archive.ts';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/types.ts';
import { archiveItems } from '#server/documents/exportRoutes.ts';
import type { PdfMaker } from '#server/documents/pdf.ts';
import type { Clock } from '#server/http/clock.ts';
import type { SignedInUser } from '#server/http/context.ts';

interface Deps {
  database: Database;
  pdf: PdfMaker;
  clock: Clock;
}

/** Everything the account holds (decisions §4): JSON for programs, PDF for people, in one ZIP. */
export function accountArchive(deps: Deps, user: SignedInUser, signal: AbortSignal) {
  const archive = documentsArchive(items(deps, user), { date: deps.clock.now(), signal });
  return Readable.toWeb(archive) as ReadableStream<Uint8Array>;
}

async function* items(deps: Deps, user: SignedInUser): AsyncGenerator<ArchiveItem> {
  const { database } = deps;
  yield jsonItem('compte', () =>
    Promise.resolve({ id: user.id, name: user.name, email: user.email }),
  );
  for (const [name, read] of Object.entries(TABLES)) {
    yield jsonItem(name, () => database.tenant(user.id).run((tx) => read(tx, user.id)));
  }
  yield* archiveItems(deps, user.id);
  yield* sealedFiles(database, user.id);
}

function jsonItem(name: string, read: () => Promise<unknown>): ArchiveItem {
  return {
    path: `donnees/${name}.json`,
    title: `${name}.json`,
    render: async () => ({ bytes: Buffer.from(JSON.stringify(await read(), null, 2)) }),
  };
}

type Read = (tx: Transaction<Tables>, userId: string) => Promise<unknown>;

/** Columns that only serve the database (search keys) stay behind. */
const TABLES: Record<string, Read> = {
  profil: (tx, userId) =>
    tx.selectFrom('profiles').selectAll().where('id', '=', userId).executeTakeFirst(),
  clients: async (tx, userId) =>
    (await tx.selectFrom('clients').selectAll().where('userId', '=', userId).execute()).map(
      ({ searchKey: _searchKey, ...client }) => client,
    ),
  documents: async (tx, userId) =>
    (await tx.selectFrom('documents').selectAll().where('userId', '=', userId).execute()).map(
      ({ searchKey: _searchKey, ...document }) => document,
    ),
  notifications: (tx, userId) =>
    tx.selectFrom('notifications').selectAll().where('userId', '=', userId).execute(),
  emails: (tx, userId) =>
    tx.selectFrom('emailAttempts').selectAll().where('userId', '=', userId).execute(),
  registre: (tx, userId) =>
    tx
      .selectFrom('registerEntries')
      .selectAll()
      .where('userId', '=', userId)
      .orderBy('sequence')
      .execute(),
  abonnement: (tx, userId) =>
    tx.selectFrom('stripeCustomers').selectAll().where('userId', '=', userId).executeTakeFirst(),
};

/** The exact PDF bytes sealed in the register, one at a time. */
async function* sealedFiles(database: Database, userId: string): AsyncGenerator<ArchiveItem> {
  const files = await database
    .tenant(userId)
    .run((tx) =>
      tx
        .selectFrom('sealedFiles')
        .select(['id', 'fileName', 'sha256'])
        .where('userId', '=', userId)
        .orderBy('createdAt')
        .execute(),
    );
  for (const { id, fileName, sha256 } of files) {
    yield {
      path: `registre/${sha256.slice(0, 12)}_${fileName}`,
      title: fileName,
      render: () =>
        database
          .tenant(userId)
          .run((tx) =>
            tx
              .selectFrom('sealedFiles')
              .select('bytes')
              .where('userId', '=', userId)
              .where('id', '=', id)
              .executeTakeFirstOrThrow(),
          ),
    };
  }
}
