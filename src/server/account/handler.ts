import { countingGuess, userBehind } from './attempts.ts';
import { CLIENT_ADDRESS_HEADER, originsOf } from './auth.ts';
import { readCall, requestOf } from './call.ts';
import type { AuthCall } from './call.ts';
import type { AuthEdge } from './edge.ts';
import { limitLetters } from './letterLimits.ts';
import { authMessage } from './messages.ts';
import { changingAddress, tellingOfChange } from './sensitiveChanges.ts';
import { onceForThisCode } from './usedCodes.ts';
import { openLink, proveWithPassword, requireOwnSession } from './verification.ts';
import { askDatabase } from '#server/database/unavailable.ts';
import type { FieldMessages } from '#server/errors.ts';
import type { AppContext } from '#server/http/context.ts';
import { newRouter } from '#server/http/router.ts';

/**
 * Serves better-auth under /api/auth, with what it lacks: calls read once, the locks after repeated
 * failures (docs/product.md, Accounts), proofs asked again, French messages, and the answer shape
 * every other call has.
 */
export function authRoutes(edge: AuthEdge) {
  const router = newRouter();
  router.on(['GET', 'POST'], '/api/auth/*', async (c) => {
    const origins = originsOf(edge.config, c.req.header('host') ?? new URL(c.req.url).host);
    const call = asSocial(await readCall(c, origins));
    await limitLetters(edge.limits, call);
    return inFrench(await countingGuess(edge, c, call, () => serve(edge, c, call)));
  });
  return router;
}

/** What each call asks for before better-auth sees it, and what follows. */
async function serve(edge: AuthEdge, c: AppContext, call: AuthCall): Promise<Response> {
  const forward = (sent = call) => handle(edge, c, sent);
  switch (call.path) {
    case '/sign-in/email': {
      const { verification, ...body } = call.body;
      if (verification !== undefined) await proveWithPassword(edge, call.body);
      return forward({ ...call, body });
    }
    case '/verify-email':
      return openLink(edge, call, await userBehind(edge, c), forward);
    case '/email-otp/verify-email':
      await requireOwnSession(edge, call, await userBehind(edge, c));
      return forward();
    case '/two-factor/verify-totp':
      return onceForThisCode(edge.db, await userBehind(edge, c), call, () =>
        tellingOfChange(edge, c, call, forward),
      );
    case '/change-email':
      return changingAddress(edge, c, call, forward);
    default:
      return tellingOfChange(edge, c, call, forward);
  }
}

/** The address generic providers had before better-auth 1.7 made them providers like the others. */
function asSocial(call: AuthCall): AuthCall {
  if (call.path !== '/sign-in/oauth2') return call;
  const { providerId, ...rest } = call.body;
  return { ...call, path: '/sign-in/social', body: { ...rest, provider: providerId } };
}

/** The call with the caller's address as we found it, whatever the caller wrote there. */
async function handle({ auth, db }: AuthEdge, c: AppContext, call: AuthCall): Promise<Response> {
  const headers = new Headers(c.req.raw.headers);
  headers.set(CLIENT_ADDRESS_HEADER, c.var.clientAddress);
  const response = await auth.handler(requestOf(call, headers, c.req.url));
  // better-auth answers 500 whatever failed: a database that is away says so itself.
  if (response.status >= 500) await askDatabase(db);
  return response;
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
  const fields = code === 'VALIDATION_ERROR' ? invalidFields(given) : ofCode(code);
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

/** A code that was typed wrong is said beside its field, as any other refused value. */
function ofCode(code: string): FieldMessages | undefined {
  const isCodes = code === 'INVALID_CODE' || code === 'INVALID_BACKUP_CODE';
  return isCodes ? { code: authMessage(code) } : undefined;
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
