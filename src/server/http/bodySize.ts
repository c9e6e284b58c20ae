import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import type { AppEnv } from './context.ts';
import { bodyTooLarge } from './errorHandler.ts';

const KIB = 1024;

/** Room for a logo of 1 MB written as a data URL (base64 adds a third). */
const withLogo = limit(1536 * KIB);
/** Room for the files that go beside a document, in base64 (`ATTACHMENT_LIMITS`). */
const withFiles = limit(7168 * KIB);
/** A document of several hundred lines with its notes; a Stripe event. */
const ordinary = limit(512 * KIB);
const credentials = limit(64 * KIB);

/** Refuses bodies larger than their call has any use for, before they are read whole. */
export const limitBodies = createMiddleware<AppEnv>((c, next) => {
  if (c.req.path.startsWith('/api/profile')) return withLogo(c, next);
  if (c.req.path.startsWith('/api/auth/')) return credentials(c, next);
  if (/^\/api\/documents\/[^/]+\/email$/.test(c.req.path)) return withFiles(c, next);
  return ordinary(c, next);
});

function limit(maxSize: number) {
  return bodyLimit({
    maxSize,
    onError: () => {
      throw bodyTooLarge();
    },
  });
}
