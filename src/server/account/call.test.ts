import { beforeAll, describe, expect, it } from 'vitest';
import { isReturnAddressName } from './returnAddresses.ts';
import { PASSWORD, servedCalls } from '#testing/accounts.ts';
import { openTestApp } from '#testing/testApp.ts';
import type { TestApp } from '#testing/testApp.ts';
import { visitor } from '#testing/visitor.ts';

describe('a call to the accounts', () => {
  let app: TestApp;
  let serial = 0;
  beforeAll(async () => {
    app = await openTestApp({ environment: { PUBLIC_URL: 'http://encrier.test' } });
    return () => app.close();
  });
  const newEmail = () => `call${++serial}@example.org`;
  const send = (path: string, body: string, headers: Record<string, string>) =>
    app.app.http.request(`http://encrier.test/api/auth${path}`, {
      method: 'POST',
      body,
      headers: { origin: 'http://encrier.test', ...headers },
    });

  it('is JSON or refused: what two readers could read differently never reaches the lock', async () => {
    const email = newEmail();
    await visitor(app).signUp(email, PASSWORD);
    const polyglot = JSON.stringify({
      email: 'decoy@example.org',
      a: `&email=${email}&password=${encodeURIComponent(PASSWORD)}&z=`,
    });
    const form = `email=${email}&password=${encodeURIComponent(PASSWORD)}`;
    const json = JSON.stringify({ email, password: PASSWORD });
    const multipart = [
      '--x',
      'content-disposition: form-data; name="email"',
      '',
      email,
      '--x',
      'content-disposition: form-data; name="password"',
      '',
      PASSWORD,
      '--x--',
      '',
    ].join('\r\n');
    const refused: [string, string][] = [
      ['application/x-www-form-urlencoded; json', polyglot],
      ['application/x-www-form-urlencoded', form],
      ['multipart/form-data; boundary=x', multipart],
      ['multipart/form-data; boundary=x; application/json', multipart],
      ['text/plain', json],
      ['text/plain; charset=application/json', json],
      ['application/json+form', json],
      ['application/vnd.api+json', json],
      ['application/json, application/x-www-form-urlencoded', json],
      ['application/json; charset=utf-7', json],
      ['application/json; charset=utf-16', json],
      ['application/jsonp', json],
      ['application/octet-stream', json],
      ['', json],
    ];
    for (const [type, body] of refused) {
      const answer = await send('/sign-in/email', body, { 'content-type': type });
      expect([type, answer.status]).toEqual([type, 415]);
      expect([type, answer.headers.getSetCookie()]).toEqual([type, []]);
      expect(await answer.json()).toMatchObject({
        code: 'unsupported_media_type',
        error: expect.stringContaining('envoyez du JSON'),
      });
    }
    for (const type of ['application/json', 'Application/JSON; charset=UTF-8']) {
      const answer = await send('/sign-in/email', json, { 'content-type': type });
      expect([type, answer.status]).toEqual([type, 200]);
    }
  });

  it('whose body is no object is refused in French', async () => {
    for (const body of ['[]', '"text"', 'null', '12', '{"email":', '\ufeff{}x']) {
      const answer = await send('/sign-in/email', body, { 'content-type': 'application/json' });
      expect([body, answer.status]).toEqual([body, 400]);
      expect(await answer.json()).toMatchObject({ error: expect.stringContaining('lisible') });
    }
  });

  it('that names its address twice is counted for the one that is tried', async () => {
    const email = newEmail();
    await visitor(app).signUp(email, PASSWORD);
    for (let guess = 0; guess < 5; guess += 1) {
      const body = `{"email":"decoy${guess}@example.org","email":"${email}","password":"wrong"}`;
      const answer = await send('/sign-in/email', body, { 'content-type': 'application/json' });
      expect(answer.status).toBe(401);
    }
    expect((await visitor(app).signIn(email, PASSWORD)).status).toBe(429);
  });

  it('by another spelling of its path is unknown: no lock is walked around', async () => {
    const email = newEmail();
    await visitor(app).signUp(email, PASSWORD);
    const spellings = [
      '/sign-in/email/',
      '//sign-in/email',
      '/sign-in//email',
      '/sign-in%2Femail',
      '/sign-in/%65mail',
      '/sign-in/%2565mail',
      '/Sign-In/Email',
      '/SIGN-IN/EMAIL',
      '/sign-in/email;a=b',
      '/sign-in/email%00',
      '/sign-in/email%20',
      '/sign-in\\email\\',
    ];
    const body = JSON.stringify({ email, password: PASSWORD });
    for (const path of spellings) {
      const answer = await send(path, body, { 'content-type': 'application/json' });
      expect([path, answer.status]).toEqual([path, 404]);
      expect([path, answer.headers.getSetCookie()]).toEqual([path, []]);
    }
    for (const header of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      const answer = await app.request('/api/auth/sign-in/email', {
        headers: { [header]: 'POST' },
      });
      expect(answer.status).toBe(404);
    }
    const put = { method: 'PUT', body: { email, password: PASSWORD } };
    expect((await app.request('/api/auth/sign-in/email', put)).status).toBe(404);
  });

  it('counts look-alikes of an address for the account they reach', async () => {
    const email = `kelvin${newEmail()}`;
    await visitor(app).signUp(email, PASSWORD);
    const alike = [
      email.replace('k', '\u212A'),
      email.toUpperCase(),
      ` ${email}`,
      email.replace('@', '\uFF20'),
      `${email}\u200B`,
    ];
    for (const address of alike) {
      expect((await visitor(app).signIn(address, PASSWORD)).status).toBeLessThan(500);
      const other = await visitor(app).signUp(address, PASSWORD);
      expect([address, other.ok]).toEqual([address, false]);
    }
  });

  it('larger than credentials ever are is refused unread', async () => {
    const body = JSON.stringify({ email: newEmail(), password: 'x'.repeat(70_000) });
    const answer = await send('/sign-in/email', body, { 'content-type': 'application/json' });
    expect(answer.status).toBe(413);
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    const nested = await send('/sign-in/email', `{"a":${deep}}`, {
      'content-type': 'application/json',
    });
    expect(nested.status).toBe(400);
  });

  it('names a person as the profile does: cleaned, bounded, and by an address for a picture', async () => {
    const claire = visitor(app);
    const signUp = (name: string) =>
      claire.post('/api/auth/sign-up/email', { name, email: newEmail(), password: PASSWORD });
    for (const name of ['', ' \r\n ', 'x'.repeat(60_000), '\u202E']) {
      const refused = await signUp(name);
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ fields: { name: expect.any(String) } });
    }
    await signUp('Claire\r\nBcc: all@example.org \u202Emorel');
    const nameOf = async () => {
      const answer = await claire.get('/api/auth/get-session');
      return ((await answer.json()) as { user: { name: string } }).user.name;
    };
    expect(await nameOf()).toBe('Claire Bcc: all@example.org morel');
    const update = (changes: object) => claire.post('/api/auth/update-user', changes);
    expect((await update({ name: 'y'.repeat(201) })).status).toBe(400);
    expect((await update({ name: ' Nora\u0000 Vidal ' })).status).toBe(200);
    expect(await nameOf()).toBe('Nora Vidal');
    for (const image of ['javascript:alert(1)', 'text', `https://x.test/${'y'.repeat(2000)}`]) {
      expect([image, (await update({ image })).status]).toEqual([image, 400]);
    }
    expect((await update({ image: 'https://example.org/claire.png' })).status).toBe(200);
  });
});

describe('a return address', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ environment: { PUBLIC_URL: 'http://encrier.test' } });
    return () => app.close();
  });
  const elsewhere = [
    '/..//evil.test',
    '/.//evil.test',
    '/a/..//evil.test/x',
    '/%2e%2e//evil.test',
    '/%2E/%2e%2E//evil.test',
    '/login/../..//evil.test',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/%5cevil.test',
    '/%2fevil.test',
    '/..%2f%2fevil.test',
    '/\t/evil.test',
    '/%09/evil.test',
    '\u0001//evil.test',
    'https://evil.test/',
    'http://encrier.test.evil.test/',
    'http://encrier.test@evil.test/',
    'http://user:word@encrier.test/',
    'https://encrier.test/app',
    'javascript:alert(1)',
    'data:text/html,x',
  ];

  it('elsewhere is refused in the query, whatever its disguise', async () => {
    for (const address of elsewhere) {
      for (const path of [
        '/verify-email?token=x&',
        '/reset-password/abc?',
        '/delete-user/callback?token=x&',
      ]) {
        const query = new URLSearchParams({ callbackURL: address }).toString();
        const answer = await app.request(`/api/auth${path}${query}`);
        expect([`${path} ${address}`, answer.status]).toEqual([`${path} ${address}`, 403]);
        expect(answer.headers.get('location')).toBeNull();
      }
    }
    const twice = await app.request(
      '/api/auth/verify-email?token=x&callbackURL=/app&callbackURL=/.//e',
    );
    expect(twice.status).toBe(403);
  });

  it('elsewhere is refused in the body, at any depth, and no letter carries it', async () => {
    const { email } = await app.signUp();
    for (const address of elsewhere) {
      const bodies = [
        { email, callbackURL: address },
        { email, redirectTo: address },
        { email, more: { errorCallbackURL: address } },
        { email, more: [{ deep: { newUserCallbackURL: address } }] },
        { email, callbackURL: [address] },
      ];
      for (const body of bodies) {
        const answer = await visitor(app).post('/api/auth/request-password-reset', body);
        expect([JSON.stringify(body), answer.status]).toEqual([JSON.stringify(body), 403]);
        expect(await answer.json()).toMatchObject({ code: 'INVALID_CALLBACK_URL' });
      }
    }
    await app.app.lettersSent();
    expect(app.mail.sent).toEqual([]);
  });

  it('of ours is passed on as the path that browsers read', async () => {
    const own = {
      '/login': '/login',
      '/app/../login?a=b#c': '/login',
      // Browsers read no host here.
      'http:evil.test': '/evil.test',
      'http://encrier.test/app/account?linked=sso': '/app/account',
    };
    for (const [given, path] of Object.entries(own)) {
      const query = new URLSearchParams({ token: 'x', callbackURL: given }).toString();
      const answer = await app.request(`/api/auth/verify-email?${query}`);
      expect(answer.status).toBe(302);
      const { pathname, origin } = new URL(answer.headers.get('location') ?? '', 'http://own.test');
      expect([origin, pathname]).toEqual(['http://own.test', path]);
    }
  });

  it('is known by its name at every call of better-auth', () => {
    const names = servedCalls(app).flatMap((call) => call.names);
    const like = [...new Set(names)].filter((name) => /url|uri|redirect|callback/i.test(name));
    expect(like.length).toBeGreaterThan(4);
    expect(like.filter((name) => !isReturnAddressName(name) && name !== 'disableRedirect')).toEqual(
      [],
    );
  });
});
