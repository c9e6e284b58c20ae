import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, inject, it, vi } from 'vitest';
import { openDatabase } from './connect.ts';
import { isDatabaseAway } from './unavailable.ts';
import { startPostgres } from '#testing/databases/postgresProgram.ts';
import { openTestApp } from '#testing/testApp.ts';

// A PostgreSQL of its own is made, crashed and started again.
vi.setConfig({ testTimeout: 300_000 });
const PATIENT = { timeout: 120_000, interval: 50 };

it.skipIf(inject('postgres') === null)(
  'a PostgreSQL that crashes is told in French, its work is not done by half, and it is used again once back (needs PostgreSQL)',
  async () => {
    const postgres = await startPostgres({ fsync: 'off', shared_buffers: '16MB' });
    if ('missing' in postgres) throw new Error(postgres.missing);
    const dataDir = mkdtempSync(join(tmpdir(), 'encrier-gone-'));
    const admin = new Client({ connectionString: postgres.url('postgres') });
    await admin.connect();
    await admin.query('create role encrier login createrole');
    await admin.query('create database gone owner encrier');
    await admin.end();
    const database = await openDatabase({ databaseUrl: postgres.url('gone', 'encrier'), dataDir });
    const app = await openTestApp({ database });
    const claire = await app.signUp();
    const add = (name: string) =>
      app.request('/api/clients', { as: claire, method: 'POST', body: { name } });
    const before = await add('Avant la panne');
    expect(before.status).toBe(201);

    // The crash falls inside the transaction: its rollback fails as well, and must not hide why.
    let attempts = 0;
    const cut = database.tenant(claire.id).run(async (tx) => {
      attempts += 1;
      if (attempts === 1) await postgres.crash();
      await tx.selectFrom('clients').select('id').execute();
    });
    await expect(cut).rejects.toSatisfy(isDatabaseAway);
    expect(attempts).toBe(1);

    // better-auth prints what it then hides.
    vi.spyOn(console, 'error').mockReturnValue();
    const signUp = { name: 'Karim', email: 'karim@example.org', password: 'un mot de passe long' };
    for (const answer of [
      await add('Pendant la panne'),
      await app.request('/api/auth/sign-up/email', { method: 'POST', body: signUp }),
    ]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(await answer.json()).toEqual({
        code: 'database_unavailable',
        error: 'Le service est momentanément indisponible. Réessayez dans quelques instants.',
      });
    }
    expect((await app.request('/health')).status).toBe(200);
    expect((await app.request('/ready')).status).toBe(503);

    await postgres.restart();
    await vi.waitFor(async () => expect((await app.request('/ready')).status).toBe(200), PATIENT);
    expect((await add('Après la panne')).status).toBe(201);
    const kept = await database.kysely.selectFrom('clients').select('name').execute();
    expect(kept.map(({ name }) => name).toSorted()).toEqual(['Après la panne', 'Avant la panne']);

    await app.close();
    await database.close();
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  },
);
