import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';
import { isOwnHost } from './ownHost.ts';
import type { Whereabouts } from './ownHost.ts';
import { Refusal } from '#server/errors.ts';

/**
 * Refuses changes asked for by another site's page. Browsers name the page's origin on every
 * such request; programs that send neither header carry no ambient cookie to be abused.
 */
export function sameOriginOnly(where: Whereabouts & { publicUrlGiven: boolean }) {
  return createMiddleware<AppEnv>(async (c, next) => {
    const safe = ['GET', 'HEAD', 'OPTIONS'].includes(c.req.method);
    // Stripe signs its webhook; it has no origin of ours.
    if (safe || c.req.path.startsWith('/api/webhooks/')) return next();

    const site = c.req.header('sec-fetch-site');
    const origin = c.req.header('origin');
    const host = c.req.header('host') ?? new URL(c.req.url).host;
    const ours = isOwnHost(host, where);
    const foreignSite = site === 'cross-site' || site === 'same-site';
    const foreignOrigin = origin !== undefined && !isOwn(origin, where.publicUrl, ours && host);
    // A reverse proxy may rewrite Host: the browser's own « same-origin » then decides.
    const vouchedFor = site === 'same-origin' && (where.publicUrlGiven || ours);
    if (foreignSite || (foreignOrigin && !vouchedFor)) throw crossOrigin(ours);
    return next();
  });
}

function isOwn(origin: string, publicUrl: string, host: string | false) {
  if (origin === new URL(publicUrl).origin) return true;
  return host !== false && URL.canParse(origin) && new URL(origin).host === host;
}

/** An honest visitor refused for the server's name needs its operator: the sentence says which. */
function crossOrigin(hostIsOurs: boolean) {
  return new Refusal(
    403,
    'cross_origin',
    hostIsOurs
      ? 'Cette demande vient d’un autre site : elle est refusée.'
      : 'Cette demande est refusée : elle vient d’un autre site, ou le nom par lequel vous joignez ' +
          'ce serveur n’est pas le sien (réglage PUBLIC_URL, à voir avec l’exploitant).',
  );
}
