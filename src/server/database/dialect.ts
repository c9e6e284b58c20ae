import {
  CompiledQuery,
  PostgresDialect,
  PostgresDriver,
  type DatabaseConnection,
  type Driver,
  type TransactionSettings,
} from 'kysely';
import { escapeLiteral, type Pool } from 'pg';
import { preparing } from './prepared.ts';
import { takeBeginningTenant } from './tenant.ts';

/** PostgreSQL over this pool, with prepared statements and transactions that know their tenant. */
export class TenantDialect extends PostgresDialect {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new TenantDriver({ pool: preparing(this.#pool) });
  }
}

class TenantDriver extends PostgresDriver {
  override async beginTransaction(
    connection: DatabaseConnection,
    settings: TransactionSettings,
  ): Promise<void> {
    const userId = takeBeginningTenant();
    if (userId === undefined) return super.beginTransaction(connection, settings);
    try {
      // One message instead of two. « local »: a setting of the session would reach the next user.
      await connection.executeQuery(
        CompiledQuery.raw(
          `begin; set local role app_user; set local app.user_id = ${escapeLiteral(userId)}`,
        ),
      );
    } catch (error) {
      // Kysely rolls back only what it saw begin.
      await connection.executeQuery(CompiledQuery.raw('rollback'));
      throw error;
    }
  }
}
