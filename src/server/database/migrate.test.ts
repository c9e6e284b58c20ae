import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { openDatabase } from '#server/database/connect.ts';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import { createPostgresDatabase } from '#testing/databases/openTestDatabase.ts';

describeOnBothDatabases('migrations', (open) => {
  it('leave a migrated database as it is, and refuse one of a newer or altered version', async () => {
    const database = await open();
    const before = await applied(database.kysely);
    expect(before.length).toBeGreaterThan(6);
    await database.reopen();
    expect(await applied(database.kysely)).toEqual(before);

    await sql`update schema_migrations set checksum = 'x' where name like '0003%'`.execute(
      database.kysely,
    );
    await expect(database.reopen()).rejects.toThrow(/0003_business.sql was changed/);
  });
});

it.skipIf(inject('postgres') === null)(
  'servers that start together on one empty database migrate it once (needs PostgreSQL)',
  async () => {
    const databaseUrl = await createPostgresDatabase({ template: 'template0' });
    const servers = await Promise.all(
      [1, 2, 3].map(() => openDatabase({ databaseUrl, dataDir: '' })),
    );
    const rows = await applied(servers[0]!.kysely);
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
    await Promise.all(servers.map((server) => server.close()));
  },
);

async function applied(kysely: Parameters<ReturnType<typeof sql>['execute']>[0]) {
  const { rows } = await sql<{ name: string; appliedAt: Date }>`
    select name, applied_at from schema_migrations order by name
  `.execute(kysely);
  return rows;
}
