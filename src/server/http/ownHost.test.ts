import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isOwnHost } from './ownHost.ts';
import { openTestApp } from '#testing/testApp.ts';
import type { TestApp } from '#testing/testApp.ts';

describe('a host that decides what is ours', () => {
  const where = { publicUrl: 'http://localhost:3000', host: 'bureau.lan' };

  it('is the public one, the loopback, an address in numbers or the one listened on', () => {
    const own = ['localhost', 'localhost:8080', 'app.localhost', '127.0.0.1:3000', '[::1]:3000'];
    for (const host of [...own, '192.168.1.20:3000', 'bureau.lan', 'bureau.lan:3000']) {
      expect([host, isOwnHost(host, where)]).toEqual([host, true]);
    }
  });

  it('is no name that anyone can point at this machine', () => {
    const foreign = ['evil.test', 'localhost.evil.test', '127.0.0.1.evil.test', 'evil.test:3000'];
    const odd = ['', 'a b', 'localhost@evil.test', 'evil.test/localhost', 'localhost, evil.test'];
    for (const host of [...foreign, ...odd])
      expect([host, isOwnHost(host, where)]).toEqual([host, false]);
  });
});

describe('a page that has its own name lead to this server (DNS rebinding)', () => {
  const apps: TestApp[] = [];
  beforeAll(async () => {
    apps.push(
      await openTestApp(),
      await openTestApp({ environment: { PUBLIC_URL: 'https://encrier.test' } }),
    );
  });
  afterAll(() => Promise.all(apps.map((app) => app.close())));

  it('is refused, and an honest visitor learns whom to ask', async () => {
    for (const app of apps) {
      const refused = await signUpFrom(app, 'evil.test');
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({
        code: 'cross_origin',
        error: expect.stringContaining('PUBLIC_URL'),
      });
    }
    const [app] = apps;
    const sameOrigin = { 'sec-fetch-site': 'same-origin' };
    expect(app && (await signUpFrom(app, 'evil.test', sameOrigin)).status).toBe(403);
  });

  it('does not concern who reaches the server by its number or on the machine itself', async () => {
    const [app] = apps;
    for (const host of ['192.168.1.20:3000', 'localhost:3100', '[::1]:3000']) {
      expect([host, app && (await signUpFrom(app, host)).status]).toEqual([host, 200]);
    }
  });
});

function signUpFrom(app: TestApp, host: string, more: Record<string, string> = {}) {
  return app.app.http.request(`http://${host}/api/auth/sign-up/email`, {
    method: 'POST',
    headers: { host, origin: `http://${host}`, 'content-type': 'application/json', ...more },
    body: JSON.stringify({
      name: 'Claire Morel',
      email: `rebound.${Math.random()}@example.org`,
      password: 'un mot de passe solide',
    }),
  });
}
