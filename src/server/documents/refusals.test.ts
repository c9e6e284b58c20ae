import { beforeAll, expect, it } from 'vitest';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { PaymentsAnswer } from '#server/payments/answers.ts';
import { type Desk, openDesk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';

type Answer = DocumentAnswer & { error: string; code: string };

let app: TestApp;
let desk: Desk;
let made: Awaited<ReturnType<typeof everyKind>>;

beforeAll(async () => {
  app = await openTestApp();
  desk = await openDesk(app);
  made = await everyKind();
  return () => app.close();
});

/** [what is tried, its code, what is said, the call]. */
const REFUSALS: [string, string, RegExp, () => [path: string, method: string, body?: object]][] = [
  [
    'a quote is issued',
    'not_an_invoice',
    /^Un devis ne s’émet pas : envoyez-le à votre client\.$/,
    () => [`/api/documents/${made.quote}/issue`, 'POST', {}],
  ],
  [
    'the data of a quote',
    'no_factur_x',
    /^Il n’y a pas de données Factur-X pour le devis/,
    () => [`/api/documents/${made.quote}/factur-x.xml`, 'GET'],
  ],
  [
    'the deposit of an invoice is received',
    'not_a_deposit',
    /^Seul un acompte demandé peut être reçu : enregistrez un paiement\.$/,
    () => [
      `/api/documents/${made.issued}/receipt`,
      'POST',
      { day: '2026-11-20', method: 'transfer' },
    ],
  ],
  [
    'a payment is taken back twice',
    'already_reversed',
    /^Ce paiement a déjà été annulé\.$/,
    () => [`/api/payments/${made.payment}/reversal`, 'POST', { reason: 'Encore' }],
  ],
  [
    'what took a payment back is taken back',
    'reversal',
    /^Une annulation ne s’annule pas : enregistrez le paiement reçu\.$/,
    () => [`/api/payments/${made.reversal}/reversal`, 'POST', { reason: 'Encore' }],
  ],
  [
    'the receipt of what was taken back',
    'no_receipt',
    /^Il n’y a pas de reçu pour une somme rendue ou annulée\.$/,
    () => [`/api/payments/${made.payment}/receipt.pdf`, 'GET'],
  ],
  [
    'the duplicate of an unpaid invoice before its due date',
    'not_unpaid',
    /^Le duplicata d’impayé se fait sur une facture avec TVA, échue et impayée\.$/,
    () => [`/api/documents/${made.issued}/unpaid-duplicate.pdf`, 'GET'],
  ],
  [
    'a draft is put away',
    'not_issued',
    /ne s’archive pas : (il|elle) se supprime\.$/,
    () => [`/api/documents/${made.draft}/archive`, 'POST'],
  ],
];

it.each(REFUSALS)('%s: refused in French, and nothing changes', async (_, code, said, call) => {
  const before = await readAll();
  const { status, body } = await desk.call<Answer>(...call());
  expect([status, body.code]).toEqual([409, code]);
  expect(body.error.replaceAll('\u00A0', ' ')).toMatch(said);
  expect(await readAll()).toEqual(before);
});

it('data that cannot be made do not leave: the issue may still be taken back', async () => {
  await desk.call(`/api/clients/${desk.clientId}`, 'PATCH', { siret: '' });
  const { id } = await desk.create();
  const { status } = await desk.call(`/api/documents/${id}/issue`, 'POST', {});
  expect(status).toBe(200);
  const refused = await desk.call<Answer>(`/api/documents/${id}/factur-x.xml`);
  expect([refused.status, refused.body.code]).toEqual([409, 'factur_x_incomplete']);
  const back = await desk.call<Answer>(`/api/documents/${id}`, 'PATCH', { status: 'draft' });
  expect([back.status, back.body.status]).toEqual([200, 'draft']);
});

async function everyKind() {
  const quote = await desk.create({ type: 'quote', dueDate: null });
  const draft = await desk.create();
  const issued = await desk.create();
  await desk.call(`/api/documents/${issued.id}/issue`, 'POST', {});
  const paid = await desk.call<PaymentsAnswer>(`/api/documents/${issued.id}/payments`, 'POST', {
    day: '2026-11-20',
    amount: 100,
    method: 'transfer',
  });
  const payment = paid.body.items[0]!.id;
  const after = await desk.call<PaymentsAnswer>(`/api/payments/${payment}/reversal`, 'POST', {
    reason: 'Erreur de saisie',
  });
  const reversal = after.body.items.find(({ id }) => id !== payment)!.id;
  return { quote: quote.id, draft: draft.id, issued: issued.id, payment, reversal };
}

async function readAll() {
  const documents = await desk.call('/api/documents');
  const payments = await desk.call(`/api/documents/${made.issued}/payments`);
  const register = await desk.call('/api/register');
  return [documents.body, payments.body, register.body];
}
