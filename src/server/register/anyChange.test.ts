import * as fc from 'fast-check';
import { sql, type Kysely, type Transaction } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Tables } from '#server/database/types.ts';
import { closePeriods } from '#server/jobs/closures.ts';
import { accountOf } from '#testing/databases/accountOf.ts';
import { openTestDatabase, type TestDatabase } from '#testing/databases/openTestDatabase.ts';
import { openDesk, type Desk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import { createLog } from '#server/log.ts';
import { verifyRegister } from './verifyRegister.ts';

/** What docs/decisions/006 says is compared with nothing. */
const NOT_PROVED = [
  'documents.search_key',
  'documents.sent_at',
  'documents.left_at',
  'documents.updated_at',
  'documents.source_document_id',
  'documents.converted_document_id',
];
/** A withdrawn document’s instant: the entry that tells it holds it, the row is no evidence. */
const ONLY_WHETHER = ['documents.deleted_at', 'documents.archived_at'];

/** Of a draft that waits for its number: a place, which others’ issues move. */
const PLACE_IN_LINE = 'documents.number';

const TABLES = [
  'register_entries',
  'register_heads',
  'sealed_files',
  'documents',
  'payments',
  'closures',
];

/** Another value of the column’s type, made by the database from the one that is there. */
const OTHER: Record<string, string> = {
  text: `coalesce(nullif(COLUMN, '') || 'x', 'x')`,
  bigint: 'COLUMN + STEP',
  integer: 'coalesce(COLUMN, 0) + STEP',
  numeric: 'coalesce(COLUMN, 0) + STEP',
  boolean: 'not COLUMN',
  date: `coalesce(COLUMN, date '2026-01-01') + STEP`,
  jsonb: `case jsonb_typeof(COLUMN) when 'array' then case COLUMN when '[]' then '[{"forged": STEP}]'::jsonb else '[]' end else coalesce(COLUMN, '{}') || '{"forged": STEP}' end`,
  bytea: `COLUMN || '\\x00'`,
  'timestamp with time zone': `coalesce(COLUMN, now()) + STEP * interval '1 millisecond'`,
};
/** Columns whose constraint takes a word of a list, or a fingerprint, only. */
const OF_A_LIST: Record<string, string> = {
  'documents.type': `case COLUMN when 'quote' then 'invoice' else 'quote' end`,
  'documents.kind': `case COLUMN when 'credit_note' then 'invoice' else 'credit_note' end`,
  'documents.status': `case COLUMN when 'paid' then 'sent' else 'paid' end`,
  'documents.payment_method': `case COLUMN when 'cash' then null else 'cash' end`,
  'documents.operation_category': `case COLUMN when 'goods' then null else 'goods' end`,
  'documents.vat_exemption': `case COLUMN when 'reverse_charge' then null else 'reverse_charge' end`,
  'documents.acceptance': `case COLUMN when 'refused' then 'accepted' else 'refused' end`,
  'sealed_files.purpose': `case COLUMN when 'document' then 'certificate' else 'document' end`,
  'payments.method': `case COLUMN when 'cash' then 'card' else 'cash' end`,
  'closures.digest': 'md5(COLUMN) || md5(COLUMN || STEP::text)',
  'register_entries.hash': 'md5(COLUMN) || md5(COLUMN || STEP::text)',
  'register_entries.previous_hash': 'md5(COLUMN) || md5(COLUMN || STEP::text)',
  'register_entries.sequence': 'COLUMN + 1000 + STEP',
};

interface Column {
  table: string;
  column: string;
  type: string;
}

let database: TestDatabase;
let app: TestApp;
let desk: Desk;
let columns: Column[];
beforeAll(async () => {
  // The embedded database’s only role is its superuser: all can be tried, and taken back.
  database = await openTestDatabase('embedded');
  app = await openTestApp({ database });
  desk = await openDesk(app);
  await work(desk);
  await close(app);
  columns = await allColumns();
});
afterAll(async () => {
  await app.close();
  await database.close();
});

it('any one value changed, in any row of what is registered or sealed, is found', async () => {
  const unproved = [...NOT_PROVED, PLACE_IN_LINE];
  const proved = columns.filter(({ table, column }) => !unproved.includes(`${table}.${column}`));
  expect(columns.length - proved.length).toBe(unproved.length);
  await expect(foundAfter(async () => {})).resolves.toBe(false);
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...proved),
      fc.nat({ max: 1000 }),
      fc.integer({ min: 1, max: 5 }),
      async (column, place, step) => {
        expect([column, await foundAfter((tx) => change(tx, column, place, step))]).toEqual([
          column,
          true,
        ]);
      },
    ),
    { numRuns: 150 },
  );
});

it('every column of these tables is tried, in every row', async () => {
  for (const column of columns) {
    const name = `${column.table}.${column.column}`;
    for (let place = 0; place < (await rowCount(column.table)); place += 1) {
      const found = await foundAfter((tx) => change(tx, column, place, 1));
      const isPlace = name === PLACE_IN_LINE && (await waitsInLine(place));
      expect([name, place, found]).toEqual([name, place, !NOT_PROVED.includes(name) && !isPlace]);
    }
  }
});

it('any one row removed is found', async () => {
  for (const table of TABLES) {
    for (let place = 0; place < (await rowCount(table)); place += 1) {
      const found = await foundAfter((tx) =>
        sql`delete from ${sql.table(table)} where ctid = ${rowAt(table, place)}`.execute(tx),
      );
      expect([table, place, found]).toEqual([table, place, true]);
    }
  }
});

/** Documents of every kind and state, drafts and withdrawn ones too. */
async function work({ call, create }: Desk): Promise<void> {
  const edit = (id: string, changes: object) => call(`/api/documents/${id}`, 'PATCH', changes);
  const sent = await create({ purchaseOrder: 'BC-7', supplyDate: '2026-11-20' });
  await call(`/api/documents/${sent.id}/email`, 'POST', { subject: 'Facture', message: 'Bonjour' });
  await edit(sent.id, { status: 'paid' });
  await call(`/api/documents/${sent.id}/archive`, 'POST');
  const quote = await create({ type: 'quote', dueDate: null });
  await edit(quote.id, { acceptance: 'accepted' });
  await call(`/api/documents/${quote.id}/conversion`, 'POST');
  const wrong = await create();
  await call(`/api/documents/${wrong.id}/issue`, 'POST');
  const avoir = { reason: 'Erreur de quantité', total: true };
  const credit = await call(`/api/documents/${wrong.id}/credit-notes`, 'POST', avoir);
  expect((await call(`/api/documents/${credit.body.id}/issue`, 'POST')).status).toBe(200);
  const withdrawn = await create();
  await create();
  await call(`/api/documents/${withdrawn.id}`, 'DELETE');
}

/** The day, the month and the year of those payments are over. */
async function close({ database: closed, clock }: TestApp): Promise<void> {
  clock.set('2027-01-02T09:00:00Z');
  const ids = { next: () => crypto.randomUUID() };
  await closePeriods({ database: closed, clock, ids, log: createLog('silent') });
}

/** Does it with every trigger off, verifies as the user would, and takes it all back. */
async function foundAfter(tampering: (tx: Transaction<Tables>) => Promise<unknown>) {
  let found = false;
  const taken = new Error('taken back');
  await accountOf(database, desk.user.id)
    .run(async (books) => {
      const { tx } = books;
      await sql`reset role`.execute(tx);
      await sql`set local session_replication_role = 'replica'`.execute(tx);
      await sql`alter table sealed_files drop constraint sealed_files_check`.execute(tx);
      await sql`alter table payments drop constraint payments_check`.execute(tx);
      await sql`alter table closures drop constraint closures_kind_check`.execute(tx);
      await sql`alter table closures drop constraint closures_check`.execute(tx);
      await sql`alter table documents drop constraint documents_kind_check`.execute(tx);
      await sql`alter table documents drop constraint documents_issue_check`.execute(tx);
      await tampering(tx);
      await sql`set local role app_user`.execute(tx);
      const { problems } = await verifyRegister(books);
      found = problems.length > 0;
      throw taken;
    })
    .catch((error: unknown) => {
      if (error !== taken) throw error;
    });
  return found;
}

async function change(
  tx: Transaction<Tables>,
  { table, column, type }: Column,
  place: number,
  step: number,
) {
  const name = `${table}.${column}`;
  const other = ONLY_WHETHER.includes(name)
    ? 'case when COLUMN is null then now() end'
    : (OF_A_LIST[name] ?? OTHER[type]);
  if (!other) throw new Error(`no other value for ${name}, which is ${type}`);
  const value = other.replaceAll('COLUMN', `"${column}"`).replaceAll('STEP', String(step));
  const changed = await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${sql.raw(value)}
    where ctid = ${rowAt(table, place % (await rowCount(table, tx)))}`.execute(tx);
  expect(changed.numAffectedRows).toBe(1n);
}

async function waitsInLine(place: number): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select type = 'invoice' and issued_at is null as waits from documents
    where ctid = ${rowAt('documents', place)}`.execute(database.kysely);
  return rows[0]?.waits ?? false;
}

function rowAt(table: string, place: number) {
  return sql`(select ctid from ${sql.table(table)} order by ctid offset ${place} limit 1)`;
}

async function rowCount(table: string, db: Kysely<Tables> = database.kysely) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

async function allColumns(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select table_name as "table", column_name as "column", data_type as type
    from information_schema.columns
    where table_schema = 'public' and table_name = any(${TABLES})
    order by 1, 2`.execute(database.kysely);
  return rows;
}
