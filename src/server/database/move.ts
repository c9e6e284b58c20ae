import { createHash } from 'node:crypto';
import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Database } from './connect.ts';
import type { Tables } from './types.ts';

export interface MovedTable {
  table: string;
  rows: number;
}

/** Few at a time: one row may hold a sealed PDF of megabytes, and a batch travels as one JSON text. */
const BATCH = 50;

/**
 * Copies every row of every table into an empty database of the same schema, in one transaction,
 * and compares both sides row by row before it commits. Triggers are off meanwhile: figures, heads
 * and search keys are copied as they are.
 *
 * @throws when the destination is not empty, or any row differs; nothing is kept then.
 */
export async function moveData(from: Database, to: Database): Promise<MovedTable[]> {
  return from.kysely.transaction().execute((source) =>
    to.kysely.transaction().execute(async (target) => {
      // Instants are compared as text: both sides must write them in the same zone.
      for (const side of [source, target]) await sql`set local timezone = 'UTC'`.execute(side);
      await refuseUnlessEmpty(target);
      return withoutRules(target, await tableNames(source), (table) =>
        moveTable(source, target, table),
      );
    }),
  );
}

/** Rows arrive in any order: references are checked once all are there, at the end. */
async function withoutRules(
  target: Kysely<Tables>,
  tables: string[],
  move: (table: string) => Promise<MovedTable>,
): Promise<MovedTable[]> {
  const references = await foreignKeys(target);
  const deferrable = sql`deferrable initially deferred`;
  for (const key of references) await alterConstraint(target, key, deferrable);
  for (const table of tables) await setTriggers(target, table, sql`disable`);
  const moved: MovedTable[] = [];
  for (const table of tables) moved.push(await move(table));
  await sql`set constraints all immediate`.execute(target);
  for (const key of references) await alterConstraint(target, key, sql`not deferrable`);
  for (const table of tables) await setTriggers(target, table, sql`enable`);
  return moved;
}

async function moveTable(
  source: Kysely<Tables>,
  target: Kysely<Tables>,
  table: string,
): Promise<MovedTable> {
  const rows = await copyTable(source, target, table);
  await continueIdentities(target, table);
  if ((await fingerprint(source, table)) !== (await fingerprint(target, table))) {
    throw new Error(`La table ${table} diffère après la copie.`);
  }
  return { table, rows };
}

async function tableNames(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> 'schema_migrations'
    order by table_name`.execute(db);
  return rows.map(({ name }) => name);
}

interface ForeignKey {
  table: string;
  name: string;
}

async function foreignKeys(tx: Kysely<Tables>): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as "table", conname as name from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace`.execute(tx);
  return rows.map(({ table, name }) => ({ table: table.replaceAll('"', ''), name }));
}

async function alterConstraint(tx: Kysely<Tables>, key: ForeignKey, how: RawBuilder<unknown>) {
  await sql`alter table ${sql.table(key.table)} alter constraint ${sql.id(key.name)} ${how}`.execute(
    tx,
  );
}

/** Our own triggers only: what an owner may switch without being a superuser. */
async function setTriggers(tx: Kysely<Tables>, table: string, how: RawBuilder<unknown>) {
  await sql`alter table ${sql.table(table)} ${how} trigger user`.execute(tx);
}

async function refuseUnlessEmpty(tx: Kysely<Tables>): Promise<void> {
  const { rows } = await sql`select 1 from "user" limit 1`.execute(tx);
  if (rows.length > 0) {
    throw new Error('La base de destination contient déjà des comptes : choisissez une base vide.');
  }
}

async function copyTable(
  source: Kysely<Tables>,
  target: Kysely<Tables>,
  table: string,
): Promise<number> {
  const name = sql.table(table);
  const list = sql.join((await insertable(target, table)).map((column) => sql.id(column)));
  // As JSON text, types survive: jsonb_populate_recordset gives each column its own back.
  await sql`declare moving cursor for select to_jsonb(t)::text as row from ${name} t`.execute(
    source,
  );
  let copied = 0;
  for (;;) {
    const { rows } = await sql<{ row: string }>`
      fetch ${sql.lit(BATCH)} from moving`.execute(source);
    if (rows.length === 0) break;
    const batch = `[${rows.map(({ row }) => row).join(',')}]`;
    await sql`
      insert into ${name} (${list}) overriding system value
      select ${list} from jsonb_populate_recordset(null::${name}, ${batch}::jsonb)`.execute(target);
    copied += rows.length;
  }
  await sql`close moving`.execute(source);
  return copied;
}

/** Generated columns make themselves. */
async function insertable(db: Kysely<Tables>, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db);
  return rows.map(({ name }) => name);
}

/** Numbers given by the database go on after those that were copied. */
async function continueIdentities(target: Kysely<Tables>, table: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_identity = 'YES'`.execute(
    target,
  );
  for (const { name } of rows) {
    await sql`
      select setval(pg_get_serial_sequence(${table}, ${name}), max(${sql.id(name)}))
      from ${sql.table(table)} having max(${sql.id(name)}) is not null`.execute(target);
  }
}

/** Of every row, whatever their order: the sorted hashes, hashed. */
async function fingerprint(db: Kysely<Tables>, table: string): Promise<string> {
  const { rows } = await sql<{ hash: string }>`
    select md5(to_jsonb(t)::text) as hash from ${sql.table(table)} t order by 1`.execute(db);
  const hash = createHash('sha256');
  for (const row of rows) hash.update(row.hash);
  return hash.digest('hex');
}
