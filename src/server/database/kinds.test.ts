import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import {
  DOCUMENT_KINDS,
  DOCUMENT_TYPES,
  type DocumentKind,
  type DocumentType,
  kindFacts,
} from '#domain/document/kinds.ts';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import type { TestDatabase } from '#testing/databases/openTestDatabase.ts';

describeOnBothDatabases('the kind of a document', (open) => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await open();
    const { kysely } = database;
    await kysely
      .insertInto('stripeCustomers')
      .values({ userId: 'claire', customerId: 'cus_claire', subscriptionTier: 'beta' })
      .execute();
    await kysely.insertInto('profiles').values({ id: 'claire' }).execute();
    await kysely
      .insertInto('clients')
      .values({ userId: 'claire', id: 'c1', name: 'Brasserie Lune' })
      .execute();
  });

  it('goes with its type only', async () => {
    const pairs = DOCUMENT_KINDS.flatMap((kind) => DOCUMENT_TYPES.map((type) => ({ type, kind })));
    const refused: typeof pairs = [];
    for (const pair of pairs) {
      await insert(pair).catch((error: { code?: string }) => {
        if (error.code === '23514') refused.push(pair);
        else throw error;
      });
    }
    expect(refused).toEqual(pairs.filter(({ type, kind }) => kindFacts(kind).type !== type));
  });

  it('is what its type says, and a line what its words said, in a database from before kinds', async () => {
    const lines = [
      { description: 'Pose', quantity: 2, unitPrice: 50, total: 100 },
      { description: 'Geste commercial', quantity: 1, unitPrice: -5, total: -5 },
      { description: 'Acompte déjà versé', quantity: 1, unitPrice: -20, total: -20 },
    ];
    await sql`insert into documents (user_id, id, type, kind, client_id, number, date, line_items)
      values ('claire', 'old-1', 'invoice', 'invoice', 'c1', 'OLD-1', '2026-01-01', ${JSON.stringify(lines)}),
        ('claire', 'old-2', 'quote', 'quote', 'c1', 'OLD-2', '2026-01-01', '[]')`.execute(
      database.kysely,
    );
    await sql`alter table documents drop column kind`.execute(database.kysely);
    await sql`delete from schema_migrations where name similar to '(0011|0012)%'`.execute(
      database.kysely,
    );
    await database.reopen();
    const rows = await database.kysely
      .selectFrom('documents')
      .select(['kind', 'lineItems'])
      .where('id', 'like', 'old-%')
      .orderBy('id')
      .execute();
    const kinds = ['sale', 'discount', 'deduction'] as const;
    expect(rows).toEqual([
      { kind: 'invoice', lineItems: lines.map((line, at) => ({ ...line, kind: kinds[at] })) },
      { kind: 'quote', lineItems: [] },
    ]);
  });

  async function insert(pair: { type: DocumentType; kind: DocumentKind }) {
    const id = `${pair.type}-${pair.kind}`;
    const document = { userId: 'claire', id, number: id, clientId: 'c1', date: '2026-11-01' };
    await database.kysely
      .insertInto('documents')
      .values({ ...document, ...pair })
      .execute();
  }
});
