import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import type { TestDatabase } from '#testing/databases/openTestDatabase.ts';

const change = fc.record({
  document: fc.constantFrom('d1', 'd2', 'd3', 'd4'),
  action: fc.constantFrom('write', 'delete', 'hide'),
  type: fc.constantFrom('invoice' as const, 'quote' as const),
  status: fc.constantFrom('draft' as const, 'sent' as const, 'paid' as const, 'cancelled' as const),
  clientId: fc.constantFrom('c1', 'c2'),
  currency: fc.constantFrom('EUR', 'USD'),
  date: fc.constantFrom('2026-01-31', '2026-02-01'),
  dueDate: fc.constantFrom('2026-03-01', null),
  cents: fc.integer({ min: 0, max: 1_000_000 }),
});
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;

describeOnBothDatabases('figures kept by triggers', (open) => {
  let database: TestDatabase;
  let users = 0;
  beforeAll(async () => {
    database = await open();
  });

  it('equal what counting every document would give, whatever happens to the documents', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
        const user = await newUser();
        for (const one of changes) await apply(user, one);
        for (const [maintained, counted] of COMPARISONS)
          expect(await rows(user, maintained)).toEqual(await rows(user, counted));
      }),
      { numRuns: 40 },
    );
  });

  it('do not make two crossing status changes wait for each other', async () => {
    const user = await newUser();
    for (const document of ['d1', 'd2', 'd3', 'd4'] as const)
      await apply(user, { ...FIRST, document, status: 'draft' });
    const flips = Array.from({ length: 40 }, (_, index) =>
      database.tenant(user).run((tx) =>
        tx
          .updateTable('documents')
          .set({ status: index % 2 === 0 ? 'sent' : 'paid' })
          .where('id', '=', `d${(index % 4) + 1}`)
          .execute(),
      ),
    );
    await Promise.all(flips);
    expect(await rows(user, COMPARISONS[0][0])).toEqual(await rows(user, COMPARISONS[0][1]));
  });

  it('find documents by number or client, without case or accents, also after a renaming', async () => {
    const user = await newUser();
    await apply(user, { ...FIRST, document: 'd1', status: 'draft' });
    await database
      .tenant(user)
      .run((tx) =>
        tx
          .updateTable('clients')
          .set({ name: 'Éléonore Œuvrard' })
          .where('id', '=', 'c1')
          .execute(),
      );
    for (const term of ['ELEONORE', 'oeuv', 'n-D1'])
      expect(
        await rows(
          user,
          `select id from documents where search_key like '%' || fold('${term}') || '%'`,
        ),
      ).toEqual([{ id: 'd1' }]);
  });

  it('of retentions before migration 0035 are made again from what avoirs leave', async () => {
    const user = await newUser();
    const asBefore = /create or replace function add_to_figures.*?\$\$;/s.exec(
      migration('0026_works'),
    )![0];
    await sql.raw(asBefore).execute(database.kysely);
    const retained = { retention: 5, grossAmount: 1000, creditedAmount: 200, amount: 1000 };
    await apply(user, { ...FIRST, document: 'd1', status: 'sent', cents: 100 }, retained);
    const due = 'select due_date, gross_amount gross from due_figures where count <> 0';
    expect(await rows(user, due)).toMatchObject([{ gross: '750.00' }]);
    for (const part of migration('0035_retentions_follow_avoirs').split(/(?<=\$\$;)/)) {
      if (part.trim() !== '') await sql.raw(part).execute(database.kysely);
    }
    expect(await rows(user, due)).toMatchObject([{ gross: '760.00' }]);
  });

  async function newUser(): Promise<string> {
    users += 1;
    const user = `user-${users}`;
    await database.tenant(user).run(async (tx) => {
      await tx.insertInto('profiles').values({ id: user }).execute();
      for (const id of ['c1', 'c2'])
        await tx.insertInto('clients').values({ userId: user, id, name: id }).execute();
    });
    return user;
  }

  function apply(
    user: string,
    { document, action, cents, ...columns }: Change,
    more: { retention?: number; grossAmount?: number; creditedAmount?: number } = {},
  ) {
    return database.tenant(user).run(async (tx) => {
      if (action === 'delete')
        return void (await tx.deleteFrom('documents').where('id', '=', document).execute());
      const values = {
        ...columns,
        kind: columns.type,
        amount: cents / 100,
        grossAmount: cents / 50,
        deletedAt: action === 'hide' ? new Date(0) : null,
        ...more,
      };
      await tx
        .insertInto('documents')
        .values({ userId: user, id: document, number: `n-${document}`, ...values })
        .onConflict((conflict) => conflict.columns(['userId', 'id']).doUpdateSet(values))
        .execute();
    });
  }

  async function rows(user: string, query: string) {
    const found = await database.tenant(user).run((tx) => sql.raw(query).execute(tx));
    return found.rows;
  }
});

const migration = (name: string) =>
  readFileSync(new URL(`migrations/${name}.sql`, import.meta.url), 'utf8');

const FIRST: Change = {
  document: 'd1',
  action: 'write',
  type: 'invoice',
  status: 'draft',
  clientId: 'c1',
  currency: 'EUR',
  date: '2026-01-31',
  dueDate: '2026-03-01',
  cents: 12_345,
};

const SUMS = 'sum(amount) amount, sum(gross_amount) gross';
const DOCUMENTS = 'from documents where deleted_at is null';
const COMPARISONS = [
  [
    'select currency, type, status, count, amount, gross_amount gross from document_totals where count <> 0 order by 1, 2, 3',
    `select currency, type, status, count(*), ${SUMS} ${DOCUMENTS} group by 1, 2, 3 order by 1, 2, 3`,
  ],
  [
    'select day, currency, type, status, count, amount, gross_amount gross from document_figures where count <> 0 order by 1, 2, 3, 4',
    `select date as day, currency, type, status, count(*), ${SUMS} ${DOCUMENTS} group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  ],
  [
    'select client_id, currency, type, status, count, amount, gross_amount gross from client_figures where count <> 0 order by 1, 2, 3, 4',
    `select client_id, currency, type, status, count(*), ${SUMS} ${DOCUMENTS} group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
  ],
  [
    'select due_date, currency, count, amount, gross_amount gross from due_figures where count <> 0 order by 1, 2',
    `select due_date, currency, count(*), ${SUMS} ${DOCUMENTS} and type = 'invoice' and status = 'sent' and due_date is not null group by 1, 2 order by 1, 2`,
  ],
] as const;
