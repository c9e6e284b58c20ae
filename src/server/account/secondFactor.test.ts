import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { authenticator } from '#testing/authenticator.ts';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import { privacyPage } from '#testing/privacyPage.ts';
import { openTestApp } from '#testing/testApp.ts';
import type { TestApp } from '#testing/testApp.ts';
import { visitor } from '#testing/visitor.ts';

const password = 'un mot de passe solide';

describeOnBothDatabases('a second proof of who one is', (open) => {
  let app: TestApp;
  let serial = 0;
  beforeAll(async () => {
    app = await openTestApp({ database: await open() });
    return () => app.close();
  });
  // A code of the period before is refused once the next has begun: the clock stands amid one.
  beforeEach(() => {
    const period = Math.floor(Date.now() / 30_000);
    vi.useFakeTimers({ toFake: ['Date'], now: (period + 0.5) * 30_000 });
    return () => void vi.useRealTimers();
  });
  const newEmail = () => `factor${++serial}@example.org`;
  const lastLetterTo = async (email: string) => {
    await app.app.lettersSent();
    return app.mail.sent.findLast(({ to }) => to === email);
  };

  it('is an authenticator’s code, asked for at the next sign-in, or a recovery code once', async () => {
    const email = newEmail();
    const claire = visitor(app);
    await claire.signUp(email, password);
    const wrong = await claire.post('/api/auth/two-factor/enable', { password: 'wrong' });
    expect(await wrong.json()).toMatchObject({ error: 'Le mot de passe est incorrect.' });
    const enabled = await claire.post('/api/auth/two-factor/enable', { password });
    const { totpURI, backupCodes } = (await enabled.json()) as {
      totpURI: string;
      backupCodes: string[];
    };
    expect(backupCodes).toHaveLength(10);
    // Each code opens once: this period's, the one before and the one after.
    const { code } = authenticator(totpURI);
    const confirmed = await claire.post('/api/auth/two-factor/verify-totp', { code: code(-1) });
    expect(confirmed.status).toBe(200);

    const phone = visitor(app);
    const signIn = await phone.signIn(email, password);
    expect(await signIn.json()).toMatchObject({ twoFactorRedirect: true });
    expect(await phone.whoAmI()).toBeNull();
    const refused = await phone.post('/api/auth/two-factor/verify-totp', { code: '000000' });
    expect(await refused.json()).toMatchObject({
      error: 'Ce code n’est pas le bon.',
      fields: { code: 'Ce code n’est pas le bon.' },
    });
    await phone.post('/api/auth/two-factor/verify-totp', { code: code() });
    expect(await phone.whoAmI()).toBe(email);

    const shared = visitor(app);
    await shared.signIn(email, password, { rememberMe: false });
    const cookies = new Set(shared.cookies.keys());
    await shared.post('/api/auth/two-factor/verify-totp', { code: code(1), trustDevice: true });
    for (const name of shared.cookies.keys()) cookies.add(name);
    // The cookies that /privacy speaks of, and no other.
    expect([...cookies].toSorted()).toEqual([
      'encrier.dont_remember',
      'encrier.trust_device',
      'encrier.two_factor',
      'sb-auth-token',
    ]);
    for (const name of cookies) expect(privacyPage()).toContain(name);

    const [recovery] = backupCodes;
    const lost = visitor(app);
    await lost.signIn(email, password);
    await lost.post('/api/auth/two-factor/verify-backup-code', { code: recovery });
    expect(await lost.whoAmI()).toBe(email);
    const again = visitor(app);
    await again.signIn(email, password);
    const used = await again.post('/api/auth/two-factor/verify-backup-code', { code: recovery });
    expect(await used.json()).toMatchObject({ code: 'INVALID_BACKUP_CODE' });

    // A code by e-mail must not step around it.
    await again.post('/api/auth/email-otp/send-verification-otp', { email, type: 'sign-in' });
    expect((await lastLetterTo(email))?.text).toContain('validation en deux étapes');

    expect((await claire.post('/api/auth/two-factor/disable', { password })).status).toBe(200);
    const after = visitor(app);
    await after.signIn(email, password);
    expect(await after.whoAmI()).toBe(email);
  });

  it('is a one-time code by e-mail, for an address that was proven', async () => {
    const { email } = await app.signUp({ email: newEmail() });
    const claire = visitor(app);
    await claire.post('/api/auth/email-otp/send-verification-otp', { email, type: 'sign-in' });
    const code = /code est (\d{6})/.exec((await lastLetterTo(email))?.text ?? '')?.[1] ?? '';
    const wrong = await claire.post('/api/auth/sign-in/email-otp', { email, otp: '000000' });
    expect(await wrong.json()).toMatchObject({ code: 'INVALID_OTP' });
    await claire.post('/api/auth/sign-in/email-otp', { email, otp: code });
    expect(await claire.whoAmI()).toBe(email);
    const reused = await visitor(app).post('/api/auth/sign-in/email-otp', { email, otp: code });
    expect(reused.status).toBe(400);
  });

  it('never costs an unproven address its password: it is sent a link instead of a code', async () => {
    const email = newEmail();
    const claire = visitor(app);
    await claire.signUp(email, password);
    await claire.post('/api/auth/email-otp/send-verification-otp', { email, type: 'sign-in' });
    const letter = (await lastLetterTo(email))?.text ?? '';
    expect(letter).not.toMatch(/\b\d{6}\b/);
    expect(letter).toContain('/api/auth/verify-email?token=');
    expect(letter).toContain('/forgot-password');
    expect((await visitor(app).signIn(email, password)).status).toBe(200);
  });

  it('publishes the keys of its tokens', async () => {
    const claire = visitor(app);
    await claire.signUp(newEmail(), password);
    const { token } = (await (await claire.get('/api/auth/token')).json()) as { token: string };
    expect(token.split('.')).toHaveLength(3);
    const keys = await (await visitor(app).get('/api/auth/jwks')).json();
    expect(keys).toMatchObject({ keys: [{ kty: 'OKP', crv: 'Ed25519' }] });
  });
});
