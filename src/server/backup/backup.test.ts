import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import {
  copyEmbeddedTemplate,
  createPostgresDatabase,
  type TestDatabase,
} from '#testing/databases/openTestDatabase.ts';
import { openTestApp, type TestApp, type TestUser } from '#testing/testApp.ts';
import { brasserieLune } from '#testing/world/people.ts';
import { openDatabase, type Database } from '#server/database/connect.ts';
import { verifyAllRegisters } from '#server/register/verifyAll.ts';
import { makeBackup } from './backups.ts';
import { restoreBackup } from './restore.ts';

describeOnBothDatabases('backing up and restoring', (open) => {
  let database: TestDatabase;
  let app: TestApp;
  let user: TestUser;
  beforeAll(async () => {
    database = await open();
    app = await openTestApp({ database });
    user = await app.signUp();
  });
  afterAll(() => app.close());

  it('brings back every row of the moment of the copy, with registers that hold', async () => {
    await sendInvoice(app, user);
    const backups = { directory: join(app.dataDir, 'copies'), keep: 7 };
    const deps = { backUp: database.backUp, databaseUrl: database.databaseUrl, backups };
    // The copy is taken while documents are being created: it holds a prefix of them, whole.
    const [file] = await Promise.all([makeBackup(deps, new Date()), sendInvoice(app, user)]);
    await sendInvoice(app, user);
    expect(await numbers(database)).toEqual(['INV-001', 'INV-002', 'INV-003']);

    const elsewhere = await emptyPlace(database.kind);
    const aside = await restoreBackup(elsewhere, file, new Date());
    expect(aside === null).toBe(database.kind === 'postgresql');
    const restored = await openDatabase(elsewhere);
    try {
      const kept = await numbers(restored);
      expect([['INV-001'], ['INV-001', 'INV-002']]).toContainEqual(kept);
      const { bytes } = await restored.kysely
        .selectFrom('sealedFiles')
        .select('bytes')
        .executeTakeFirstOrThrow();
      expect(Buffer.from(bytes).subarray(0, 5).toString()).toBe('%PDF-');
      const reports = [];
      for await (const report of verifyAllRegisters(restored)) reports.push(report);
      expect(reports).toMatchObject([{ userId: user.id, problems: [] }]);
    } finally {
      await restored.close();
      rmSync(elsewhere.dataDir, { recursive: true, force: true });
    }
  });

  it('leaves what is there when the copy cannot be read or the server still runs', async () => {
    const file = join(app.dataDir, 'not-a-copy');
    writeFileSync(file, 'not a copy');
    const elsewhere = await emptyPlace(database.kind);
    const { databaseUrl, dataDir } = database;
    const overRunning = restoreBackup({ databaseUrl, dataDir }, file, new Date());
    // PostgreSQL does not mind; its tool refuses what is no copy.
    await expect(overRunning).rejects.toThrow(/déjà ouverte|pg_restore/);
    await expect(restoreBackup(elsewhere, file, new Date())).rejects.toThrow(/tar|pg_restore/);
    const untouched = await openDatabase(elsewhere);
    expect(await numbers(untouched)).toEqual([]);
    await untouched.close();
    rmSync(elsewhere.dataDir, { recursive: true, force: true });
  });
});

async function emptyPlace(kind: Database['kind']) {
  return {
    dataDir: copyEmbeddedTemplate(kind),
    databaseUrl: kind === 'postgresql' ? await createPostgresDatabase() : null,
  };
}

async function numbers({ kysely }: Pick<Database, 'kysely'>) {
  const rows = await kysely.selectFrom('documents').select('number').orderBy('number').execute();
  return rows.map(({ number }) => number);
}

/** Leaves draft: its PDF is sealed and the register tells of it. */
async function sendInvoice(app: TestApp, user: TestUser): Promise<void> {
  const post = async (path: string, body: unknown) => {
    const answer = await app.request(path, { as: user, method: 'POST', body });
    return ((await answer.json()) as { id: string }).id;
  };
  const clientId = await post('/api/clients', brasserieLune);
  const id = await post('/api/documents', {
    type: 'invoice',
    clientId,
    date: '2026-11-22',
    dueDate: '2026-12-07',
    lineItems: [{ description: 'Pose d’un parquet', quantity: 1.5, unitPrice: 99.99 }],
  });
  const sent = await app.request(`/api/documents/${id}`, {
    as: user,
    method: 'PATCH',
    body: { status: 'sent' },
  });
  expect(sent.status).toBe(200);
}
