import { ApiError, errorFrom, offlineError } from './apiError.ts';
import { announceSessionEnd } from './session.ts';

type Query = Record<string, string | number | boolean | null | undefined>;

interface Options {
  signal?: AbortSignal | undefined;
  headers?: Record<string, string>;
}

/** The one way to speak to the server. `Answer` is a type of `#server/<resource>/answers.ts`. */
export const api = {
  get: <Answer>(path: string, query: Query = {}, options?: Options) =>
    asJson<Answer>('GET', withQuery(path, query), undefined, options),
  post: <Answer = null>(path: string, body?: unknown, options?: Options) =>
    asJson<Answer>('POST', path, body, options),
  put: <Answer = null>(path: string, body?: unknown, options?: Options) =>
    asJson<Answer>('PUT', path, body, options),
  patch: <Answer = null>(path: string, body?: unknown, options?: Options) =>
    asJson<Answer>('PATCH', path, body, options),
  delete: <Answer = null>(path: string, body?: unknown, options?: Options) =>
    asJson<Answer>('DELETE', path, body, options),
  /** The answer itself, for files and streams; refused answers throw as everywhere. */
  raw: (method: string, path: string, body?: unknown, options?: Options) =>
    send(method, path, body, options),
};

async function asJson<Answer>(
  method: string,
  path: string,
  body: unknown,
  options?: Options,
): Promise<Answer> {
  const response = await send(method, path, body, options);
  const text = await response.text();
  return (text === '' ? null : JSON.parse(text)) as Answer;
}

async function send(
  method: string,
  path: string,
  body: unknown,
  { signal, headers = {} }: Options = {},
): Promise<Response> {
  const response = await fetch(path, {
    method,
    credentials: 'same-origin',
    headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  }).catch((cause: unknown) => {
    if (signal?.aborted) throw cause;
    throw offlineError();
  });

  if (response.ok) return response;
  // A wrong password is a 401 too: the auth library's own calls do not end a session.
  if (response.status === 401 && !path.startsWith('/api/auth/')) announceSessionEnd();
  throw await errorFrom(response);
}

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== '') search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}

/** Whether trying again may help: no network, or a server in trouble. */
export function isTransient(error: unknown): boolean {
  return error instanceof ApiError && (error.isOffline || error.status >= 500);
}
