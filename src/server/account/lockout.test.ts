import { beforeAll, describe, expect, it } from 'vitest';
import { GUESSES } from './attempts.ts';
import { LETTERS } from './letterLimits.ts';
import { signInCounters } from './lockout.ts';
import { PASSWORD, lastLetterTo, lettersTo, servedCalls } from '#testing/accounts.ts';
import { signUpWithSecondFactor } from '#testing/accounts.ts';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import { openTestApp } from '#testing/testApp.ts';
import type { TestApp } from '#testing/testApp.ts';
import { visitor } from '#testing/visitor.ts';

const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);
const times = <T>(count: number, act: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => act(index));

const keys = (address: string) => signInCounters('anne@example.org', address).map(({ key }) => key);

it('an attacker’s whole IPv6 network counts as one address, and another network as another', () => {
  expect(keys('2001:db8:1:2::1')).toEqual(keys('2001:db8:1:2:ffff:eeee:dddd:cccc'));
  expect(keys('2001:db8:1:2::1')).not.toEqual(keys('2001:db8:1:3::1'));
  expect(keys('192.0.2.1')).not.toEqual(keys('192.0.2.2'));
});

describeOnBothDatabases('guessing', (open) => {
  let app: TestApp;
  let serial = 0;
  beforeAll(async () => {
    app = await openTestApp({
      database: await open(),
      environment: { TRUSTED_PROXIES: '127.0.0.1' },
    });
    return () => app.close();
  });
  const newEmail = () => `guess${++serial}@example.org`;

  it('counts parallel passwords one by one', async () => {
    const email = newEmail();
    await visitor(app).signUp(email, PASSWORD);
    const guesses = times(57, (index) => visitor(app).signIn(email, `wrong ${index}`));
    const answers = await statuses([...guesses, visitor(app).signIn(email, PASSWORD)]);
    expect(answers.filter((status) => status === 401)).toHaveLength(5);
    expect(answers.filter((status) => status === 429)).toHaveLength(53);
  });

  it('takes a right password back: nobody locks themself out by signing in often', async () => {
    const email = newEmail();
    await visitor(app).signUp(email, PASSWORD);
    for (let round = 0; round < 6; round += 1) {
      expect((await visitor(app).signIn(email, 'wrong')).status).toBe(401);
      expect((await visitor(app).signIn(email, PASSWORD)).status).toBe(200);
    }
    const { failures } = await app.database.kysely
      .selectFrom('loginFailures')
      .select('failures')
      .where('key', '=', `account:${email}`)
      .executeTakeFirstOrThrow();
    expect(failures).toBe(6);
  });

  it('is not cleared by an answer that says nothing of the password', async () => {
    const email = newEmail();
    await visitor(app).signUp(email, PASSWORD);
    for (let round = 0; round < 5; round += 1) {
      await visitor(app).signIn(email, 'wrong');
      const senseless = { email, password: 12 };
      expect((await visitor(app).post('/api/auth/sign-in/email', senseless)).status).not.toBe(200);
    }
    expect((await visitor(app).signIn(email, PASSWORD)).status).toBe(429);
  });

  it('of one-time codes locks the account as guessing of passwords does', async () => {
    const { email } = await app.signUp({ email: newEmail() });
    const attempt = () =>
      visitor(app).post('/api/auth/sign-in/email-otp', { email, otp: '000000' });
    const answers = await statuses(times(30, attempt));
    expect(answers.filter((status) => status === 429)).toHaveLength(25);
    const signIn = await visitor(app).signIn(email, PASSWORD);
    expect(await signIn.json()).toMatchObject({ code: 'account_locked' });
  });

  it('of a password at an open session is locked after ten, whichever call is used', async () => {
    const email = newEmail();
    const claire = visitor(app);
    await claire.signUp(email, PASSWORD);
    const calls = [
      () => claire.post('/api/auth/verify-password', { password: 'wrong' }),
      () => claire.post('/api/auth/two-factor/disable', { password: 'wrong' }),
      () => claire.request('/api/account', { method: 'DELETE', body: { password: 'wrong' } }),
      () => claire.post('/api/auth/change-email', { newEmail: newEmail(), password: 'wrong' }),
    ];
    const answers = await statuses(calls.flatMap((call) => times(15, call)));
    expect(answers.filter((status) => status !== 429)).toHaveLength(10);
    expect((await claire.post('/api/auth/verify-password', { password: PASSWORD })).status).toBe(
      429,
    );
  });

  it('of the second step is locked after ten, over any number of sign-ins begun', async () => {
    const email = newEmail();
    const { phone } = await signUpWithSecondFactor(app, email);
    const thieves = await Promise.all(
      times(5, async () => {
        const thief = visitor(app);
        await thief.signIn(email, PASSWORD);
        return thief;
      }),
    );
    let checked = 0;
    for (let round = 0; round < 5; round += 1) {
      const answers = await statuses(
        thieves.map((thief, index) =>
          thief.post('/api/auth/two-factor/verify-totp', { code: `wrong ${round}.${index}` }),
        ),
      );
      checked += answers.filter((status) => status === 401).length;
    }
    expect(checked).toBe(10);
    const late = visitor(app);
    await late.signIn(email, PASSWORD);
    const right = await late.post('/api/auth/two-factor/verify-totp', { code: phone.code() });
    expect(right.status).toBe(429);
  });

  it('with an authenticator’s code seen over a shoulder fails: it opens once, also in parallel', async () => {
    const email = newEmail();
    const { phone } = await signUpWithSecondFactor(app, email);
    const code = phone.code();
    const visitors = await Promise.all(
      times(4, async () => {
        const someone = visitor(app);
        await someone.signIn(email, PASSWORD);
        return someone;
      }),
    );
    const answers = await statuses(
      visitors.map((someone) => someone.post('/api/auth/two-factor/verify-totp', { code })),
    );
    expect(answers.toSorted()).toEqual([200, 401, 401, 401]);
    const late = visitor(app);
    await late.signIn(email, PASSWORD);
    const again = await late.post('/api/auth/two-factor/verify-totp', { code });
    expect(await again.json()).toMatchObject({
      code: 'CODE_ALREADY_USED',
      error: 'Ce code a déjà servi. Attendez le suivant.',
    });
  });
});

describe('letters asked for', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ environment: { RATE_LIMITS: 'on' } });
    return () => app.close();
  });

  it('bury no mailbox: five of a kind in a quarter of an hour, with or without an account', async () => {
    const { email } = await app.signUp({ email: 'buried@example.org' });
    for (const address of [email, 'nobody@example.org']) {
      const type = 'sign-in';
      const codes = await statuses(
        times(12, () =>
          visitor(app).post('/api/auth/email-otp/send-verification-otp', { email: address, type }),
        ),
      );
      expect(codes.filter((status) => status === 200)).toHaveLength(5);
      const links = await statuses(
        times(12, () =>
          visitor(app).post('/api/auth/request-password-reset', { email: address.toUpperCase() }),
        ),
      );
      expect(links.filter((status) => status === 200)).toHaveLength(5);
    }
    expect(await lettersTo(app, email)).toHaveLength(10);
    const refused = await visitor(app).post('/api/auth/request-password-reset', { email });
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({
      error: expect.stringContaining('boîte de réception'),
    });
  });

  it('and guesses are counted at every call of better-auth that takes an address or a proof', () => {
    const served = servedCalls(app).filter(({ posts }) => posts);
    const proofs = ['password', 'currentPassword', 'otp', 'code'];
    // The last three are switched off here, or ask for the password at our edge.
    const elsewhere = [
      '/delete-user',
      '/email-otp/change-email',
      '/email-otp/request-email-change',
    ];
    const guessing = served.filter(({ names }) => names.some((name) => proofs.includes(name)));
    const known = [...Object.keys(GUESSES), ...elsewhere];
    expect(guessing.map(({ path }) => path).filter((path) => !known.includes(path))).toEqual([]);
    const addressed = served.filter(
      ({ names }) => names.includes('email') || names.includes('newEmail'),
    );
    const counted = [...Object.keys(GUESSES), ...Object.keys(LETTERS), ...elsewhere];
    expect(addressed.map(({ path }) => path).filter((path) => !counted.includes(path))).toEqual([]);
  });
});

describeOnBothDatabases('a reset link', (open) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openTestApp({ database: await open() });
    return () => app.close();
  });

  it('is worthless once a newer one was asked for, and all are once one was used', async () => {
    const email = 'reset@example.org';
    const claire = visitor(app);
    await claire.signUp(email, PASSWORD);
    const ask = async () => {
      await claire.post('/api/auth/request-password-reset', { email });
      return /token=(\S+)/.exec(await lastLetterTo(app, email))?.[1] ?? '';
    };
    const [older, newer] = [await ask(), await ask()];
    const use = (token: string) =>
      claire.post('/api/auth/reset-password', { token, newPassword: 'un autre mot de passe' });
    expect((await use(older)).status).toBe(400);
    expect((await use(newer)).status).toBe(200);
    expect((await use(newer)).status).toBe(400);

    const kept = await ask();
    await claire.signIn(email, 'un autre mot de passe');
    await claire.post('/api/auth/change-password', {
      currentPassword: 'un autre mot de passe',
      newPassword: PASSWORD,
    });
    expect((await use(kept)).status).toBe(400);
  });
});
