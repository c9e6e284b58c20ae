import { timingSafeEqual } from 'node:crypto';
import { newRouter } from '#server/http/router.ts';
import type { Metrics } from './metrics.ts';

interface Deps {
  metrics: Metrics;
  metricsToken: string | null;
  /** Throws when the database does not answer. */
  ping: () => Promise<unknown>;
  /** True once the server has been told to stop. */
  stopping: () => boolean;
}

/** `/health`: the process lives. `/ready`: it can serve. `/metrics`: with the token only. */
export function healthRoutes({ metrics, metricsToken, ping, stopping }: Deps) {
  const router = newRouter();
  router.get('/health', (c) => c.json({ status: 'ok' }));

  router.get('/ready', async (c) => {
    if (stopping()) return c.json({ status: 'stopping' }, 503);
    try {
      await ping();
      return c.json({ status: 'ready' });
    } catch (error) {
      c.var.log.error({ err: error }, 'database does not answer');
      return c.json({ status: 'database_unavailable' }, 503);
    }
  });

  router.get('/metrics', (c) => {
    if (!metricsToken) return c.notFound();
    const given = c.req.header('authorization')?.replace(/^Bearer /, '') ?? '';
    if (!sameText(given, metricsToken)) return c.text('', 401);
    return c.text(metrics.render(), 200, { 'content-type': 'text/plain; version=0.0.4' });
  });
  return router;
}

function sameText(given: string, expected: string) {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
