import type { Kysely } from 'kysely';
import type { AuthCall } from './call.ts';
import { authMessage } from './messages.ts';
import type { Tables } from '#server/database/types.ts';
import { Refusal } from '#server/errors.ts';

/** better-auth takes the code of the period before and after as well: 90 s in all. */
const LIFE_OF_A_CODE = 180_000;

/**
 * Runs the check of an authenticator's code that may succeed once (RFC 6238 §5.2), also when it
 * arrives twice at the same moment: the first to note it goes on. The system's clock, as in the
 * check itself.
 */
export async function onceForThisCode(
  db: Kysely<Tables>,
  userId: string | null,
  { body }: AuthCall,
  work: () => Promise<Response>,
): Promise<Response> {
  if (userId === null || typeof body.code !== 'string') return work();
  const id = `used-code:${userId}:${body.code.slice(0, 20)}`;
  if (!(await note(db, id, userId))) {
    const code = 'CODE_ALREADY_USED';
    const message = authMessage(code);
    throw new Refusal(401, code, message, { fields: { code: message } });
  }
  const response = await work();
  if (!response.ok) await db.deleteFrom('verification').where('id', '=', id).execute();
  return response;
}

/** False when it is noted already; better-auth sweeps what has expired. */
async function note(db: Kysely<Tables>, id: string, userId: string): Promise<boolean> {
  const now = new Date();
  const expiresAt = new Date(now.getTime() + LIFE_OF_A_CODE);
  const row = await db
    .insertInto('verification')
    .values({ id, identifier: id, value: userId, expiresAt })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet({ expiresAt }).where('verification.expiresAt', '<', now),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
