import { beforeAll, describe, expect, it } from 'vitest';
import { SESSION_CALLS, refuseAroundSecondFactor } from './sessionRules.ts';
import { authBeside, lastLetterTo, linkIn, servedCalls } from '#testing/accounts.ts';
import { PASSWORD, signUpWithSecondFactor } from '#testing/accounts.ts';
import { openTestApp } from '#testing/testApp.ts';
import type { TestApp } from '#testing/testApp.ts';
import { visitor } from '#testing/visitor.ts';

/** Read one by one: none of these writes a session. */
const BEGIN_NONE = [
  '/account-info',
  '/change-email',
  '/delete-user',
  '/delete-user/callback',
  '/email-otp/change-email',
  '/email-otp/check-verification-otp',
  '/email-otp/request-email-change',
  '/email-otp/request-password-reset',
  '/email-otp/reset-password',
  '/email-otp/send-verification-otp',
  '/error',
  '/forget-password/email-otp',
  '/get-access-token',
  '/get-session',
  '/jwks',
  '/link-social',
  '/list-accounts',
  '/list-sessions',
  '/ok',
  '/refresh-token',
  '/request-password-reset',
  '/reset-password',
  '/reset-password/:token',
  '/revoke-other-sessions',
  '/revoke-session',
  '/revoke-sessions',
  '/send-verification-email',
  '/sign-out',
  '/token',
  '/two-factor/generate-backup-codes',
  '/two-factor/get-totp-uri',
  '/two-factor/send-otp',
  '/unlink-account',
  '/update-session',
  '/update-user',
  '/verify-password',
];

const codeIn = (letter: string) => /code est (\d{6})/.exec(letter)?.[1] ?? '';

describe('an account with a second factor', () => {
  let app: TestApp;
  let serial = 0;
  beforeAll(async () => {
    app = await openTestApp();
    return () => app.close();
  });
  const newEmail = () => `doors${++serial}@example.org`;

  it('knows every call of better-auth that may begin a session', () => {
    const served = servedCalls(app).map(({ path }) => path);
    expect([...new Set(served)].toSorted()).toEqual(
      [...Object.keys(SESSION_CALLS), ...BEGIN_NONE].toSorted(),
    );
  });

  it('is opened by no call that nobody has thought about', async () => {
    const email = newEmail();
    await signUpWithSecondFactor(app, email);
    const { id: userId } = await app.database.kysely
      .selectFrom('user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const rule = refuseAroundSecondFactor(app.database.kysely);
    for (const context of [null, {}, { path: '/magic-link/verify' }, { path: '/verify-email' }]) {
      await expect(rule({ userId }, context)).rejects.toMatchObject({ statusCode: 403 });
    }
    await expect(rule({ userId }, { path: '/two-factor/verify-totp' })).resolves.toBeUndefined();
  });

  it('is not opened by the code that proves its address', async () => {
    const email = newEmail();
    await signUpWithSecondFactor(app, email);
    for (const proven of [false, true]) {
      await app.database.kysely
        .updateTable('user')
        .set({ emailVerified: proven })
        .where('email', '=', email)
        .execute();
      const thief = visitor(app);
      const type = 'email-verification';
      await thief.post('/api/auth/email-otp/send-verification-otp', { email, type });
      const otp = codeIn(await lastLetterTo(app, email));
      expect(otp).toHaveLength(6);
      await thief.post('/api/auth/email-otp/verify-email', { email, otp });
      expect([...thief.cookies.keys()]).toEqual([]);
      expect(await thief.whoAmI()).toBeNull();
    }
  });

  it('is not opened by the link that proves its address', async () => {
    const email = newEmail();
    await signUpWithSecondFactor(app, email);
    const thief = visitor(app);
    await thief.post('/api/auth/send-verification-email', { email, callbackURL: '/login' });
    const opened = await thief.get(linkIn(await lastLetterTo(app, email)));
    expect(opened.headers.get('location')).toMatch(/^\/login\?verification=/);
    expect([...thief.cookies.keys()]).toEqual([]);
  });

  it('is not opened by a sign-in code, even one that better-auth itself has drawn', async () => {
    const email = newEmail();
    await signUpWithSecondFactor(app, email);
    const otp = await authBeside(app).api.createVerificationOTP({
      body: { email, type: 'sign-in' },
    });
    const thief = visitor(app);
    const answer = await thief.post('/api/auth/sign-in/email-otp', { email, otp });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
      error: expect.stringContaining('validation en deux étapes'),
    });
    expect([...thief.cookies.keys()]).toEqual([]);
  });

  it('is not opened by the mailbox twice: a new password, then a code by e-mail', async () => {
    const email = newEmail();
    await signUpWithSecondFactor(app, email);
    const thief = visitor(app);
    await thief.post('/api/auth/request-password-reset', { email });
    const token = /token=(\S+)/.exec(await lastLetterTo(app, email))?.[1];
    const newPassword = 'le mot de passe du voleur';
    await thief.post('/api/auth/reset-password', { token, newPassword });
    const signedIn = await thief.signIn(email, newPassword);
    expect(await signedIn.json()).toMatchObject({ twoFactorMethods: ['totp'] });
    const letters = app.mail.sent.length;
    expect((await thief.post('/api/auth/two-factor/send-otp')).status).toBe(400);
    await app.app.lettersSent();
    expect(app.mail.sent).toHaveLength(letters);
    expect(await thief.whoAmI()).toBeNull();
  });

  it('is opened by its password and its code', async () => {
    const email = newEmail();
    const { phone } = await signUpWithSecondFactor(app, email);
    const claire = visitor(app);
    await claire.signIn(email, PASSWORD);
    await claire.post('/api/auth/two-factor/verify-totp', { code: phone.code() });
    expect(await claire.whoAmI()).toBe(email);
  });
});
