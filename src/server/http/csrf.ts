import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';
import { Refusal } from '#server/errors.ts';

/**
 * Refuses changes asked for by another site's page. Browsers name the page's origin on every
 * such request; programs that send neither header carry no ambient cookie to be abused.
 */
export function sameOriginOnly(publicOrigin: string | null) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const safe = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
    // Stripe signs its webhook; it has no origin of ours.
    if (safe || c.req.path.startsWith('/api/webhooks/')) return next();

    const site = c.req.header('sec-fetch-site');
    const origin = c.req.header('origin');
    const foreignSite = site === 'cross-site' || site === 'same-site';
    const foreignOrigin =
      origin !== undefined &&
      !isOwn(origin, publicOrigin, c.req.header('host') ?? new URL(c.req.url).host);
    // A reverse proxy may rewrite Host: the browser's own « same-origin » then decides.
    if (foreignSite || (foreignOrigin && site !== 'same-origin')) {
      throw new Refusal(
        403,
        'cross_origin',
        'Cette demande vient d’un autre site : elle est refusée.',
      );
    }
    return next();
  });
}

function isOwn(origin: string, publicOrigin: string | null, host: string | undefined) {
  if (origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
