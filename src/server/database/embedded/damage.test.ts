import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { integrityCheck } from '#server/jobs/integrity.ts';
import { createLog } from '#server/log.ts';
import { copyEmbeddedTemplate } from '#testing/databases/openTestDatabase.ts';
import { fakeClock } from '#testing/testApp.ts';
import { openEmbedded } from './open.ts';

vi.setConfig({ testTimeout: 300_000 });

const PAGE = 8192;
let dataDir = '';
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it.each([
  ['a row', 'clients', 'pg_relation_filepath(c.oid)'],
  ['a sealed file', 'sealed_files', 'pg_relation_filepath(c.reltoastrelid)'],
])('random bytes over a page of %s are told at the start', async (_what, table, path) => {
  dataDir = copyEmbeddedTemplate();
  const before = await openEmbedded(dataDir);
  await before.pool.query(
    `insert into clients (user_id, id, name) select 'anne', n::text, repeat(md5(n::text), 30) from generate_series(1, 200) n`,
  );
  await before.pool.query(
    `insert into sealed_files (user_id, id, document_id, file_name, bytes, sha256)
     select 'anne', n::text, 'd', 'f.pdf', b, encode(sha256(b), 'hex')
     from generate_series(1, 5) n, lateral (select convert_to(repeat(md5(n::text), 2000), 'UTF8') b) made`,
  );
  const { rows } = await before.pool.query<{ path: string }>(
    `select ${path} as path from pg_class c where c.relname = $1`,
    [table],
  );
  expect(await before.damagedTables()).toEqual([]);
  await before.close();

  const file = join(dataDir, 'postgres', rows[0]?.path ?? '');
  const bytes = readFileSync(file);
  for (let at = PAGE + 200; at < PAGE + 900; at += 1) bytes[at] = Math.floor(Math.random() * 256);
  writeFileSync(file, bytes);

  const damaged = await openEmbedded(dataDir);
  expect(await damaged.damagedTables()).toEqual([
    expect.stringMatching(new RegExp(`^${table}: invalid page in block 1`)),
  ]);
  const log = createLog('silent');
  const fatal = vi.spyOn(log, 'fatal');
  const isWhole = integrityCheck({ database: damaged, clock: fakeClock(), log });
  expect(await isWhole()).toBe(false);
  expect(fatal).toHaveBeenCalledWith(
    { damaged: [expect.stringContaining(table)] },
    expect.stringContaining('endommagée'),
  );
  await damaged.close();
});
