import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import type { TestDatabase } from '#testing/databases/openTestDatabase.ts';

const START = '0'.repeat(64);

describeOnBothDatabases('register tables', (open) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await open();
    await append('anne', 1, START, 'a'.repeat(64));
    await append('anne', 2, 'a'.repeat(64), 'b'.repeat(64));
    await database.tenant('anne').run((tx) =>
      tx
        .insertInto('sealedFiles')
        .values({
          userId: 'anne',
          id: 'f1',
          documentId: 'd1',
          fileName: 'Facture_INV-001.pdf',
          sha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
          bytes: Buffer.from('test'),
        })
        .execute(),
    );
  });

  it.each([
    "update register_entries set kind = 'other'",
    'delete from register_entries',
    'truncate register_entries',
    'update register_heads set sequence = sequence + 1',
    'delete from register_heads',
    'truncate register_heads',
    "update sealed_files set bytes = 'x'",
    'delete from sealed_files',
    'truncate sealed_files',
  ])('refuses to everyone: %s', async (statement) => {
    await expect(sql.raw(statement).execute(database.kysely)).rejects.toMatchObject({
      code: '42501',
    });
    await expect(
      database.tenant('anne').run((tx) => sql.raw(statement).execute(tx)),
    ).rejects.toMatchObject({ code: '42501' });
  });

  it('keeps the head of each chain and starts a new one at 64 zeros', async () => {
    expect(await head('anne')).toEqual({ sequence: 2, hash: 'b'.repeat(64) });
    expect(await head('bruno')).toEqual({ sequence: 0, hash: START });
  });

  it('refuses an entry that does not follow its chain', async () => {
    for (const [sequence, previous] of [
      [2, 'b'.repeat(64)],
      [4, 'b'.repeat(64)],
      [3, 'c'.repeat(64)],
    ] as const)
      await expect(append('anne', sequence, previous, 'd'.repeat(64))).rejects.toMatchObject({
        code: '23514',
      });
  });

  it('lets simultaneous appends follow one another', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        database.tenant('claire').run(async (tx) => {
          const { rows } = await sql<{
            sequence: number;
            hash: string;
          }>`select * from register_head()`.execute(tx);
          const { sequence, hash } = rows[0]!;
          await tx
            .insertInto('registerEntries')
            .values(entry('claire', sequence + 1, hash, String(index).padStart(64, '0')))
            .execute();
        }),
      ),
    );
    expect((await head('claire')).sequence).toBe(20);
  });

  it('refuses a sealed file whose fingerprint is not its own', async () => {
    await expect(
      database.tenant('anne').run((tx) =>
        tx
          .insertInto('sealedFiles')
          .values({
            userId: 'anne',
            id: 'f2',
            documentId: 'd1',
            fileName: 'Facture_INV-001.pdf',
            sha256: 'a'.repeat(64),
            bytes: Buffer.from('test'),
          })
          .execute(),
      ),
    ).rejects.toMatchObject({ code: '23514' });
  });

  it('survives the account it belongs to', async () => {
    await database
      .tenant('dora')
      .run((tx) => tx.insertInto('profiles').values({ id: 'dora' }).execute());
    await append('dora', 1, START, 'e'.repeat(64));
    await expect(
      database.tenant('dora').run((tx) => sql`select erase_account('dora')`.execute(tx)),
    ).rejects.toMatchObject({ code: '42501' });
    await sql`select erase_account('dora')`.execute(database.kysely);
    const left = await database.tenant('dora').run(async (tx) => ({
      profiles: await tx.selectFrom('profiles').select('id').execute(),
      entries: await tx.selectFrom('registerEntries').select('sequence').execute(),
    }));
    expect(left).toEqual({ profiles: [], entries: [{ sequence: 1 }] });
  });

  async function head(user: string) {
    const { rows } = await database
      .tenant(user)
      .run((tx) =>
        sql<{ sequence: number; hash: string }>`select * from register_head()`.execute(tx),
      );
    return rows[0]!;
  }

  function append(user: string, sequence: number, previousHash: string, hash: string) {
    return database.tenant(user).run((tx) =>
      tx
        .insertInto('registerEntries')
        .values(entry(user, sequence, previousHash, hash))
        .execute(),
    );
  }
});

function entry(userId: string, sequence: number, previousHash: string, hash: string) {
  return {
    userId,
    sequence,
    previousHash,
    hash,
    documentId: 'd1',
    at: '2026-11-22T10:00:00.000Z',
    kind: 'created',
    body: '{}',
  };
}
