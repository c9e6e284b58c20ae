import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp } from '#testing/testApp.ts';
import type { TestApp } from '#testing/testApp.ts';
import { unzip } from '#testing/unzip.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe('« Tout télécharger » of an account', () => {
  it('holds every table as JSON, every document as PDF and nothing of anyone else', async () => {
    const claire = await app.signUp();
    const karim = await app.signUp();
    await app.request('/api/clients', { as: karim, method: 'POST', body: { name: 'Secret' } });
    const client = await app.request('/api/clients', {
      as: claire,
      method: 'POST',
      body: { name: 'Nadia Lune' },
    });
    const { id: clientId } = (await client.json()) as { id: string };
    const created = await app.request('/api/documents', {
      as: claire,
      method: 'POST',
      body: {
        clientId,
        type: 'quote',
        date: '2026-11-22',
        prompt: '3 jours de développement à 450 €',
        amount: 1350,
        vat: true,
        vatRate: 20,
        lineItems: [{ description: 'Développement', quantity: 3, unitPrice: 450, total: 1350 }],
      },
    });
    expect(created.status).toBe(201);

    const answer = await app.request('/api/account/export', { as: claire });
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const files = await unzip(Buffer.from(await answer.arrayBuffer()));
    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        'donnees/compte.json',
        'donnees/profil.json',
        'donnees/clients.json',
        'donnees/documents.json',
        'donnees/verifications_tva.json',
        'donnees/registre.json',
        'devis/Devis_QUO-001.pdf',
        'rapport.txt',
      ]),
    );
    expect(files.get('devis/Devis_QUO-001.pdf')?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(JSON.parse(String(files.get('donnees/clients.json')))).toMatchObject([
      { id: clientId, name: 'Nadia Lune' },
    ]);
    expect([...files.values()].some((bytes) => bytes.includes('Secret'))).toBe(false);
  });
});
