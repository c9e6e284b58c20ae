/**
 * `node bench/lists.ts [documents] [others]`: what a user with many documents waits for, among the
 * rows of others, on both databases: the calls of the screens through the whole application, one at a
 * time and 32 at once.
 */
import { sql } from 'kysely';
import { openMeasured, type Measured } from './measuredApp.ts';

const documents = Number(process.argv[2] ?? 50_000);
const others = Number(process.argv[3] ?? 50_000);
const CLIENTS = 500;
/** Rows of one statement: the embedded database stops those that run for 30 s. */
const PORTION = 2_500;

for (const kind of ['postgresql', 'embedded'] as const) {
  const app = await openMeasured(kind);
  if (!app) {
    console.log('\nno PostgreSQL here');
    continue;
  }
  const start = performance.now();
  await fill(app, app.userId, documents);
  for (let other = 0; other < 10; other += 1) await fill(app, `other-${other}`, others / 10);
  await sql`analyze`.execute(app.database.kysely);
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `\n${kind}: ${documents} documents of ${documents + others} (filled in ${seconds} s); p50 / p95 ms`,
  );
  for (const [name, call] of await calls(app)) {
    const alone = await measure(call, 100, 1);
    const crowd = await measure(call, 320, 32);
    console.log(`${name.padEnd(28)} alone ${alone}   32 at once ${crowd}`);
  }
  await app.close();
}

type Calls = [string, () => Promise<unknown>][];

async function calls({ call, database, userId }: Measured): Promise<Calls> {
  const { id, clientId } = await database.kysely
    .selectFrom('documents')
    .select(['id', 'clientId'])
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirstOrThrow();
  const invoice = { type: 'invoice', clientId, date: '2026-11-22', dueDate: '2026-12-07' };
  const lineItems = [{ description: 'Développement', quantity: 3, unitPrice: 450 }];
  return [
    ['list, first page', () => call('GET', '/api/documents?limit=50')],
    ['list, drafts', () => call('GET', '/api/documents?limit=50&status=draft')],
    ['search, one number', () => call('GET', '/api/documents?limit=50&search=INV-40001')],
    ['search, a client’s name', () => call('GET', '/api/documents?limit=50&search=atelier%2042')],
    ['search, nothing found', () => call('GET', '/api/documents?limit=50&search=introuvable')],
    ['clients, first page', () => call('GET', '/api/clients?limit=50')],
    ['dashboard', () => call('GET', '/api/dashboard?range=90')],
    ['one document', () => call('GET', `/api/documents/${id}`)],
    ['creation', () => call('POST', '/api/documents', { ...invoice, lineItems })],
  ];
}

/** Clients and documents of one user, as the application would have written them. */
async function fill({ database: { kysely } }: Measured, userId: string, count: number) {
  await sql`
    insert into profiles (id, name) values (${userId}, 'Claire Morel') on conflict do nothing`.execute(
    kysely,
  );
  await sql`
    insert into clients (user_id, id, name, company)
    select ${userId}, 'client-' || n, 'Client ' || n, 'Atelier ' || n
    from generate_series(1, ${sql.lit(CLIENTS)}) n`.execute(kysely);
  for (let from = 1; from <= count; from += PORTION) {
    const to = Math.min(count, from + PORTION - 1);
    await sql`
      insert into documents (user_id, id, type, client_id, number, date, due_date, amount,
        gross_amount, status, line_items)
      select ${userId}, 'document-' || lpad(n::text, 8, '0'), 'invoice',
        'client-' || (1 + n % ${sql.lit(CLIENTS)}), 'INV-' || n,
        date '2026-11-22' - (n % 1500), date '2026-12-07' - (n % 1500), n % 1000, n % 1000 * 1.2,
        (array['paid', 'paid', 'paid', 'sent', 'draft'])[1 + n % 5],
        '[{"description":"Développement","quantity":3,"unitPrice":450,"total":1350}]'
      from generate_series(${sql.lit(from)}, ${sql.lit(to)}) n`.execute(kysely);
  }
  await sql`
    update profiles set next_invoice_number = ${sql.lit(count + 1)} where id = ${userId}`.execute(
    kysely,
  );
}

async function measure(call: () => Promise<unknown>, total: number, atOnce: number) {
  const times: number[] = [];
  for (let warm = 0; warm < 3; warm += 1) await call();
  let left = total;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const start = performance.now();
      await call();
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return `${at(0.5)} / ${at(0.95)}`.padStart(15);
}
