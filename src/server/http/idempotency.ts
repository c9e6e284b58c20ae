import { createHash } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/types.ts';
import { Refusal, conflict, invalid } from '#server/errors.ts';
import type { AppContext, AppEnv } from './context.ts';

/** A request whose server has said nothing for this long was cut off: its key may be taken over. */
const ABANDONED_AFTER = 60_000;
/** A request at work says so this often: a letter may take longer than a minute to be accepted. */
const BEAT = 15_000;

/**
 * `Idempotency-Key` on a POST: the first request with a key does the work, a repeated one (double
 * click, retry after a cut) gets the first answer again. Failures of ours are not kept.
 */
export function idempotency(db: Kysely<Tables>, now: () => Date, beat = BEAT) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const key = c.req.header('idempotency-key');
    if (key === undefined || c.req.method !== 'POST' || !c.var.user) return next();
    if (!/^[\x21-\x7e]{8,200}$/.test(key)) {
      throw invalid({ 'idempotency-key': 'Entre 8 et 200 caractères sans espace.' });
    }
    const request = { userId: c.var.user.id, key, requestHash: await hashOf(c) };

    if (!(await claim(db, request, now()))) return replay(db, request);
    const beating = setInterval(() => void stayAtWork(db, request, now()), beat);
    try {
      await next();
    } finally {
      clearInterval(beating);
    }
    await remember(db, request, c.res.clone(), c.error !== undefined);
  });
}

interface KeyedRequest {
  userId: string;
  key: string;
  requestHash: string;
}

async function hashOf(c: AppContext) {
  // Hono keeps the text it has read: the handler can still read the body.
  const text = await c.req.text();
  return createHash('sha256').update(`${c.req.method} ${c.req.path}\n${text}`).digest('hex');
}

/** True for the first request, and for one that takes over from a request that was cut off. */
async function claim(db: Kysely<Tables>, request: KeyedRequest, now: Date) {
  const claimed = await db
    .insertInto('idempotencyKeys')
    .values({ ...request, createdAt: now })
    .onConflict((existing) =>
      existing
        .columns(['userId', 'key'])
        .doUpdateSet({ createdAt: now })
        .where('idempotencyKeys.status', 'is', null)
        .where('idempotencyKeys.requestHash', '=', request.requestHash)
        .where((e) =>
          e.or([
            e('idempotencyKeys.createdAt', '<', new Date(now.getTime() - ABANDONED_AFTER)),
            // By a clock that was ahead and has been put right since.
            e('idempotencyKeys.createdAt', '>', new Date(now.getTime() + ABANDONED_AFTER)),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** A beat that the database does not take is made up for by the next one. */
async function stayAtWork(db: Kysely<Tables>, { userId, key }: KeyedRequest, now: Date) {
  await db
    .updateTable('idempotencyKeys')
    .set({ createdAt: now })
    .where('userId', '=', userId)
    .where('key', '=', key)
    .where('status', 'is', null)
    .execute()
    .catch(() => undefined);
}

async function replay(db: Kysely<Tables>, request: KeyedRequest): Promise<Response> {
  const first = await db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'status', 'answer'])
    .where('userId', '=', request.userId)
    .where('key', '=', request.key)
    .executeTakeFirst();
  if (first && first.requestHash !== request.requestHash) {
    throw new Refusal(
      422,
      'idempotency_mismatch',
      'Cette clé a déjà servi pour une autre demande.',
    );
  }
  if (!first || first.status === null || typeof first.answer !== 'string') {
    throw conflict('request_in_progress', 'Cette demande est déjà en cours.');
  }
  return new Response(first.answer, {
    status: first.status,
    headers: { 'content-type': 'application/json', 'idempotency-replayed': 'true' },
  });
}

async function remember(
  db: Kysely<Tables>,
  request: KeyedRequest,
  answer: Response,
  failed: boolean,
) {
  const isJson = answer.headers.get('content-type')?.includes('json') ?? false;
  // A refusal may have a cause that passes (a full quota, a field corrected): it is tried afresh.
  if (failed || !answer.ok || !isJson) {
    await db
      .deleteFrom('idempotencyKeys')
      .where('userId', '=', request.userId)
      .where('key', '=', request.key)
      .execute();
    return;
  }
  await db
    .updateTable('idempotencyKeys')
    // Kept as one JSON string: the exact text is answered again.
    .set({ status: answer.status, answer: JSON.stringify(await answer.text()) })
    .where('userId', '=', request.userId)
    .where('key', '=', request.key)
    .execute();
}
