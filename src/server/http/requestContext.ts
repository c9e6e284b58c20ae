import { createMiddleware } from 'hono/factory';
import type { AppContext, AppEnv } from './context.ts';
import type { Ids } from '#server/books/clock.ts';
import type { Log } from '#server/log.ts';

interface Deps {
  log: Log;
  ids: Ids;
  clientAddress: (c: AppContext) => string;
  /** Counts and times every answer, for /metrics. */
  observe: (observation: { method: string; status: number; milliseconds: number }) => void;
}

/** Gives each request an id (the proxy's when it sent a sane one), a log of its own and one line. */
export function requestContext({ log, ids, clientAddress, observe }: Deps) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const given = c.req.header('x-request-id');
    const requestId = given && /^[\w-]{8,64}$/.test(given) ? given : ids.next();
    c.set('requestId', requestId);
    c.set('log', log.child({ requestId }));
    c.set('clientAddress', clientAddress(c));
    c.header('x-request-id', requestId);

    const started = performance.now();
    await next();
    const milliseconds = Math.round((performance.now() - started) * 10) / 10;
    const { method } = c.req;
    const path = withoutToken(c.req.path);
    observe({ method, status: c.res.status, milliseconds });
    const level = c.res.status >= 500 ? 'error' : path.startsWith('/api/') ? 'info' : 'debug';
    c.var.log[level]({ method, path, status: c.res.status, milliseconds }, 'answered');
  });
}

/** The address of a client's page opens it: what is logged must not. */
function withoutToken(path: string): string {
  return path.replace(/^(\/dossier\/)[\w-]{43}/, '$1…');
}
