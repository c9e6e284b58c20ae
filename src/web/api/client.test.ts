import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ApiError, OFFLINE_MESSAGE } from './apiError.ts';
import { noteLost, noteReached } from './connection.ts';
import { api } from './client.ts';
import { onSessionEnd } from './session.ts';

/** A loopback server that answers as its address says: `/api/things?status=401`. */
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const status = Number(url.searchParams.get('status') ?? '200');
  response.writeHead(status, { 'content-type': 'application/json' });
  if (status === 204) return response.end();
  if (status === 502) return response.end('<html>Bad gateway</html>');
  if (status >= 400) {
    return response.end(
      JSON.stringify({ error: 'Le nom est requis', code: 'invalid', fields: { name: 'Requis' } }),
    );
  }
  return response.end(JSON.stringify({ method: request.method, query: url.search }));
});
let origin = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
});

async function refusal(call: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await call.then(
    () => null,
    (cause: unknown) => cause,
  );
  if (error instanceof ApiError) return error;
  throw new Error('the call was expected to be refused');
}

test('only what is set travels in the query', async () => {
  const query = { search: 'lune', type: '', cursor: null, limit: 5 };
  await expect(api.get(`${origin}/api/things`, query)).resolves.toEqual({
    method: 'GET',
    query: '?search=lune&limit=5',
  });
});

test('an answer without content is null', async () => {
  await expect(api.delete(`${origin}/api/things?status=204`)).resolves.toBeNull();
});

test('a refusal carries its status, its code, its sentence and the fields it concerns', async () => {
  const error = await refusal(api.post(`${origin}/api/things?status=400`, { name: '' }));
  expect(error).toMatchObject({
    status: 400,
    code: 'invalid',
    message: 'Le nom est requis',
    fields: { name: 'Requis' },
  });
});

test('an answer that is not ours still becomes a French sentence', async () => {
  const error = await refusal(api.get(`${origin}/api/things`, { status: 502 }));
  expect(error).toMatchObject({ status: 502, code: 'unknown', message: 'Une erreur est survenue' });
});

test('without a network the user is told so', async () => {
  const error = await refusal(api.get('http://127.0.0.1:1/api/things'));
  expect(error.isOffline).toBe(true);
  expect(error.message).toBe(OFFLINE_MESSAGE);
});

test('who is known to be offline is told so, as the banner does, whatever the browser says', async () => {
  noteLost();
  const error = await refusal(api.get('http://127.0.0.1:1/api/things'));
  noteReached();
  expect(error.message).toContain('Vous êtes hors ligne');
});

test('a 401 ends the session wherever it comes from', async () => {
  const ended = vi.fn<() => void>();
  const stop = onSessionEnd(ended);
  await refusal(api.get(`${origin}/api/things`, { status: 401 }));
  expect(ended).toHaveBeenCalledTimes(1);
  stop();
  await refusal(api.get(`${origin}/api/things`, { status: 401 }));
  expect(ended).toHaveBeenCalledTimes(1);
});
