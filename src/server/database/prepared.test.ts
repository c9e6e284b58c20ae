import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import type { TestDatabase } from '#testing/databases/openTestDatabase.ts';

describeOnBothDatabases('a statement that comes again', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
  });

  it('is prepared once by its connection, one that came once is not', async () => {
    const prepared = await database.kysely.connection().execute(async (connection) => {
      for (const name of ['Claire', 'Hélène', 'Monique']) {
        await sql`select ${name}::text as again`.execute(connection);
      }
      await sql`select 1 as once`.execute(connection);
      const { rows } = await sql<{ statement: string }>`
        select statement from pg_prepared_statements where statement not like '%pg_prepared%'
      `.execute(connection);
      return rows.map(({ statement }) => statement);
    });
    expect(prepared.filter((statement) => statement.includes('again'))).toHaveLength(1);
    expect(prepared.filter((statement) => statement.includes('once'))).toEqual([]);
  });

  it('is read anew where a newer server has changed its table meanwhile', async () => {
    const owner = database.kysely;
    await sql`create table changing (a text)`.execute(owner);
    await sql`grant select on changing to app_user`.execute(owner);
    await sql`insert into changing values ('one')`.execute(owner);
    const read = () =>
      database
        .tenant('01930000-0000-7000-8000-000000000001')
        .run(async (tx) => (await sql`select * from changing`.execute(tx)).rows);
    for (let time = 0; time < 3; time += 1) expect(await read()).toEqual([{ a: 'one' }]);
    await sql`alter table changing add column b text default 'two'`.execute(owner);
    expect(await read()).toEqual([{ a: 'one', b: 'two' }]);
    await sql`drop table changing`.execute(owner);
  });
});
