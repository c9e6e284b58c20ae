import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import type { TestDatabase } from '#testing/databases/openTestDatabase.ts';
import { documentsMatching } from './search.ts';

describeOnBothDatabases('searching documents', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    // More of Anne's than are found one by one: those are read by date.
    for (const [user, many] of [
      ['anne', 2100],
      ['bruno', 10],
    ] as const)
      await database.tenant(user).run(async (tx) => {
        await sql`insert into profiles (id) values (${user})`.execute(tx);
        await sql`insert into clients (user_id, id, name, company, email) values
          (${user}, 'c1', 'Éléonore Œuvrard', '', 'eleonore@courriel.example'),
          (${user}, 'c2', 'Remise 50 %', 'Brasserie Lune', 'lune@courriel.example')`.execute(tx);
        await sql`insert into documents (user_id, id, type, kind, client_id, number, date)
          select ${user}::text, 'd' || i, 'quote', 'quote', 'c1', 'QUO-' || i, '2026-01-01'
          from generate_series(1, ${many}::int) i`.execute(tx);
        await sql`insert into documents (user_id, id, type, kind, client_id, number, date)
          values (${user}::text, 'rare', 'invoice', 'invoice', 'c2', ${`INV-${user}`}, '2026-01-02')`.execute(
          tx,
        );
      });
  });

  it.each([
    ['QUO-1050', 1],
    ['oeuvrard', 2100],
    ['ELEONORE', 2100],
    ['QUO-20', 111],
    ['50 %', 1],
    ['brasserie l', 1],
    ['courriel', 0],
    ['INV', 1],
    ['in', 1],
    ['nv-an', 1],
    ['INV-bruno', 0],
    ['QUO_1', 0],
    ['\\', 0],
  ])('finds « %s » in %i of the user’s own', async (search, count) => {
    const found = await database.tenant('anne').run(async (tx) =>
      tx
        .selectFrom('documents')
        .select(['id', 'userId'])
        .where(await documentsMatching(tx, search))
        .execute(),
    );
    expect(found).toHaveLength(count);
    expect(found.every(({ userId }) => userId === 'anne')).toBe(true);
  });
});
