import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '#testing/testApp.ts';
import type { TestApp } from '#testing/testApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
}, 60_000);
afterAll(() => app.close());

const password = 'un mot de passe solide';

describe('an account', () => {
  it('opens with the beta plan, an empty profile and the cookie of the spec', async () => {
    const response = await app.request('/api/auth/sign-up/email', {
      method: 'POST',
      body: { name: 'Claire', email: 'Claire@Example.org', password, beta: true },
    });
    expect(await response.clone().json()).toMatchObject({ user: { email: 'claire@example.org' } });
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^sb-auth-token=/);
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/);
    const me = await app.request('/api/me', { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(await me.json()).toMatchObject({ user: { subscriptionTier: 'beta' } });
  });
});
