import { createMiddleware } from 'hono/factory';
import { Refusal } from '#server/errors.ts';

/**
 * Calls that may be at work at once on one server. Each of more would only make all wait longer; at
 * the 200 calls a second of two cores the last of these waits for two or three seconds.
 */
const MOST_AT_ONCE = 500;

/** Refuses with 503 what comes while the server has its hands full, so that what it took is answered. */
export function refuseOverload(most = MOST_AT_ONCE) {
  let atWork = 0;
  return createMiddleware(async (_c, next) => {
    if (atWork >= most) {
      throw new Refusal(
        503,
        'overloaded',
        'Le service est très sollicité en ce moment. Réessayez dans quelques secondes.',
        { headers: { 'retry-after': '5' } },
      );
    }
    atWork += 1;
    try {
      await next();
    } finally {
      atWork -= 1;
    }
  });
}
