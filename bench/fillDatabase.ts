/**
 * Fills a database with many users' documents as the application would have left them, quickly:
 * the triggers do not run, what they keep is computed by one statement a table, and the indexes
 * are made afterwards.
 */
import type { ClientBase } from 'pg';

/** Gives each of the users the documents numbered `from` to `to`; a client for each hundred, five at least. */
interface Portion {
  users: string[];
  from: number;
  to: number;
}

export async function fillDatabase(client: ClientBase, portions: Portion[]): Promise<void> {
  await client.query(`set session_replication_role = replica`);
  await client.query(`set maintenance_work_mem = '256MB'`);
  const indexes = await withoutIndexes(client);
  for (const { users, from, to } of portions) {
    await client.query(PROFILES, [users]);
    await client.query(CLIENTS, [users, clientsFor(to)]);
    await client.query(DOCUMENTS, [users, from, to, clientsFor(to)]);
  }
  for (const index of indexes) await client.query(index);
  for (const sum of SUMS) await client.query(sum);
  await client.query(`set session_replication_role = origin`);
  await client.query('vacuum (analyze)');
}

function clientsFor(documents: number): number {
  return Math.max(5, Math.floor(documents / 100));
}

/** Drops the documents' indexes that are no constraint; answers how they are made again. */
async function withoutIndexes(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'documents' and indexname not in
      (select conname from pg_constraint where conrelid = 'documents'::regclass)`);
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}

const PROFILES = `
  insert into profiles (id, name) select user_id, 'Claire Morel' from unnest($1::text[]) user_id
  on conflict do nothing`;

const CLIENTS = `
  insert into clients (user_id, id, name, company, created_at)
  select user_id, 'client-' || n || '-' || user_id, 'Client ' || n, 'Atelier ' || n,
    timestamptz '2026-11-22 09:00Z' - n * interval '1 hour'
  from unnest($1::text[]) user_id, generate_series(1, $2::int) n
  on conflict do nothing`;

/**
 * Four years of work; one in ten is a quote. Prefixes that the application will not use. No id is
 * used twice, as with the application's: the planner counts on it.
 */
const DOCUMENTS = `
  insert into documents (user_id, id, type, kind, client_id, number, date, due_date, amount, gross_amount,
    status, line_items, created_at, search_key)
  select user_id, 'document-' || lpad(n::text, 8, '0') || '-' || user_id, type, type,
    'client-' || client || '-' || user_id, number,
    date '2026-11-22' - n % 1500, date '2026-12-22' - n % 1500, n % 1000, n % 1000 * 1.2,
    (array['paid', 'paid', 'paid', 'sent', 'draft'])[1 + n % 5],
    '[{"description":"Développement","quantity":3,"unitPrice":450,"total":1350}]',
    timestamptz '2026-11-22 09:00Z' - n * interval '1 minute',
    fold(number || E'\\nClient ' || client || E'\\nAtelier ' || client)
  from unnest($1::text[]) user_id, generate_series($2::int, $3::int) n,
    lateral (select 1 + n % $4::int as client,
      case when n % 10 = 0 then 'quote' else 'invoice' end as type,
      case when n % 10 = 0 then 'DEV-' else 'FAC-' end || n as number) made`;

const SUMS = [
  `truncate document_totals, document_figures, due_figures, client_figures, client_days`,
  `insert into document_totals
    select user_id, currency, type, status, count(*), sum(amount), sum(gross_amount)
    from documents group by 1, 2, 3, 4`,
  `insert into document_figures
    select user_id, date, currency, type, status, count(*), sum(amount), sum(gross_amount)
    from documents group by 1, 2, 3, 4, 5`,
  `insert into client_figures
    select user_id, client_id, currency, type, status, count(*), sum(amount), sum(gross_amount)
    from documents group by 1, 2, 3, 4, 5`,
  `insert into due_figures
    select user_id, due_date, currency, count(*), sum(amount), sum(gross_amount)
    from documents where type = 'invoice' and status = 'sent' group by 1, 2, 3`,
  `insert into client_days
    select user_id, (created_at at time zone 'Europe/Paris')::date, count(*)
    from clients group by 1, 2`,
];
