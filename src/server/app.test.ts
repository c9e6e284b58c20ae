import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestApp } from '#testing/testApp.ts';
import type { TestApp } from '#testing/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({
    environment: { METRICS_TOKEN: 'figures', PUBLIC_URL: 'https://encrier.example' },
  });
});
afterAll(() => app.close());

describe('the application', () => {
  it('lives, is ready, and shows its figures to whoever holds the token', async () => {
    expect((await app.request('/health')).status).toBe(200);
    expect((await app.request('/ready')).status).toBe(200);
    expect((await app.request('/metrics')).status).toBe(401);
    const metrics = await app.request('/metrics', { headers: { authorization: 'Bearer figures' } });
    expect(await metrics.text()).toContain('http_requests_total{method="GET",status="200"}');
  });

  it('describes its calls', async () => {
    const description = await app.request('/api/openapi.json');
    const { paths } = descriptionShape.parse(await description.json());
    expect(Object.keys(paths)).toContain('/api/profile');
    expect(Object.keys(paths)).toContain('/api/functions/send-email');
  });

  it('asks for a session, then for a subscription, on every call it describes', async () => {
    const stranger = await app.signUp({ tier: null });
    for (const { path, method } of await closedCalls()) {
      const outside = await app.request(path, { method });
      expect([method, path, outside.status]).toEqual([method, path, 401]);
      const unpaid = await app.request(path, { method, as: stranger });
      const open = OPEN_WITHOUT_PLAN.some((call) => `${path}/`.startsWith(`${call}/`));
      const refused = (await unpaid.text()).includes('"subscription_required"');
      expect([method, path, refused]).toEqual([method, path, !open]);
    }
  });

  it('answers every refusal in one shape, in French', async () => {
    const user = await app.signUp();
    const unknown = await app.request('/api/nothing', { as: user });
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toEqual({
      error: 'Cet appel n’existe pas.',
      code: 'unknown_call',
    });
    const malformed = await app.app.http.request('/api/clients', {
      method: 'POST',
      headers: { cookie: user.cookie, 'content-type': 'application/json' },
      body: '{ not json',
    });
    expect(await malformed.json()).toMatchObject({ code: 'malformed_body' });
    const invalid = await app.request('/api/clients', { as: user, method: 'POST', body: {} });
    expect(invalid.status).toBe(400);
    expect(await invalid.json()).toHaveProperty('fields.name');
  });

  it('refuses changes that another site’s page asks for', async () => {
    const user = await app.signUp();
    const client = { name: 'Hélène' };
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of foreign) {
      const answer = await app.request('/api/clients', {
        as: user,
        method: 'POST',
        body: client,
        headers,
      });
      expect(answer.status).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'cross_origin' });
    }
    const own = await app.request('/api/clients', { as: user, method: 'POST', body: client });
    expect(own.status).toBe(201);
  });

  it('refuses a body larger than its call has any use for', async () => {
    const user = await app.signUp();
    const answer = await app.request('/api/clients', {
      as: user,
      method: 'POST',
      body: { name: 'x'.repeat(600_000) },
    });
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'body_too_large' });
  });

  it('keeps answers out of caches and scripts of others out of pages', async () => {
    const { headers } = await app.request('/api/installation');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('strict-transport-security')).toContain('max-age=');
  });

  it('answers a repeated request once more instead of doing it twice', async () => {
    const user = await app.signUp();
    const create = (key: string, name: string) =>
      app.request('/api/clients', {
        as: user,
        method: 'POST',
        body: { name },
        headers: { 'idempotency-key': key },
      });
    const first = await create('double-click-1', 'Hélène Garnier');
    const again = await create('double-click-1', 'Hélène Garnier');
    expect(again.status).toBe(201);
    expect(again.headers.get('idempotency-replayed')).toBe('true');
    expect(await again.json()).toEqual(await first.json());
    expect((await create('double-click-1', 'Someone else')).status).toBe(422);
    // A refusal is not kept: the field is corrected and sent again under the same key.
    expect((await create('corrected-later', '')).status).toBe(400);
    expect((await create('corrected-later', 'Karim')).status).toBe(201);
    const list = await (await app.request('/api/clients', { as: user })).json();
    expect(list).toMatchObject({ total: 2 });
  });
});

async function closedCalls() {
  const answer = await app.request('/api/openapi.json');
  const { paths } = descriptionShape.parse(await answer.json());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, call]) => call.security?.length !== 0)
      .map(([method]) => ({
        path: path.replaceAll(/\{\w+\}/g, '01930000-0000-7000-8000-00000000dead'),
        method: method.toUpperCase(),
      })),
  );
}

const OPEN_WITHOUT_PLAN = [
  '/api/me',
  '/api/card-account',
  '/api/companies',
  '/api/profile',
  '/api/reminder-settings',
  '/api/letter-texts',
  '/api/subscription',
  '/api/account',
  '/api/functions/stripe-checkout',
];

const descriptionShape = z.object({
  paths: z.record(
    z.string(),
    z.record(z.string(), z.looseObject({ security: z.array(z.unknown()).optional() })),
  ),
});
