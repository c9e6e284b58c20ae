import type { Kysely } from 'kysely';
import { z } from 'zod';
import { CLIENT_ADDRESS_HEADER } from './auth.ts';
import type { Auth } from './auth.ts';
import { forgetFailures, lockedUntil, recordFailure } from './lockout.ts';
import { authMessage } from './messages.ts';
import type { Tables } from '#server/database/types.ts';
import { askDatabase } from '#server/database/unavailable.ts';
import { Refusal } from '#server/errors.ts';
import type { FieldMessages } from '#server/errors.ts';
import type { Clock } from '#server/http/clock.ts';
import type { AppContext } from '#server/http/context.ts';
import { newRouter } from '#server/http/router.ts';

interface Deps {
  auth: Auth;
  db: Kysely<Tables>;
  clock: Clock;
}

/**
 * Serves better-auth under /api/auth, with what it lacks: the fifteen-minute lock after repeated
 * failures (decisions §3), French messages, and the answer shape every other call has.
 */
export function authRoutes({ auth, db, clock }: Deps) {
  const router = newRouter();
  const handle = async (request: Request) => {
    const response = await auth.handler(request);
    // better-auth answers 500 whatever failed: a database that is away says so itself.
    if (response.status >= 500) await askDatabase(db);
    return response;
  };

  router.post('/api/auth/sign-in/email', async (c) => {
    const email = await readEmail(c.req.raw.clone());
    const attempt = { email, address: c.var.clientAddress, now: clock.now() };
    const until = await lockedUntil(db, attempt);
    if (until) throw accountLocked(until, clock.now());

    const response = await handle(withClientAddress(c));
    if (response.status === 401) await recordFailure(db, attempt);
    if (response.ok) await forgetFailures(db, attempt);
    return inFrench(response);
  });

  // The address generic providers had before better-auth 1.7 made them providers like the others.
  router.post('/api/auth/sign-in/oauth2', async (c) => {
    const { providerId, ...rest } = z
      .looseObject({ providerId: z.string() })
      .parse(await c.req.json());
    const request = withClientAddress(c, '/api/auth/sign-in/social', {
      ...rest,
      provider: providerId,
    });
    return inFrench(await handle(request));
  });

  router.on(['GET', 'POST'], '/api/auth/*', async (c) =>
    inFrench(await handle(withClientAddress(c))),
  );
  return router;
}

function accountLocked(until: Date, now: Date) {
  const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return new Refusal(
    429,
    'account_locked',
    'Trop de tentatives de connexion : par sécurité, ce compte est bloqué pendant 15 minutes. ' +
      'Réessayez plus tard ou réinitialisez votre mot de passe.',
    { headers: { 'retry-after': String(seconds) } },
  );
}

/** The request with the caller's address as we found it, whatever the caller wrote there. */
function withClientAddress(c: AppContext, path?: string, body?: object): Request {
  const { raw } = c.req;
  const headers = new Headers(raw.headers);
  headers.set(CLIENT_ADDRESS_HEADER, c.var.clientAddress);
  if (path === undefined) return new Request(raw, { headers });
  headers.delete('content-length');
  return new Request(new URL(path, raw.url), {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
}

async function readEmail(request: Request): Promise<string> {
  try {
    const body: unknown = request.headers.get('content-type')?.includes('json')
      ? await request.json()
      : Object.fromEntries(await request.formData());
    if (typeof body !== 'object' || body === null || !('email' in body)) return '';
    return typeof body.email === 'string' ? body.email : '';
  } catch {
    return '';
  }
}

/** Rewrites better-auth's refusals as `{ error, code, fields }`, keeping cookies and status. */
async function inFrench(response: Response): Promise<Response> {
  const isJson = response.headers.get('content-type')?.includes('json');
  if (response.status < 400 || (!isJson && response.body)) return response;

  const refusal = readRefusal(await response.text(), response.status);
  const headers = new Headers(response.headers);
  headers.delete('content-length');
  headers.set('content-type', 'application/json');
  const retryAfter = headers.get('x-retry-after');
  if (retryAfter) headers.set('retry-after', retryAfter);
  // better-auth's own client reads `message`.
  const body = JSON.stringify({ ...refusal, message: refusal.error });
  return new Response(body, { status: response.status, headers });
}

function readRefusal(text: string, status: number) {
  const body = parseObject(text);
  const given = typeof body.message === 'string' ? body.message : '';
  const code = typeof body.code === 'string' ? body.code : codeOf(given, status);
  const fields = code === 'VALIDATION_ERROR' ? invalidFields(given) : undefined;
  return { error: authMessage(code), code, ...(fields && { fields }) };
}

/** Some refusals carry an English sentence and no code. */
function codeOf(message: string, status: number): string {
  if (status === 429) return 'TOO_MANY_REQUESTS';
  if (status === 401) return 'UNAUTHORIZED';
  return message ? message.toUpperCase().replaceAll(/[^A-Z0-9]+/g, '_') : `HTTP_${status}`;
}

/** « [body.email] Invalid email address; [body.password] … » names the fields at fault. */
function invalidFields(message: string): FieldMessages {
  const names = [...message.matchAll(/\[body\.(\w+)\]/g)].map((match) => match[1] ?? '');
  return Object.fromEntries(
    names.map((name) => [
      name,
      name === 'email' ? authMessage('INVALID_EMAIL') : 'Information manquante ou incorrecte.',
    ]),
  );
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
