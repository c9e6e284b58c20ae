import { z } from 'zod';
import { withOwnAddresses, withOwnQuery } from './returnAddresses.ts';
import { signUpSchema } from '#domain/account/schema.ts';
import { Refusal, invalid, notFound } from '#server/errors.ts';
import type { AppContext } from '#server/http/context.ts';
import { fieldMessages } from '#server/http/router.ts';

/**
 * A call to the accounts as everything behind the edge sees it: read once, so that no two parts
 * can read it differently.
 */
export interface AuthCall {
  method: string;
  /** « /sign-in/email »: below /api/auth, lower case as sent, no encoding, no trailing slash. */
  path: string;
  query: URLSearchParams;
  body: Record<string, unknown>;
}

const BASE = '/api/auth';
/** Names, tokens and provider ids; an encoded or doubled slash would be read in two ways. */
const PATH = /^(?:\/[\w.~-]+)+$/;

/**
 * Reads a call: its path, its return addresses made ours, its body parsed.
 * @throws Refusal 404 for a path nobody serves, 415 for anything but JSON, 400, 403.
 */
export async function readCall(c: AppContext, origins: string[]): Promise<AuthCall> {
  const { pathname, searchParams } = new URL(c.req.url);
  const path = pathname.slice(BASE.length);
  if (!PATH.test(path)) throw notFound('Cet appel n’existe pas.', 'unknown_call');
  const query = withOwnQuery(searchParams, origins);
  const { method } = c.req;
  if (method !== 'POST') return { method, path, query, body: {} };
  const body = withOwnAddresses(await readBody(c.req.raw), origins);
  return {
    method,
    path,
    query,
    body: withCleanPerson(path, z.record(z.string(), z.unknown()).parse(body)),
  };
}

async function readBody(request: Request): Promise<object> {
  const text = await request.text();
  const type = request.headers.get('content-type');
  if (text === '' && type === null) return {};
  if (!isJson(type)) {
    throw new Refusal(
      415,
      'unsupported_media_type',
      'Ce contenu n’est pas accepté ici : envoyez du JSON (application/json).',
    );
  }
  const body: unknown = text === '' ? {} : parse(text);
  if (typeof body === 'object' && body !== null && !Array.isArray(body)) return body;
  throw unreadable();
}

/** The one type, in UTF-8; a header sent twice arrives joined by a comma and is refused. */
function isJson(type: string | null) {
  return /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i.test(type ?? '');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw unreadable(cause);
  }
}

function unreadable(cause?: unknown) {
  return new Refusal(400, 'malformed_body', 'Le contenu envoyé n’est pas lisible.', { cause });
}

const image = z.httpUrl().max(2000).nullable();

/** A person's name goes into letters and documents: the profile's own rules hold for it. */
function withCleanPerson(path: string, body: Record<string, unknown>) {
  if (!['/sign-up/email', '/update-user'].includes(path)) return body;
  const person = z.object({ name: signUpSchema.shape.name, image }).partial().safeParse(body);
  if (!person.success) throw invalid(fieldMessages(person.error));
  return { ...body, ...person.data };
}

/** The request for better-auth, written anew from what was read. */
export function requestOf({ method, path, query, body }: AuthCall, headers: Headers, base: string) {
  const sent = new Headers(headers);
  for (const name of ['content-length', 'content-encoding', 'transfer-encoding']) sent.delete(name);
  const url = new URL(`${BASE}${path}`, base);
  url.search = query.toString();
  if (method !== 'POST') return new Request(url, { method, headers: sent });
  sent.set('content-type', 'application/json');
  return new Request(url, { method, headers: sent, body: JSON.stringify(body) });
}
