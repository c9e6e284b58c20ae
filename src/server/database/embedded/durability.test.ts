import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { openDatabase } from '#server/database/connect.ts';
import { killDuringWrites } from '#testing/databases/killDuringWrites.ts';
import { copyEmbeddedTemplate } from '#testing/databases/openTestDatabase.ts';
import { keepUp, openEmbedded } from './open.ts';

// Each test starts databases and processes: on a crowded machine that takes its time.
vi.setConfig({ testTimeout: 300_000 });

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

it('forces every commit to the disk, and does its upkeep', async () => {
  const embedded = await openEmbedded(migrated());
  const { rows } = await embedded.pool.query('show fsync');
  expect(rows).toEqual([{ fsync: 'on' }]);
  for (let commit = 0; commit < 5; commit += 1) {
    const before = await embedded.server.syncs();
    await embedded.pool.query(`insert into profiles (id) values ($1)`, [`user-${commit}`]);
    expect(await embedded.server.syncs()).toBeGreaterThan(before);
  }
  await keepUp(embedded.pool, embedded.server);
  const counted = await embedded.pool.query(
    `select reltuples::int as rows from pg_class where relname = 'profiles'`,
  );
  expect(counted.rows).toEqual([{ rows: 5 }]);
  await embedded.close();
});

it('keeps its folder to its owner and refuses a second opening of it', async () => {
  const dataDir = migrated();
  const first = await openDatabase({ dataDir });
  expect(statSync(join(dataDir, 'postgres')).mode & 0o777).toBe(0o700);
  await expect(openDatabase({ dataDir })).rejects.toThrow(/déjà ouverte[^]*already open/);
  await first.close();
});

it('says so when another version of PostgreSQL wrote the folder', async () => {
  const dataDir = migrated();
  writeFileSync(join(dataDir, 'postgres', 'PG_VERSION'), '17\n');
  await expect(openDatabase({ dataDir })).rejects.toThrow(/PostgreSQL 17[^]*PostgreSQL 18/);
});

it('stops a statement that never ends, answers again and listens again', async () => {
  const embedded = await openEmbedded(migrated(), { statementLimit: 5000 });
  const heard: string[] = [];
  await embedded.listen('notifications', (payload) => heard.push(payload));
  await expect(
    embedded.pool.query(
      'with recursive t(n) as (select 1 union all select n + 1 from t) select count(*) from t',
    ),
  ).rejects.toMatchObject({ code: '57014' });
  // At once: the former worker's end must not be taken for the end of the one that took over.
  expect((await embedded.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await vi.waitFor(
    async () => {
      await embedded.pool.query(`notify notifications, 'after the restart'`);
      expect(heard).toContain('after the restart');
    },
    { timeout: 60_000, interval: 100 },
  );
  await embedded.close();
});

it('keeps nothing of the answers it has given', async () => {
  const embedded = await openEmbedded(migrated());
  for (let row = 0; row < 60; row += 1) {
    const { rows } = await embedded.pool.query<{ text: string }>(
      `select repeat('x', 1000000) text`,
    );
    expect(rows[0]?.text).toHaveLength(1_000_000);
  }
  // PGlite's own way of asking kept all 60 MB.
  expect(await embedded.server.heap()).toBeLessThan(40_000_000);
  await embedded.close();
});

it('backs up to a file that is a database again when unpacked', async () => {
  const dataDir = migrated();
  const database = await openDatabase({ dataDir });
  await database.kysely.insertInto('profiles').values({ id: 'anne' }).execute();
  const file = join(dataDir, 'backup.tar.gz');
  await database.backUp?.(file);
  await database.close();

  const restored = join(dataDir, 'restored');
  mkdirSync(join(restored, 'postgres'), { recursive: true });
  execFileSync('tar', ['-xzf', file, '-C', join(restored, 'postgres')]);
  const again = await openDatabase({ dataDir: restored });
  expect(await again.kysely.selectFrom('profiles').select('id').execute()).toEqual([
    { id: 'anne' },
  ]);
  await again.close();
});

it('loses no acknowledged row when the process is killed, twice over', async () => {
  const dataDir = migrated();
  for (const rows of [40, 75])
    expect(await killDuringWrites(dataDir, rows)).toMatchObject({ lost: [] });
});

function migrated(): string {
  const dataDir = copyEmbeddedTemplate();
  folders.push(dataDir);
  return dataDir;
}
