import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp, type TestUser } from '#testing/testApp.ts';

/** Attacks that no test of one resource repels; SECURITY.md lists them all. */
describe('an attack', () => {
  let app: TestApp;
  let user: TestUser;
  beforeAll(async () => {
    app = await openTestApp();
    user = await app.signUp();
  });
  afterAll(() => app.close());

  it('by guessing learns nothing of who has an account', async () => {
    const attempts = {
      'request-password-reset': {},
      'sign-in/email': { password: 'not the password of anyone' },
    };
    for (const [path, body] of Object.entries(attempts)) {
      const unknown = await ask(app, path, { ...body, email: 'nobody@example.org' });
      const known = await ask(app, path, { ...body, email: user.email });
      expect(unknown).toEqual(known);
    }
  });

  it('by a number with quotes, line breaks or paths stays inside one header', async () => {
    const prefix = { invoicePrefix: '../"x;é' };
    await app.request('/api/profile', { as: user, method: 'PATCH', body: prefix });
    const create = async (path: string, body: object) => {
      const answer = await app.request(path, { as: user, method: 'POST', body });
      return ((await answer.json()) as { id: string }).id;
    };
    const clientId = await create('/api/clients', { name: 'Hélène Garnier' });
    const id = await create('/api/documents', {
      type: 'invoice',
      clientId,
      date: '2026-11-22',
      dueDate: '2026-12-07',
      amount: 10,
    });
    const pdf = await app.request(`/api/functions/generate-pdf?id=${id}`, { as: user });
    expect(pdf.status).toBe(200);
    const disposition = pdf.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/filename="[^"/\\]*"/);
    expect(disposition).not.toMatch(/\.\.\/|[\r\n]/);
  });
});

async function ask(app: TestApp, path: string, body: object) {
  const answer = await app.request(`/api/auth/${path}`, { method: 'POST', body });
  return { status: answer.status, text: await answer.text() };
}
