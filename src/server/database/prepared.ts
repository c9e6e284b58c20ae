import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/** Statements that are worth keeping: what the stores write again and again. */
const MOST = 400;
const LONGEST = 4_000;
const KEPT = /^\s*(?:select|insert|update|delete|with)\b/i;

/**
 * The pool, with every statement that comes a second time prepared under a name: each connection
 * then reads and plans it once instead of at each call, which is half of the work of a short query.
 */
export function preparing(pool: Pool): PostgresPool {
  const nameOf = statementNames();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => new PreparingClient(await pool.connect(), nameOf),
  };
}

class PreparingClient implements PostgresPoolClient {
  readonly #client: PoolClient;
  readonly #nameOf: (sql: string) => string | undefined;
  #stale = false;

  constructor(client: PoolClient, nameOf: (sql: string) => string | undefined) {
    this.#client = client;
    this.#nameOf = nameOf;
  }

  query<Row>(sql: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    sql: string | PostgresCursor<Row>,
    values: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    // Kysely reads by cursors only where it is given a library for them: it is given none.
    if (typeof sql !== 'string') throw new Error('this database reads no cursors');
    return this.#run<Row>(sql, values);
  }

  release(discard?: boolean): void {
    this.#client.release(Boolean(discard) || this.#stale);
  }

  async #run<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    const name = this.#nameOf(text);
    try {
      const { command, rowCount, rows } = await this.#client.query({
        text,
        values: [...values],
        ...(name && { name }),
      });
      return {
        command: command as PostgresQueryResult<Row>['command'],
        rowCount: rowCount ?? 0,
        rows,
      };
    } catch (error) {
      this.#stale ||= isStalePlan(error);
      throw error;
    }
  }
}

/** Names are the same on every connection; a text that comes once only gets none. */
function statementNames(): (sql: string) => string | undefined {
  const names = new Map<string, string | null>();
  return (sql) => {
    if (sql.length > LONGEST || !KEPT.test(sql)) return undefined;
    const name = names.get(sql);
    if (name) return name;
    if (name === undefined) {
      if (names.size < MOST) names.set(sql, null);
      return undefined;
    }
    const given = `statement_${names.size}_${[...names.keys()].indexOf(sql)}`;
    names.set(sql, given);
    return given;
  };
}

/**
 * A newer server changed a table under a statement that this connection has prepared: the
 * connection goes, and with it what it prepared. The transaction was rolled back for certain.
 */
export function isStalePlan(error: unknown): boolean {
  const { code, message = '' } = (error ?? {}) as { code?: string; message?: string };
  return code === '0A000' && message.startsWith('cached plan');
}
