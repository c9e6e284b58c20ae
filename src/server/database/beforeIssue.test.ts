import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase, type Database } from '#server/database/connect.ts';
import { openEmbedded } from '#server/database/embedded/open.ts';
import { openExternal } from '#server/database/external.ts';
import { verifyRegister } from '#server/register/verifyRegister.ts';
import { createPostgresDatabase } from '#testing/databases/openTestDatabase.ts';

interface Kept {
  names: Record<string, string>;
  tables: Record<string, Record<string, unknown>[]>;
}

/** The rows of one account as the last version before migration 0013 wrote them, act by act. */
const KEPT = JSON.parse(
  readFileSync(new URL('../../testing/databases/beforeIssue.json', import.meta.url), 'utf8'),
) as Kept;
const MIGRATIONS = new URL('./migrations/', import.meta.url);
const USER = KEPT.tables['user']![0]!['id'] as string;

for (const kind of ['embedded', 'postgresql'] as const) {
  const missing = kind === 'postgresql' && inject('postgres') === null;
  describe.skipIf(missing)(`an account from before issue was an act (${kind})`, () => {
    let database: Database;
    let dataDir: string;
    beforeAll(async () => {
      dataDir = mkdtempSync(join(tmpdir(), 'encrier-test-'));
      const databaseUrl =
        kind === 'postgresql' ? await createPostgresDatabase({ template: 'template0' }) : null;
      const old = databaseUrl ? openExternal(databaseUrl) : await openEmbedded(dataDir);
      await writeAsItWas(old.pool);
      await old.pool.end();
      await old.close();
      database = await openDatabase({ databaseUrl, dataDir });
    });
    afterAll(async () => {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    });

    it('what left draft is issued with its first sealed page, and never a draft again', async () => {
      const rows = await documents();
      expect(rows).toMatchObject({
        'draft first': { issued: false, status: 'draft' },
        sent: { issued: true, status: 'sent' },
        'edited after sending': { issued: true, status: 'sent' },
        paid: { issued: true, status: 'paid' },
        cancelled: { issued: true, status: 'cancelled' },
        'back to draft': { issued: true, status: 'sent' },
        'deleted after sending': { issued: true },
        'draft after': { issued: false, status: 'draft' },
        'paid from draft': { issued: true, status: 'paid' },
        'paid for nothing': { issued: true, status: 'paid' },
        quote: { issued: false, status: 'paid' },
        converted: { issued: false, status: 'draft' },
        'draft cancelled': { issued: true, status: 'cancelled' },
      });
      const files = await database.kysely
        .selectFrom('sealedFiles')
        .select(['id', 'documentId'])
        .orderBy('createdAt')
        .orderBy('id')
        .execute();
      const issued = Object.values(rows).filter((row) => row.issued);
      expect(issued.map(({ sealedFileId }) => sealedFileId)).toEqual(
        issued.map(({ id }) => files.find(({ documentId }) => documentId === id)?.id),
      );
    });

    it('numbers given stay, and drafts stand after them in order of creation', async () => {
      const before = Object.fromEntries(
        KEPT.tables['documents']!.map((row) => [row['id'] as string, row['number'] as string]),
      );
      const rows = await documents();
      const kept = Object.values(rows).filter(({ type, issued }) => issued || type === 'quote');
      expect(kept.map(({ number }) => number)).toEqual(kept.map(({ id }) => before[id]));
      const given = Object.values(rows).filter(({ type, issued }) => issued && type === 'invoice');
      const last = Math.max(...given.map(({ number }) => Number(number.slice(4))));
      const line = ['draft first', 'draft after', 'converted'].map((name) => rows[name]!.number);
      expect(line).toEqual(
        [1, 2, 3].map((place) => `INV-${String(last + place).padStart(3, '0')}`),
      );
      const profile = await database.kysely
        .selectFrom('profiles')
        .select('nextInvoiceNumber')
        .executeTakeFirstOrThrow();
      expect(profile.nextInvoiceNumber).toBe(last + 4);
    });

    it('« Payé » became one payment of the whole, the day it was chosen, by rate', async () => {
      const { names } = KEPT;
      const rows = await database.kysely
        .selectFrom('payments')
        .select(['documentId', 'day', 'amount', 'method', 'split'])
        .execute();
      expect(rows.toSorted(byAmount)).toEqual([
        {
          documentId: names['paid'],
          day: '2026-10-05',
          amount: '1138.37',
          method: 'direct_debit',
          split: {
            excess: 0,
            shares: [
              { rate: 20, gross: 1079.98, vat: 180 },
              { rate: 5.5, gross: 58.39, vat: 3.04 },
            ],
          },
        },
        {
          documentId: names['paid from draft'],
          day: '2026-10-05',
          amount: '1350.00',
          method: 'other',
          split: { excess: 0, shares: [{ rate: 0, gross: 1350, vat: 0 }] },
        },
      ]);
      const paid = Object.values(await documents()).filter(({ paidAmount }) => paidAmount > 0);
      expect(paid.map(({ paidAmount }) => paidAmount).toSorted()).toEqual([1138.37, 1350]);
    });

    it('the register holds', async () => {
      const books = { actor: 'server', now: new Date(), ids: { next: () => '' } } as const;
      const verified = await database
        .tenant(USER)
        .run((tx) => verifyRegister({ ...books, tx, accountId: USER }));
      expect(verified.problems).toEqual([]);
      // Still held to what it was told: a row that is changed all the same is seen.
      const { id } = (await documents())['back to draft']!;
      await database.kysely
        .updateTable('documents')
        .set({ status: 'cancelled' })
        .where('id', '=', id)
        .execute();
      const altered = await database
        .tenant(USER)
        .run((tx) => verifyRegister({ ...books, tx, accountId: USER }));
      expect(altered.problems.map(({ kind: found }) => found)).toEqual(['document_altered']);
    });

    async function documents() {
      const rows = await database.kysely.selectFrom('documents').selectAll().execute();
      return Object.fromEntries(
        Object.entries(KEPT.names).flatMap(([name, documentId]) =>
          rows
            .filter(({ id }) => id === documentId)
            .map(({ id, type, number, status, issuedAt, sealedFileId, paidAmount }) => [
              name,
              {
                id,
                type,
                number,
                status,
                sealedFileId,
                issued: issuedAt !== null,
                paidAmount: Number(paidAmount),
              },
            ]),
        ),
      );
    }
  });
}

function byAmount(one: { amount: string }, other: { amount: string }): number {
  return Number(one.amount) - Number(other.amount);
}

/** The schema before migration 0013, and the account's rows in it. */
async function writeAsItWas(pool: Pool): Promise<void> {
  await pool.query(
    `create table schema_migrations
       (name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  for (const name of readdirSync(MIGRATIONS).toSorted()) {
    if (name >= '0013') continue;
    const text = readFileSync(new URL(name, MIGRATIONS), 'utf8');
    await pool.query(text);
    const checksum = createHash('sha256').update(text).digest('hex');
    await pool.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      name,
      checksum,
    ]);
  }
  for (const [table, rows] of Object.entries(KEPT.tables)) {
    const columns = Object.keys(rows[0]!)
      .map((column) => `"${column}"`)
      .join(', ');
    await pool.query(
      `insert into "${table}" (${columns})
         select ${columns} from jsonb_populate_recordset(null::"${table}", $1)`,
      [JSON.stringify(rows)],
    );
  }
}
