import { beforeAll, expect, it } from 'vitest';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import { openTestApp } from '#testing/testApp.ts';
import type { TestApp } from '#testing/testApp.ts';
import { visitor } from '#testing/visitor.ts';

const password = 'un mot de passe solide';

describeOnBothDatabases('an account', (open) => {
  let app: TestApp;
  let serial = 0;
  beforeAll(async () => {
    app = await openTestApp({ database: await open() });
    return () => app.close();
  });
  const newEmail = () => `claire${++serial}@example.org`;
  const lastLetterTo = async (email: string) => {
    await app.app.lettersSent();
    return app.mail.sent.findLast(({ to }) => to === email)?.text ?? '';
  };

  it('opens with the beta plan, its profile and its named cookie', async () => {
    const claire = visitor(app);
    const email = newEmail();
    const response = await claire.signUp(email.toUpperCase(), password, { beta: true });
    expect(await response.json()).toMatchObject({ user: { email } });
    expect(response.headers.get('set-cookie')).toMatch(
      /^sb-auth-token=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/,
    );
    const me = await claire.get('/api/me');
    expect(await me.json()).toMatchObject({
      user: { email, subscriptionTier: 'beta' },
      remembered: true,
    });
    expect((await claire.get('/api/clients')).status).toBe(200);
    expect(await (await claire.get('/api/profile')).json()).toMatchObject({ name: 'Claire Morel' });
  });

  it('opens without a plan when the beta flag is absent', async () => {
    const claire = visitor(app);
    await claire.signUp(newEmail(), password);
    expect((await claire.get('/api/clients')).status).toBe(403);
    expect((await claire.get('/api/profile')).status).toBe(200);
  });

  it('refuses a second account for one address, and bad fields, in French', async () => {
    const email = newEmail();
    await visitor(app).signUp(email, password);
    const again = await visitor(app).signUp(email, password);
    expect(again.status).toBe(422);
    expect(await again.json()).toMatchObject({
      error: expect.stringContaining('Un compte existe déjà'),
      code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
    });
    const short = await visitor(app).signUp(newEmail(), 'court');
    expect(await short.json()).toMatchObject({ error: expect.stringContaining('8 caractères') });
    const wrong = await visitor(app).signUp('not an address', password);
    expect(await wrong.json()).toMatchObject({
      fields: { email: 'L’adresse email n’est pas valide.' },
    });
  });

  it('keeps the session for the browser only unless « Se souvenir de moi » is ticked', async () => {
    const email = newEmail();
    await visitor(app).signUp(email, password);
    const ticked = await visitor(app).signIn(email, password, { rememberMe: true });
    expect(ticked.headers.get('set-cookie')).toContain('Max-Age=2592000');
    const passing = visitor(app);
    const unticked = await passing.signIn(email, password, { rememberMe: false });
    expect(await (await passing.get('/api/me')).json()).toMatchObject({ remembered: false });
    const cookie = unticked.headers
      .getSetCookie()
      .find((line) => line.startsWith('sb-auth-token='));
    expect(cookie).not.toContain('Max-Age');
  });

  it('is locked for fifteen minutes after five failures from one address, and says so', async () => {
    const email = newEmail();
    const claire = visitor(app);
    await claire.signUp(email, password);
    for (let failure = 1; failure <= 5; failure += 1) {
      const answer = await claire.signIn(email, 'something else');
      expect(answer.status).toBe(401);
      expect(await answer.json()).toMatchObject({
        error: 'Adresse email ou mot de passe incorrect.',
      });
    }
    const locked = await claire.signIn(email, password);
    expect(locked.status).toBe(429);
    expect(locked.headers.get('retry-after')).toBe('900');
    expect(await locked.json()).toMatchObject({
      code: 'account_locked',
      error: expect.stringContaining('bloqué pendant 15 minutes'),
    });
    // A forged header is no other address: no proxy is trusted here.
    const forged = await claire.request('/api/auth/sign-in/email', {
      method: 'POST',
      body: { email, password },
      headers: { 'x-forwarded-for': '203.0.113.9', 'x-encrier-client-address': '203.0.113.9' },
    });
    expect(forged.status).toBe(429);
    // Another account at the same address is not concerned.
    const other = newEmail();
    await visitor(app).signUp(other, password);
    expect((await visitor(app).signIn(other, password)).status).toBe(200);

    app.clock.advance(15 * 60_000 + 1000);
    expect((await claire.signIn(email, password)).status).toBe(200);
  });

  it('finds its way back with a letter when the password is forgotten', async () => {
    const email = newEmail();
    const elsewhere = visitor(app);
    await elsewhere.signUp(email, password);
    const claire = visitor(app);
    const asked = await claire.post('/api/auth/request-password-reset', { email });
    const stranger = await claire.post('/api/auth/request-password-reset', {
      email: 'nobody@example.org',
    });
    // The answer does not tell whether an account exists.
    expect(await asked.json()).toEqual(await stranger.json());

    const token = /reset-password\?token=(\S+)/.exec(await lastLetterTo(email))?.[1];
    const reset = await claire.post('/api/auth/reset-password', {
      token,
      newPassword: 'un autre mot de passe',
    });
    expect(reset.status).toBe(200);
    expect((await claire.signIn(email, password)).status).toBe(401);
    expect((await claire.signIn(email, 'un autre mot de passe')).status).toBe(200);
    // Sessions opened with the old password are closed.
    expect(await elsewhere.whoAmI()).toBeNull();
    const again = await claire.post('/api/auth/reset-password', { token, newPassword: password });
    expect(await again.json()).toMatchObject({ code: 'INVALID_TOKEN' });
  });

  it('changes its password, ending the other sessions when asked', async () => {
    const email = newEmail();
    const claire = visitor(app);
    const phone = visitor(app);
    await claire.signUp(email, password);
    await phone.signIn(email, password);
    const change = (currentPassword: string) =>
      claire.post('/api/auth/change-password', {
        currentPassword,
        newPassword: 'un troisième mot de passe',
        revokeOtherSessions: true,
      });
    expect(await (await change('wrong')).json()).toMatchObject({ code: 'INVALID_PASSWORD' });
    expect((await change(password)).status).toBe(200);
    expect(await claire.whoAmI()).toBe(email);
    expect(await phone.whoAmI()).toBeNull();
  });

  it('verifies its address by a link, again on request', async () => {
    const email = newEmail();
    const claire = visitor(app);
    await claire.signUp(email, password);
    await claire.post('/api/auth/send-verification-email', { email, callbackURL: '/app' });
    const link = /https?:\/\/\S+/.exec(await lastLetterTo(email))?.[0] ?? '';
    const opened = await claire.get(link);
    expect(opened.headers.get('location')).toBe('/app');
    const session = await claire.get('/api/auth/get-session');
    expect(await session.json()).toMatchObject({ user: { emailVerified: true } });
  });

  it('lists its sessions and ends one of them', async () => {
    const email = newEmail();
    const claire = visitor(app);
    const phone = visitor(app);
    await claire.signUp(email, password);
    await phone.signIn(email, password);
    const sessions = (await (await claire.get('/api/auth/list-sessions')).json()) as {
      token: string;
    }[];
    expect(sessions).toHaveLength(2);
    const { session } = (await (await phone.get('/api/auth/get-session')).json()) as {
      session: { token: string };
    };
    await claire.post('/api/auth/revoke-session', { token: session.token });
    expect(await phone.whoAmI()).toBeNull();
    expect(await claire.whoAmI()).toBe(email);
  });

  it('signs out', async () => {
    const claire = visitor(app);
    await claire.signUp(newEmail(), password);
    expect((await claire.post('/api/auth/sign-out')).status).toBe(200);
    expect(claire.cookies.has('sb-auth-token')).toBe(false);
    expect(await claire.whoAmI()).toBeNull();
  });

  it('is erased with its password only, and takes its session with it', async () => {
    const email = newEmail();
    const claire = visitor(app);
    await claire.signUp(email, password, { beta: true });
    await claire.post('/api/clients', { name: 'Hélène Garnier' });
    const erase = (body: object) => claire.request('/api/account', { method: 'DELETE', body });
    const refused = await erase({ password: 'wrong' });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'wrong_password' });
    expect((await erase({ password })).status).toBe(204);
    expect(await claire.whoAmI()).toBeNull();
    expect((await visitor(app).signIn(email, password)).status).toBe(401);
    // The address is free again.
    expect((await visitor(app).signUp(email, password)).status).toBe(200);
  });
});
