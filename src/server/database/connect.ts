import { CamelCasePlugin, Kysely } from 'kysely';
import type { Pool } from 'pg';
import { TenantDialect } from './dialect.ts';
import { openEmbedded } from './embedded/open.ts';
import { openExternal } from './external.ts';
import type { GapHandler, Handler } from './listening.ts';
import { migrate } from './migrate.ts';
import { tenantOf, type Tenant } from './tenant.ts';
import { turnsByUser } from './turns.ts';
import type { Tables } from './types.ts';

export interface Database {
  kind: 'embedded' | 'postgresql';
  /** The owner's view of every user's rows: for accounts, jobs and webhooks, never for a request's own data. */
  kysely: Kysely<Tables>;
  /** All work for a signed-in user. */
  tenant(userId: string): Tenant;
  /**
   * Hears NOTIFY on a channel until the answer is called. `onGap` is called after a lost
   * connection was made again: messages may have been missed.
   */
  listen(channel: string, handler: Handler, onGap?: GapHandler): Promise<() => void>;
  /** Writes a copy of the embedded database to a file; null when PostgreSQL is backed up by its own tools. */
  backUp: ((file: string) => Promise<void>) | null;
  /** Reads the embedded database whole and names the tables that are damaged; null for PostgreSQL. */
  damagedTables: (() => Promise<string[]>) | null;
  close(): Promise<void>;
}

interface Options {
  /** A PostgreSQL ≥ 15; without it the embedded database in `dataDir` is used. */
  databaseUrl?: string | null;
  dataDir: string;
}

/** Opens the database, brought to the newest schema. */
export async function openDatabase({ databaseUrl, dataDir }: Options): Promise<Database> {
  if (databaseUrl) {
    const external = openExternal(databaseUrl);
    return assemble('postgresql', external, () => migrate(external.pool));
  }
  const embedded = await openEmbedded(dataDir);
  return assemble('embedded', embedded, () =>
    embedded.server.patiently(() => migrate(embedded.pool)),
  );
}

interface Opened extends Pick<Database, 'listen' | 'close'> {
  backUp?: (file: string) => Promise<void>;
  damagedTables?: () => Promise<string[]>;
  pool: Pool;
}

/** Of one user at once: the embedded database has one connection, a PostgreSQL here twenty. */
const OPEN_TRANSACTIONS = { embedded: 1, postgresql: 4 };

async function assemble(
  kind: Database['kind'],
  opened: Opened,
  bringUpToDate: () => Promise<void>,
): Promise<Database> {
  // jsonb is the product's own data: its keys are not columns and stay as they were written.
  const kysely = new Kysely<Tables>({
    dialect: new TenantDialect(opened.pool),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  const inTurn = turnsByUser(OPEN_TRANSACTIONS[kind]);
  let closing: Promise<void> | undefined;
  const close = () =>
    (closing ??= (async () => {
      await (opened.pool.ended ? undefined : opened.pool.end());
      await opened.close();
    })());
  try {
    await bringUpToDate();
  } catch (error) {
    await close();
    throw error;
  }
  return {
    kind,
    kysely,
    tenant: (userId) => tenantOf(kysely, inTurn, userId),
    listen: opened.listen,
    backUp: opened.backUp ?? null,
    damagedTables: opened.damagedTables ?? null,
    close,
  };
}
