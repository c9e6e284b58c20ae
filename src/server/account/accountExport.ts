import { Readable } from 'node:stream';
import { documentsArchive } from '#rendering/zip/archive.ts';
import type { ArchiveItem } from '#rendering/zip/archive.ts';
import type { Account, Books } from '#server/books/books.ts';
import { releasedBytes } from '#server/documents/files/sealing.ts';
import { archiveItems } from '#server/documents/files/exportRoutes.ts';
import type { PdfMaker } from '#server/documents/files/pdf.ts';
import type { Clock } from '#server/books/clock.ts';
import type { SignedInUser } from '#server/http/context.ts';

interface Deps {
  pdf: PdfMaker;
  clock: Clock;
}

/**
 * Everything the account holds (docs/product.md, Accounts): JSON for programs, PDF for people, in
 * one ZIP.
 */
export function accountArchive(
  { pdf, clock }: Deps,
  account: Account,
  user: SignedInUser,
  signal: AbortSignal,
) {
  const archive = documentsArchive(items(pdf, account, user), { date: clock.now(), signal });
  return Readable.toWeb(archive) as ReadableStream<Uint8Array>;
}

async function* items(
  pdf: PdfMaker,
  account: Account,
  user: SignedInUser,
): AsyncGenerator<ArchiveItem> {
  yield jsonItem('compte', () =>
    Promise.resolve({ id: user.id, name: user.name, email: user.email }),
  );
  for (const [name, read] of Object.entries(TABLES)) {
    yield jsonItem(name, () => account.run(read));
  }
  yield* archiveItems(pdf, account);
  yield* sealedFiles(account);
}

function jsonItem(name: string, read: () => Promise<unknown>): ArchiveItem {
  return {
    path: `donnees/${name}.json`,
    title: `${name}.json`,
    render: async () => ({ bytes: Buffer.from(JSON.stringify(await read(), null, 2)) }),
  };
}

type Read = (books: Books) => Promise<unknown>;

/** Columns that only serve the database (search keys) stay behind. */
const TABLES: Record<string, Read> = {
  profil: ({ tx, accountId }) =>
    tx.selectFrom('profiles').selectAll().where('id', '=', accountId).executeTakeFirst(),
  clients: async ({ tx, accountId }) =>
    (await tx.selectFrom('clients').selectAll().where('userId', '=', accountId).execute()).map(
      ({ searchKey: _searchKey, ...client }) => client,
    ),
  verifications_tva: ({ tx, accountId }) =>
    tx.selectFrom('vatChecks').selectAll().where('userId', '=', accountId).orderBy('at').execute(),
  documents: async ({ tx, accountId }) =>
    (await tx.selectFrom('documents').selectAll().where('userId', '=', accountId).execute()).map(
      ({ searchKey: _searchKey, ...document }) => document,
    ),
  encaissements: ({ tx, accountId }) =>
    tx.selectFrom('payments').selectAll().where('userId', '=', accountId).orderBy('at').execute(),
  paiements_carte: ({ tx, accountId }) =>
    tx
      .selectFrom('cardMovements')
      .selectAll()
      .where('userId', '=', accountId)
      .orderBy('at')
      .execute(),
  clotures: ({ tx, accountId }) =>
    tx
      .selectFrom('closures')
      .selectAll()
      .where('userId', '=', accountId)
      .orderBy('period')
      .execute(),
  releves: ({ tx, accountId }) =>
    tx
      .selectFrom('bankCredits')
      .selectAll()
      .where('userId', '=', accountId)
      .orderBy('day')
      .execute(),
  pointages: ({ tx, accountId }) =>
    tx.selectFrom('bankBookings').selectAll().where('userId', '=', accountId).execute(),
  colonnes: ({ tx, accountId }) =>
    tx.selectFrom('bankColumns').selectAll().where('userId', '=', accountId).execute(),
  notifications: ({ tx, accountId }) =>
    tx.selectFrom('notifications').selectAll().where('userId', '=', accountId).execute(),
  emails: ({ tx, accountId }) =>
    tx.selectFrom('emailAttempts').selectAll().where('userId', '=', accountId).execute(),
  textes_des_lettres: ({ tx, accountId }) =>
    tx.selectFrom('letterTexts').selectAll().where('userId', '=', accountId).execute(),
  relances: ({ tx, accountId }) =>
    tx.selectFrom('reminders').selectAll().where('userId', '=', accountId).orderBy('at').execute(),
  series: ({ tx, accountId }) =>
    tx.selectFrom('recurringSeries').selectAll().where('userId', '=', accountId).execute(),
  echeances_de_series: ({ tx, accountId }) =>
    tx.selectFrom('recurringTurns').selectAll().where('userId', '=', accountId).execute(),
  lots: ({ tx, accountId }) =>
    tx.selectFrom('documentBatches').selectAll().where('userId', '=', accountId).execute(),
  registre: ({ tx, accountId }) =>
    tx
      .selectFrom('registerEntries')
      .selectAll()
      .where('userId', '=', accountId)
      .orderBy('sequence')
      .execute(),
  abonnement: ({ tx, accountId }) =>
    tx.selectFrom('stripeCustomers').selectAll().where('userId', '=', accountId).executeTakeFirst(),
};

/** The exact PDF bytes sealed in the register, one at a time. */
async function* sealedFiles(account: Account): AsyncGenerator<ArchiveItem> {
  const files = await account.run(({ tx, accountId }) =>
    tx
      .selectFrom('sealedFiles')
      .select(['id', 'fileName', 'sha256'])
      .where('userId', '=', accountId)
      .orderBy('createdAt')
      .execute(),
  );
  for (const { id, fileName, sha256 } of files) {
    yield {
      path: `registre/${sha256.slice(0, 12)}_${fileName}`,
      title: fileName,
      render: () => releasedBytes(account, id),
    };
  }
}
