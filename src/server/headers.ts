import { createMiddleware } from 'hono/factory';
import type { AppEnv } from '#server/http/context.ts';

/** Security headers of every answer; a page that carries inline scripts replaces the policy. */
export function securityHeaders(https: boolean) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const { headers } = c.res;
    headers.set('x-content-type-options', 'nosniff');
    if (!headers.has('referrer-policy')) {
      headers.set('referrer-policy', 'strict-origin-when-cross-origin');
    }
    headers.set('x-frame-options', 'DENY');
    headers.set('cross-origin-opener-policy', 'same-origin');
    headers.set('cross-origin-resource-policy', 'same-origin');
    headers.set('permissions-policy', 'camera=(), microphone=(self), geolocation=(), payment=()');
    if (https) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains');
    if (!headers.has('content-security-policy')) {
      headers.set('content-security-policy', contentSecurityPolicy([]));
    }
    // An answer of the API is its owner's alone: no cache on the way may keep it.
    if (c.req.path.startsWith('/api/') && !headers.has('cache-control')) {
      headers.set('cache-control', 'private, no-store');
    }
  });
}

/**
 * Scripts run from our own files, or inline when their hash is listed: never 'unsafe-inline'.
 * Styles may be inline: React writes style attributes, and previews are SVG with their own.
 */
export function contentSecurityPolicy(inlineScriptHashes: string[]): string {
  return [
    `default-src 'self'`,
    ['script-src', `'self'`, ...inlineScriptHashes.map((hash) => `'sha256-${hash}'`)].join(' '),
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob:`,
    `font-src 'self' data:`,
    `connect-src 'self'`,
    `worker-src 'self' blob:`,
    `frame-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ');
}
