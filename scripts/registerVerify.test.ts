import { spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeAnchor } from '#server/register/anchors.ts';
import { openTestDatabase, type TestDatabase } from '#testing/databases/openTestDatabase.ts';
import { tamper } from '#testing/databases/tamper.ts';
import { openDesk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';

let database: TestDatabase;
let app: TestApp;
let witness: string;
let userId: string;
beforeAll(async () => {
  database = await openTestDatabase('embedded');
  app = await openTestApp({ database, config: { dataDir: database.dataDir } });
  const desk = await openDesk(app);
  userId = desk.user.id;
  const { id } = await desk.create();
  const letter = { subject: 'Facture', message: 'Bonjour' };
  await desk.call(`/api/documents/${id}/email`, 'POST', letter);
  witness = app.mail.sent[0]?.witness ?? '';
  await anchorOf('2026-11-22T10:00:00Z');
  await anchorOf('2026-11-23T10:00:00Z');
});
afterAll(async () => {
  await app.close();
  await database.close();
});

// One after the other: each leaves the folder more damaged than it found it.
it('register:verify ends with 0 when nothing was touched, the client’s line included', async () => {
  const { code, output } = await verify('--witness', `Témoin du registre : ${witness}`);
  expect(output).toContain(`${userId} : 4 écritures, intact`);
  expect(output).toContain('Ce témoin est authentique');
  expect([code, output]).toEqual([0, expect.stringContaining('1 registres, 0 anomalies')]);
});

it('register:verify lists each damaged anchor and whatever else is wrong, and ends with 1', async () => {
  const anchors = join(database.dataDir, 'anchors');
  spoil(join(anchors, '2026-11-22.json'), (text) => text.slice(0, 40));
  spoil(join(anchors, '2026-11-23.json'), (text) => text.replace('"signature"', '"signed"'));
  await tamper(database, ["update documents set amount = 1 where number = 'INV-001'"]);
  const { code, output } = await verify(
    '--witness',
    witness.replace(/;(\d+);/, (_, length) => `;${Number(length) + 1};`),
  );
  expect(output.split('\n').filter((line) => line.startsWith('- '))).toEqual([
    expect.stringContaining('Facture INV-001'),
    '- L’ancrage 2026-11-22.json est illisible\u00A0: tronqué ou abîmé.',
    '- L’ancrage 2026-11-23.json n’est pas signé.',
    expect.stringContaining('La signature ne correspond pas'),
  ]);
  expect([code, output]).toEqual([1, expect.stringContaining('1 registres, 4 anomalies')]);
});

it('register:verify says what keeps it from checking, and ends with 2', async () => {
  const { code, output } = await verify('--temoin', witness);
  expect([code, output]).toEqual([2, expect.stringContaining('--temoin')]);
  const held = await run(database.dataDir);
  expect([held.code, held.output]).toEqual([2, expect.stringContaining('déjà ouverte')]);
  for (const text of [output, held.output]) expect(text).not.toMatch(/^ +at /m);
});

async function anchorOf(instant: string) {
  app.clock.set(instant);
  await writeAnchor(database.kysely, app.config, app.clock);
}

function spoil(file: string, how: (text: string) => string) {
  chmodSync(file, 0o600);
  writeFileSync(file, how(readFileSync(file, 'utf8')));
}

/** On a copy, as after a kill: the test’s own server holds the folder. */
async function verify(...args: string[]) {
  const copy = mkdtempSync(join(tmpdir(), 'encrier-verify-'));
  cpSync(database.dataDir, copy, {
    recursive: true,
    filter: (path) => basename(path) !== 'postgres.lock',
  });
  try {
    return await run(copy, ...args);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

function run(dataDir: string, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const { authSecret, registerKey } = app.config;
  const child = spawn(process.execPath, ['scripts/registerVerify.ts', ...args], {
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      AUTH_SECRET: authSecret,
      REGISTER_KEY: registerKey,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
