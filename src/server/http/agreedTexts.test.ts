import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#testing/databases/openTestDatabase.ts';
import { openTestApp, type TestApp, type TestUser } from '#testing/testApp.ts';

const ID = '01930000-0000-7000-8000-000000000001';
const INVOICE = {
  type: 'invoice',
  date: '2026-11-22',
  dueDate: '2026-12-07',
  lineItems: [{ description: 'Pose', quantity: 1, unitPrice: 100 }],
};
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

describe('the agreed words for failures', () => {
  let database: TestDatabase;
  let app: TestApp;
  let user: TestUser;
  let clientId: string;
  beforeAll(async () => {
    database = await openTestDatabase();
    app = await openTestApp({ database });
    user = await app.signUp();
    const body = { name: 'Monique Roche' };
    const client = await app.request('/api/clients', { as: user, method: 'POST', body });
    clientId = ((await client.json()) as { id: string }).id;
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });

  it.each([
    ['POST', '/api/functions/stripe-checkout', 'No active session found'],
    ['POST', `/api/documents/${ID}/email`, 'Failed to get current user'],
    ['PUT', '/api/profile/logo', 'Vous devez être connecté pour mettre à jour votre logo'],
    ['PATCH', '/api/profile', 'No user logged in'],
    ['GET', '/api/documents', 'User not authenticated'],
    ['GET', '/api/dashboard', 'Vous devez être connecté pour continuer.'],
  ])('%s %s without a session says « %s »', async (method, path, error) => {
    const answer = await app.request(path, { method, ...(method !== 'GET' && { body: {} }) });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error });
  });

  async function rename(from: string, to: string) {
    await database.kysely.schema.alterTable(from).renameTo(to).execute();
  }

  it.each([
    ['GET', '/api/documents', undefined, 'Failed to fetch documents'],
    ['DELETE', `/api/documents/${ID}`, undefined, 'Failed to delete document'],
    ['PATCH', `/api/documents/${ID}`, { content: '' }, 'Failed to update document'],
    ['POST', '/api/documents', INVOICE, 'Failed to add document'],
    [
      'POST',
      `/api/documents/${ID}/email`,
      { subject: 'Facture', message: 'Bonjour' },
      'Failed to load document information',
    ],
    [
      'GET',
      `/api/functions/generate-pdf?id=${ID}`,
      undefined,
      'Erreur lors de la génération du PDF',
    ],
    ['GET', '/api/profile', undefined, 'Failed to create profile'],
    ['PATCH', '/api/profile', { company: 'Atelier' }, 'Erreur lors de la mise à jour du profil'],
    ['PUT', '/api/profile/logo', { logo: PIXEL }, 'Erreur lors de la mise à jour du logo'],
  ])(
    '%s %s on a broken table says so, and nothing of the inside',
    async (method, path, body, error) => {
      const table = path.includes('profile') ? 'profiles' : 'documents';
      await rename(table, `${table}_away`);
      const sent = body === INVOICE ? { ...body, clientId } : body;
      const answer = await app.request(path, { as: user, method, ...(sent && { body: sent }) });
      await rename(`${table}_away`, table);
      expect(answer.status).toBe(500);
      expect(await answer.json()).toEqual({ error, code: 'internal_error' });
    },
  );
});
