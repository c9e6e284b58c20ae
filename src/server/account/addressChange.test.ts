import { beforeAll, expect, it } from 'vitest';
import { PASSWORD, lastLetterTo, lettersTo, linkIn } from '#testing/accounts.ts';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import { openTestApp } from '#testing/testApp.ts';
import type { TestApp } from '#testing/testApp.ts';
import { visitor } from '#testing/visitor.ts';

const change = (person: ReturnType<typeof visitor>, newAddress: string, proof: object) =>
  person.post('/api/auth/change-email', {
    newEmail: newAddress,
    callbackURL: '/app/account',
    ...proof,
  });

describeOnBothDatabases('the address of an account', (open) => {
  let app: TestApp;
  let serial = 0;
  beforeAll(async () => {
    app = await openTestApp({ database: await open() });
    return () => app.close();
  });
  const newEmail = () => `address${++serial}@example.org`;
  const subjectsTo = async (email: string) =>
    (await lettersTo(app, email)).map(({ subject }) => subject);

  it('changes with the password, once the new one has answered, and the old one is told twice', async () => {
    const [email, next] = [newEmail(), newEmail()];
    const claire = visitor(app);
    await claire.signUp(email, PASSWORD);
    expect((await change(claire, next, { password: PASSWORD })).status).toBe(200);
    expect(await claire.whoAmI()).toBe(email);
    expect(await lastLetterTo(app, email)).toContain(next);

    await claire.get(linkIn(await lastLetterTo(app, next)));
    expect(await claire.whoAmI()).toBe(next);
    expect(await subjectsTo(email)).toEqual([
      'Changement d’adresse email demandé',
      'L’adresse email de votre compte a changé',
    ]);
  });

  it('does not change by an open session alone, and nothing is sent', async () => {
    const [email, next] = [newEmail(), newEmail()];
    const thief = visitor(app);
    await thief.signUp(email, PASSWORD);
    for (const proof of [{}, { password: 'wrong' }, { confirmation: email }]) {
      const refused = await change(thief, next, proof);
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({
        code: 'wrong_password',
        fields: { password: 'Le mot de passe est incorrect.' },
      });
    }
    const senseless = await change(thief, 'not an address', { password: PASSWORD });
    expect(await senseless.json()).toMatchObject({ fields: { newEmail: expect.any(String) } });
    expect(await subjectsTo(next)).toEqual([]);
    expect((await change(visitor(app), next, { password: PASSWORD })).status).toBe(401);
  });

  it('without a password asks for a session just opened and the address typed again', async () => {
    const user = await app.signUp({ email: newEmail() });
    const ask = (confirmation: string) =>
      app.request('/api/auth/change-email', {
        as: user,
        method: 'POST',
        body: { newEmail: newEmail(), confirmation },
      });
    const wrong = await ask('someone@else.example');
    expect(await wrong.json()).toMatchObject({ fields: { confirmation: expect.any(String) } });
    expect((await ask(user.email)).status).toBe(200);
    await app.database.kysely
      .updateTable('session')
      .set({ createdAt: new Date(Date.now() - 11 * 60_000) })
      .where('userId', '=', user.id)
      .execute();
    expect(await (await ask(user.email)).json()).toMatchObject({
      code: 'reauthentication_required',
    });
  });

  it('stays when its owner, told of the change, has chosen a new password first', async () => {
    const [email, next] = [newEmail(), newEmail()];
    const claire = visitor(app);
    await claire.signUp(email, PASSWORD);
    await change(claire, next, { password: PASSWORD });
    // Links are dated to the second.
    await new Promise((resolve) => setTimeout(resolve, 1100));
    const newPassword = 'un autre mot de passe';
    await claire.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword });
    const late = await claire.get(linkIn(await lastLetterTo(app, next)));
    expect(late.status).toBe(400);
    expect(await claire.whoAmI()).toBe(email);
  });
});

describeOnBothDatabases('an address that was never proven', (open) => {
  let app: TestApp;
  let serial = 0;
  beforeAll(async () => {
    app = await openTestApp({ database: await open() });
    return () => app.close();
  });
  const newEmail = () => `unproven${++serial}@example.org`;
  const isProven = async (email: string) =>
    (
      await app.database.kysely
        .selectFrom('user')
        .select('emailVerified')
        .where('email', '=', email)
        .executeTakeFirst()
    )?.emailVerified;

  it('opens nothing to the stranger who prepared an account with it', async () => {
    const email = newEmail();
    const stranger = visitor(app);
    await stranger.signUp(email, 'le mot de passe du voleur', { beta: true });

    const victim = visitor(app);
    const type = 'sign-in';
    await victim.post('/api/auth/email-otp/send-verification-otp', { email, type });
    const letter = await lastLetterTo(app, email);
    const opened = await victim.get(linkIn(letter));
    expect(opened.headers.get('location')).toMatch(/^\/login\?verification=/);
    expect(await victim.whoAmI()).toBeNull();
    expect(await isProven(email)).toBe(false);

    // She does not know the password: the letter names the way on.
    expect(letter).toContain('/forgot-password');
    await victim.post('/api/auth/request-password-reset', { email });
    const token = /token=(\S+)/.exec(await lastLetterTo(app, email))?.[1];
    await victim.post('/api/auth/reset-password', { token, newPassword: PASSWORD });
    expect(await isProven(email)).toBe(true);
    expect(await stranger.whoAmI()).toBeNull();
    expect((await stranger.signIn(email, 'le mot de passe du voleur')).status).toBe(401);
    expect((await victim.signIn(email, PASSWORD)).status).toBe(200);
  });

  it('is proven by its link and the password, which stays; a wrong one proves nothing', async () => {
    const email = newEmail();
    const claire = visitor(app);
    await claire.signUp(email, PASSWORD);
    const elsewhere = visitor(app);
    await elsewhere.post('/api/auth/send-verification-email', { email, callbackURL: '/app' });
    const opened = await elsewhere.get(linkIn(await lastLetterTo(app, email)));
    const { searchParams } = new URL(opened.headers.get('location') ?? '', 'http://localhost');
    const verification = searchParams.get('verification');

    expect((await elsewhere.signIn(email, 'wrong', { verification })).status).toBe(401);
    expect(await isProven(email)).toBe(false);
    expect((await elsewhere.signIn(email, PASSWORD, { verification: 'forged' })).status).toBe(200);
    expect(await isProven(email)).toBe(false);
    expect((await elsewhere.signIn(email, PASSWORD, { verification })).status).toBe(200);
    expect(await isProven(email)).toBe(true);
    expect(await claire.whoAmI()).toBe(email);
  });

  it('proven by a reset keeps no provider that was linked before', async () => {
    const email = newEmail();
    await visitor(app).signUp(email, PASSWORD);
    const { kysely: db } = app.database;
    const { id: userId } = await db
      .selectFrom('user')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    const linked = { id: `linked-${email}`, userId, accountId: 'of the stranger' };
    await db
      .insertInto('account')
      .values({ ...linked, providerId: 'google' })
      .execute();
    await visitor(app).post('/api/auth/request-password-reset', { email });
    const token = /token=(\S+)/.exec(await lastLetterTo(app, email))?.[1];
    await visitor(app).post('/api/auth/reset-password', { token, newPassword: PASSWORD });
    const accounts = db.selectFrom('account').select('providerId').where('userId', '=', userId);
    expect(await accounts.execute()).toEqual([{ providerId: 'credential' }]);
  });
});

describeOnBothDatabases('where verified addresses are required', (open) => {
  it('the link and the password prove one, and sign in', async () => {
    const app = await openTestApp({
      database: await open(),
      environment: { REQUIRE_VERIFIED_EMAIL: 'true' },
    });
    const email = 'required@example.org';
    const claire = visitor(app);
    await claire.signUp(email, PASSWORD);
    expect(await (await claire.signIn(email, PASSWORD)).json()).toMatchObject({
      code: 'EMAIL_NOT_VERIFIED',
    });
    const opened = await claire.get(linkIn(await lastLetterTo(app, email)));
    const { searchParams } = new URL(opened.headers.get('location') ?? '', 'http://localhost');
    const verification = searchParams.get('verification');
    expect((await claire.signIn(email, PASSWORD, { verification })).status).toBe(200);
    expect(await claire.whoAmI()).toBe(email);

    // There the answer does not tell whether an address has an account.
    const again = await visitor(app).signUp(email, 'le mot de passe du voleur');
    const fresh = await visitor(app).signUp('unknown@example.org', 'le mot de passe du voleur');
    expect([again.status, fresh.status]).toEqual([200, 200]);
    expect(await namesIn(again)).toEqual(await namesIn(fresh));
    await app.close();
  });
});

async function namesIn(answer: Response) {
  return Object.keys(((await answer.json()) as { user: object }).user).toSorted();
}
