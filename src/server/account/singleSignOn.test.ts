import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lettersTo, signUpWithSecondFactor } from '#testing/accounts.ts';
import { openOidcServer } from '#testing/doubles/oidcServer.ts';
import type { OidcServer } from '#testing/doubles/oidcServer.ts';
import { privacyPage } from '#testing/privacyPage.ts';
import { openTestApp } from '#testing/testApp.ts';
import type { TestApp } from '#testing/testApp.ts';
import { visitor } from '#testing/visitor.ts';

const PUBLIC_URL = 'http://encrier.test';
const person = { sub: 'emp-42', email: 'claire.sso@example.org', name: 'Claire Morel' };
let oidc: OidcServer;
let app: TestApp;

beforeAll(async () => {
  oidc = await openOidcServer(person, `${PUBLIC_URL}/api/auth/callback/sso`);
  app = await openTestApp({
    environment: {
      PUBLIC_URL,
      OIDC_ISSUER: oidc.issuer,
      OIDC_CLIENT_ID: oidc.clientId,
      OIDC_CLIENT_SECRET: oidc.clientSecret,
      OIDC_LABEL: 'Connexion Brasserie Lune',
    },
  });
});
afterAll(async () => {
  await app.close();
  await oidc.close();
});

describe('single sign-on', () => {
  it('is offered only where the operator configured it', async () => {
    const answer = await app.request('/api/installation');
    expect(await answer.json()).toMatchObject({
      signInMethods: [{ id: 'sso', label: 'Connexion Brasserie Lune' }],
    });
    const google = await visitor(app).post('/api/auth/sign-in/social', { provider: 'google' });
    expect(await google.json()).toMatchObject({ code: 'PROVIDER_NOT_FOUND' });
  });

  it('signs in through the provider with PKCE, and comes back to where one was going', async () => {
    const claire = visitor(app);
    const started = await claire.post('/api/auth/sign-in/social', {
      provider: 'sso',
      callbackURL: '/app',
    });
    const { url } = (await started.json()) as { url: string };
    expect(new URL(url).searchParams.get('code_challenge_method')).toBe('S256');
    expect([...claire.cookies.keys()]).toEqual(['encrier.state']);
    expect(privacyPage()).toContain('encrier.state');
    const callback = await throughProvider(url);
    expect((await claire.get(callback)).headers.get('location')).toBe('/app');
    expect(await claire.whoAmI()).toBe(person.email);

    const linked = (await (await claire.get('/api/auth/list-accounts')).json()) as {
      id: string;
      providerId: string;
    }[];
    expect(linked).toMatchObject([{ providerId: 'sso' }]);
    const alone = await claire.post('/api/auth/unlink-account', { accountId: linked[0]?.id });
    expect(await alone.json()).toMatchObject({ code: 'FAILED_TO_UNLINK_LAST_ACCOUNT' });
  });

  it('is linked to one account only', async () => {
    const claire = visitor(app);
    const signedUp = await claire.signUp('claire.mdp@example.org', 'un mot de passe solide');
    expect(signedUp.status).toBe(200);
    const started = await claire.post('/api/auth/link-social', {
      provider: 'sso',
      callbackURL: '/app/account',
    });
    // The same person at the provider already opened an account of their own above.
    const { url } = (await started.json()) as { url: string };
    const back = await claire.get(await throughProvider(url));
    expect(back.headers.get('location')).toMatch(/error=/);
  });

  it('refuses an id token that the provider did not sign', async () => {
    const header = Buffer.from('{"alg":"RS256","kid":"forged"}').toString('base64url');
    const body = Buffer.from(JSON.stringify({ ...person, iss: oidc.issuer })).toString('base64url');
    const answer = await visitor(app).post('/api/auth/sign-in/social', {
      provider: 'sso',
      idToken: { token: `${header}.${body}.c2lnbmF0dXJl` },
    });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ code: 'INVALID_TOKEN' });
  });

  it('refuses to send people to another site afterwards', async () => {
    const answer = await visitor(app).post('/api/auth/sign-in/social', {
      provider: 'sso',
      callbackURL: 'https://evil.example/steal',
    });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'INVALID_CALLBACK_URL' });
  });
});

describe('a provider that knows the address of an account with a second factor', () => {
  let beside: TestApp;
  beforeAll(async () => {
    beside = await openTestApp({ config: app.config });
    return () => beside.close();
  });
  const told = async () => {
    const letters = await lettersTo(beside, person.email);
    return letters.filter(({ text }) => text.includes('mode de connexion')).length;
  };

  it('opens it once its owner has linked it, and not before', async () => {
    const { claire } = await signUpWithSecondFactor(beside, person.email);
    await beside.database.kysely.updateTable('user').set({ emailVerified: true }).execute();

    const thief = visitor(beside);
    const refused = await comeThrough(thief, '/api/auth/sign-in/social');
    expect(refused.headers.get('location')).toMatch(/error=/);
    expect(await thief.whoAmI()).toBeNull();

    const linked = await comeThrough(claire, '/api/auth/link-social');
    expect(linked.headers.get('location')).toBe('/app');
    expect(await told()).toBe(1);
    const elsewhere = visitor(beside);
    await comeThrough(elsewhere, '/api/auth/sign-in/social');
    expect(await elsewhere.whoAmI()).toBe(person.email);

    const accounts = (await (await claire.get('/api/auth/list-accounts')).json()) as {
      id: string;
      providerId: string;
    }[];
    const accountId = accounts.find(({ providerId }) => providerId === 'sso')?.id;
    expect((await claire.post('/api/auth/unlink-account', { accountId })).status).toBe(200);
    expect(await told()).toBe(2);
  });
});

async function comeThrough(someone: ReturnType<typeof visitor>, call: string) {
  const started = await someone.post(call, { provider: 'sso', callbackURL: '/app' });
  const { url } = (await started.json()) as { url: string };
  return someone.get(await throughProvider(url));
}

/** Follows the provider's own redirects, cookies kept, until it sends the browser back to us. */
async function throughProvider(start: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = start;
  for (let step = 0; step < 10 && !url.startsWith(PUBLIC_URL); step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    url = new URL(response.headers.get('location') ?? '', url).href;
  }
  return url.slice(PUBLIC_URL.length);
}
