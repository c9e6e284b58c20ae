import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '#server/database/connect.ts';
import { startPostgres, type RunningPostgres } from './postgresProgram.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A data folder, migrated, to be copied. */
    embeddedTemplate: string;
    /** Addresses of the test server; null when no PostgreSQL could be had. */
    postgres: { admin: string; owner: string } | null;
  }
}

/** Both databases, migrated once, for every test file to copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  project.provide('embeddedTemplate', await embeddedTemplate());
  const running = await startPostgres();
  if ('missing' in running) {
    console.warn(`PostgreSQL: ${running.missing}. Its half of the database tests is skipped.`);
    project.provide('postgres', null);
    return async () => undefined;
  }
  await prepareTemplate(running);
  project.provide('postgres', {
    admin: running.url('postgres'),
    owner: running.url('DATABASE', OWNER),
  });
  return () => running.stop();
}

/** Not a superuser, as on a managed server: row-level security binds it. */
const OWNER = 'encrier';

async function prepareTemplate(running: RunningPostgres): Promise<void> {
  const admin = new Client({ connectionString: running.url('postgres') });
  await admin.connect();
  await admin.query(`create role ${OWNER} login createdb createrole`);
  await admin.query(`create database template owner ${OWNER}`);
  await admin.end();
  const database = await openDatabase({ databaseUrl: running.url('template', OWNER), dataDir: '' });
  await database.close();
}

/** Kept between runs while neither the migrations nor PGlite change. */
async function embeddedTemplate(): Promise<string> {
  const cache = resolve('.cache/databases');
  const template = join(cache, fingerprint());
  if (existsSync(template)) return template;
  mkdirSync(cache, { recursive: true });
  const draft = mkdtempSync(join(cache, 'draft-'));
  const database = await openDatabase({ dataDir: draft });
  await database.close();
  try {
    renameSync(draft, template);
  } catch (error) {
    // Another run was faster: its template is the same.
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(template)) throw error;
  }
  return template;
}

function fingerprint(): string {
  const hash = createHash('sha256');
  const folder = 'src/server/database/migrations';
  for (const name of readdirSync(folder).toSorted())
    hash.update(name).update(readFileSync(join(folder, name)));
  hash.update(readFileSync('node_modules/@electric-sql/pglite/package.json'));
  return hash.digest('hex').slice(0, 16);
}
