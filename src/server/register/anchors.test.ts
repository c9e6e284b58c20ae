import { chmod, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/databases/openTestDatabase.ts';
import { openDesk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import { anchorProblems, writeAnchor } from './anchors.ts';

describe('the signed anchors of the registers', () => {
  let database: TestDatabase;
  let app: TestApp;
  beforeAll(async () => {
    database = await openTestDatabase();
    app = await openTestApp({ database });
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  it('find a register rewritten whole, head included, and an anchor that was touched', async () => {
    const desk = await openDesk(app);
    await desk.create();
    await desk.create();
    const { kysely } = database;
    await writeAnchor(kysely, app.config, app.clock.now());
    expect(await anchorProblems(kysely, app.config)).toEqual([]);

    // What someone with the whole database in hand would do: other rows, and heads that fit them.
    await kysely.transaction().execute(async (tx) => {
      await tx.schema.alterTable('registerEntries').renameTo('registerEntriesAway').execute();
    });
    await kysely.schema
      .createTable('registerEntries')
      .addColumn('userId', 'text')
      .addColumn('sequence', 'bigint')
      .addColumn('hash', 'text')
      .execute();
    expect(await anchorProblems(kysely, app.config)).toEqual([
      expect.stringContaining(`${desk.user.id} : l’écriture n° 2 ancrée`),
    ]);
    await kysely.schema.dropTable('registerEntries').execute();
    await kysely.schema.alterTable('registerEntriesAway').renameTo('registerEntries').execute();
    expect(await anchorProblems(kysely, app.config)).toEqual([]);

    const folder = join(app.config.dataDir, 'anchors');
    const [name = ''] = await readdir(folder);
    const anchor = await readFile(join(folder, name), 'utf8');
    await chmod(join(folder, name), 0o600);
    await writeFile(join(folder, name), anchor.replace('"sequence":2', '"sequence":1'));
    expect(await anchorProblems(kysely, app.config)).toEqual([
      expect.stringContaining('a été modifié'),
    ]);
  });
});
