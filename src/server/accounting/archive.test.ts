import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { entryHash, GENESIS_HASH, type ChainedEntry } from '#domain/register/chain.ts';
import { openDesk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import { unzip } from '#testing/unzip.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it('hands over the sealed bytes of the year, the register, the tables and a notice', async () => {
  const desk = await openDesk(app);
  const stranger = await openDesk(app);
  await stranger.call(`/api/documents/${(await stranger.create()).id}`, 'PATCH', {
    status: 'sent',
  });
  const earlier = await desk.create({ date: '2025-11-22' });
  await desk.call(`/api/documents/${earlier.id}`, 'PATCH', { status: 'sent' });
  const sent = await desk.create();
  await desk.call(`/api/documents/${sent.id}`, 'PATCH', { status: 'sent' });
  const deleted = await desk.create({ type: 'quote', dueDate: null });
  await desk.call(`/api/documents/${deleted.id}`, 'PATCH', { status: 'sent' });
  await desk.call(`/api/documents/${deleted.id}`, 'DELETE');
  const unsealed = await desk.create({ type: 'quote', dueDate: null });
  await app.database.kysely
    .updateTable('documents')
    .set({ status: 'paid' })
    .where('id', '=', unsealed.id)
    .execute();
  await desk.call(`/api/documents/${sent.id}/payments`, 'POST', {
    day: '2026-11-20',
    amount: 500,
    method: 'cheque',
    reference: '=1+1',
  });
  // Its client is called otherwise today: the table names who was billed.
  await desk.call(`/api/clients/${desk.clientId}`, 'PATCH', { company: 'Autre Société' });

  const answer = await app.request('/api/accounting/archive?year=2026', { as: desk.user });
  expect(answer.headers.get('content-disposition')).toContain('comptabilite-2026.zip');
  const files = await unzip(Buffer.from(await answer.arrayBuffer()));
  expect([...files.keys()]).toEqual([
    'factures/Facture_INV-002.pdf',
    'supprimes/Devis_QUO-001.pdf',
    'empreintes-sha256.txt',
    'documents.csv',
    'lignes.csv',
    'encaissements.csv',
    'clotures.csv',
    'registre.csv',
    'registre.json',
    'LISEZ-MOI.txt',
    'rapport.txt',
  ]);

  const prints = String(files.get('empreintes-sha256.txt')).trim().split('\n');
  expect(prints).toHaveLength(2);
  for (const print of prints) {
    const [sha256, path = ''] = print.split('  ');
    expect(sha256Of(files.get(path))).toBe(sha256);
  }
  const entries = JSON.parse(String(files.get('registre.json'))) as ChainedEntry[];
  let before = GENESIS_HASH;
  for (const entry of entries) {
    expect(entryHash(before, entry)).toBe(entry.hash);
    before = entry.hash;
  }
  expect(entries.filter(({ kind }) => kind === 'sealed')).toHaveLength(3);

  const payments = String(files.get('encaissements.csv')).split('\r\n');
  expect(payments).toHaveLength(3);
  expect(payments[1]).toMatch(
    /^"20\/11\/2026";"22\/11\/2026";"Encaissement";"INV-002";"Brasserie Lune";500,00;"EUR";"Chèque";500,00;83,33;.*"'=1\+1"/,
  );
  const csv = String(files.get('documents.csv'));
  expect(csv).toMatch(/"INV-002".*"Brasserie Lune"/);
  expect(csv).not.toContain('"QUO-001"');
  const notice = String(files.get('LISEZ-MOI.txt')).replaceAll('\u00A0', ' ');
  expect(notice).toContain('2 PDF scellés');
  expect(notice).toContain('1 facture et 1 devis, dont 0 brouillon');
  expect(notice).toContain('EUR : 1 350,00 € HT, 270,00 € de TVA, 1 620,00 € TTC');
  expect(notice).toContain('absents des CSV : QUO-001.');
  expect(notice).toContain(`sans PDF ici : ${unsealed.number}.`);
  expect(String(files.get('rapport.txt')).replaceAll('\u00A0', ' ')).toContain(
    'Documents exportés : 2',
  );
});

/** No invoice, and without a number. */
const ASKED = 'Demande_acompte_Brasserie_Lune_2026-11-22.pdf';

it('tells the request for a deposit from its invoice by their names', async () => {
  const desk = await openDesk(app);
  const quote = await desk.create({ type: 'quote', dueDate: null });
  const { body: request } = await desk.call(`/api/documents/${quote.id}/deposits`, 'POST', {
    percent: 30,
  });
  const { status } = await desk.call(`/api/documents/${request.id}/email`, 'POST', {
    subject: 'Acompte',
    message: 'Bonjour',
  });
  expect(status).toBe(200);
  expect(app.mail.sent.at(-1)?.attachments?.[0]?.name).toBe(ASKED);
  const receipt = { day: '2026-11-22', method: 'transfer' };
  await desk.call(`/api/documents/${request.id}/receipt`, 'POST', receipt);
  const { body: invoice } = await desk.call(`/api/documents/${request.id}`);
  expect(invoice.sealedVersions.map((version) => version.request)).toEqual([false, true]);
  const credit = await desk.call(`/api/documents/${request.id}/credit-notes`, 'POST', {
    reason: 'Chantier annulé',
    lineItems: [{ creditedLine: 0, quantity: 1 }],
  });
  await desk.call(`/api/documents/${credit.body.id}/issue`, 'POST', {});

  const answer = await app.request('/api/accounting/archive?year=2026', { as: desk.user });
  const files = await unzip(Buffer.from(await answer.arrayBuffer()));
  expect([...files.keys()].slice(0, 3)).toEqual([
    `factures/${ASKED}`,
    'factures/Facture_acompte_INV-001.pdf',
    'avoirs/Avoir_AV-001.pdf',
  ]);
  const notice = String(files.get('LISEZ-MOI.txt')).replaceAll('\u00A0', ' ');
  expect(notice).toContain('1 facture, 1 avoir et 1 devis');
  expect(notice).toContain('factures, avoirs, devis, supprimes : 3 PDF scellés');
});

it('joins the « livre des recettes » where one is kept', async () => {
  const desk = await openDesk(app);
  await desk.call('/api/profile', 'PATCH', { legalForm: 'micro' });
  const answer = await app.request('/api/accounting/archive?year=2026', { as: desk.user });
  const files = await unzip(Buffer.from(await answer.arrayBuffer()));
  expect(String(files.get('livre-des-recettes.csv'))).toContain('Date d’encaissement');
  expect(String(files.get('livre-des-recettes.pdf'))).toMatch(/^%PDF/);
  expect(String(files.get('LISEZ-MOI.txt'))).toContain('livre-des-recettes.csv');
  expect(String(files.get('rapport.txt'))).not.toContain('livre');
});

function sha256Of(bytes: Buffer | undefined): string {
  return createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');
}
