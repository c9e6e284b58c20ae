import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Agreed } from '#domain/document/agreed.ts';
import type { AgreementProof } from '#domain/document/agreement.ts';
import type { RegisterListAnswer } from '#server/register/answers.ts';
import { openDesk, type Desk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import type { ClientPageAnswer } from './answers.ts';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await openTestApp();
  desk = await openDesk(app);
});
afterAll(() => app.close());

const CLARA = { name: 'Clara Delmas', quality: '', agreed: 'oui' };

/** 1 000 € of work, and two options: 200 € at 20 %, 100 € at 10 %. */
const LINES = [
  { description: 'Pose du parquet', quantity: 1, unitPrice: 1000 },
  { description: 'Ponçage', quantity: 1, unitPrice: 200, option: 'offered' },
  { description: 'Vitrificateur', quantity: 2, unitPrice: 50, vatRate: 10, option: 'offered' },
];

describe('a quote with options, on the page of its client', () => {
  it('shows each option with its price, none ticked, and counts what is ticked', async () => {
    const { base, quote } = await sent();
    expect(quote.totals).toMatchObject({ net: 1000, vat: 200, gross: 1200 });
    const page = await visit(base);
    expect(page.text).toMatch(/name="option-1"\s+value="oui"\s+\/>/);
    expect(page.text).toContain('240,00 €');
    expect(page.text).toContain('2 × 50,00 € HT');
    expect(page.text).toContain('les prix, sans option, soit 1 200,00 € TTC.');
    const counted = await post(`${base}/options`, { ...CLARA, agreed: '', 'option-2': 'oui' });
    expect(counted.status).toBe(200);
    expect(counted.text).toMatch(/name="option-2"\s+value="oui"\s+checked/);
    expect(counted.text).toContain(
      'les prix, avec l’option « Vitrificateur », soit 1 310,00 € TTC.',
    );
    expect(counted.text).toMatch(/TVA 10 %<\/dt>\s*<dd class="amount">10,00 €/);
    expect(counted.text).toContain('value="Clara Delmas"');
    expect((await visit(base)).text).toContain('sans option');
  });

  it('is accepted with the options ticked, in its lines, its proof and its register', async () => {
    const { base, quote } = await sent({ orderDeposit: { by: 'percent', value: 30 } });
    await post(`${base}/accord`, { ...CLARA, 'option-1': 'oui' });
    const letter = app.mail.sent.at(-1)!;
    expect((await visit(`${base}/code`)).text).toContain(
      'avec l’option « Ponçage », soit 1 440,00 € TTC',
    );
    const before = app.mail.sent.length;
    await post(`${base}/code`, { code: codeIn(letter.text) });
    await app.app.lettersSent();
    const { body } = await desk.call(`/api/documents/${quote.id}`);
    expect(body.lineItems.map(({ option }) => option)).toEqual([null, 'taken', 'declined']);
    expect(body).toMatchObject({ acceptance: 'accepted', amount: 1200, gross: 1440 });
    // 30 % of what was agreed, asked at once.
    expect(body.links.map(({ gross }) => gross)).toEqual([432]);
    // What was sealed stays as it was sealed.
    expect(body.sealedVersions.slice(-1)).toEqual(quote.sealedVersions);

    const proof = await lastAnswer(quote.id);
    expect(proof.agreed).toEqual({
      options: [{ place: 1, description: 'Ponçage' }],
      net: 1200,
      vat: 240,
      gross: 1440,
      currency: 'EUR',
    });
    expect(plain(proof.agreement!.words)).toContain(
      'avec l’option « Ponçage », soit 1 440,00 € TTC',
    );
    const page = await visit(base);
    expect(page.text).toContain('avec l’option « Ponçage », soit 1 440,00 € TTC');
    expect(plain(app.mail.sent[before]!.text)).toContain(
      'par Clara Delmas, avec l’option « Ponçage »',
    );
    const { items } = (await desk.call<RegisterListAnswer>('/api/register')).body;
    expect(plain(items.map(({ sentence }) => sentence).join('\n'))).toContain(
      'avec l’option « Ponçage », soit 1 440,00 € TTC.',
    );
    expect(await registerProblems()).toEqual([]);
  });

  it('bills what was agreed and nothing else', async () => {
    const { base, quote } = await sent();
    await accept(base, { 'option-2': 'oui' });
    const { body: made } = await desk.call<{ id: string }>(
      `/api/documents/${quote.id}/conversion`,
      'POST',
    );
    const { body: invoice } = await desk.call(`/api/documents/${made.id}`);
    expect(invoice.lineItems.map(({ description, option }) => [description, option])).toEqual([
      ['Pose du parquet', null],
      ['Vitrificateur', null],
    ]);
    expect(invoice.gross).toBe(1310);
    expect(await registerProblems()).toEqual([]);
  });

  it.each([
    ['a line that is no option', 'option-0'],
    ['a place the quote has not', 'option-9'],
  ])('refuses %s, and sends no code', async (_, name) => {
    const { base, quote } = await sent();
    const before = app.mail.sent.length;
    for (const act of ['accord', 'options']) {
      const { status, text } = await post(`${base}/${act}`, { ...CLARA, [name]: 'oui' });
      expect([status, text.includes('n’est pas dans ce devis')]).toEqual([400, true]);
    }
    expect(app.mail.sent.length).toBe(before);
    const kept = await app.database.kysely
      .selectFrom('quoteAgreements')
      .select('options')
      .where('documentId', '=', quote.id)
      .execute();
    expect(kept).toEqual([]);
  });

  it('keeps the choice of the code that came back, once, whoever else answers', async () => {
    const { base, quote } = await sent();
    await post(`${base}/accord`, { ...CLARA, 'option-1': 'oui' });
    const code = codeIn(app.mail.sent.at(-1)!.text);
    // What is sent beside the code changes nothing of what was agreed.
    const both = { code, 'option-2': 'oui' };
    await Promise.all([post(`${base}/code`, both), post(`${base}/code`, both)]);
    await post(`${base}/code`, both);
    expect(await optionsOf(quote.id)).toEqual([null, 'taken', 'declined']);
    expect(await answers(quote.id)).toHaveLength(1);
    const other = await byHand(quote.id, [2]);
    expect(other.status).toBe(409);
    expect((await byHand(quote.id, [1])).status).toBe(200);
    expect(await optionsOf(quote.id)).toEqual([null, 'taken', 'declined']);
  });
});

describe('a quote with options, accepted by hand', () => {
  it('takes the options its seller was told, and offers them again when that is taken back', async () => {
    const { quote } = await sent();
    const { body } = await byHand(quote.id, [1, 2]);
    expect(body).toMatchObject({ amount: 1300, gross: 1550 });
    const taken = await lastAnswer(quote.id);
    expect(taken.agreed?.options).toHaveLength(2);
    await desk.call(`/api/documents/${quote.id}`, 'PATCH', { acceptance: null });
    expect(await optionsOf(quote.id)).toEqual([null, 'offered', 'offered']);
    expect((await byHand(quote.id, [])).body.gross).toBe(1200);
    expect(await optionsOf(quote.id)).toEqual([null, 'declined', 'declined']);
    expect(await registerProblems()).toEqual([]);
  });

  it('refuses places that are not options', async () => {
    const { quote } = await sent();
    for (const places of [[0], [7], [1, 1]]) {
      const { status, body } = await byHand(quote.id, places);
      expect([status, body]).toMatchObject([
        400,
        { fields: { takenOptions: 'Cette ligne n’est pas une option de ce devis' } },
      ]);
    }
    expect(await optionsOf(quote.id)).toEqual([null, 'offered', 'offered']);
  });

  it('is amended from what was agreed', async () => {
    const { quote } = await sent();
    await byHand(quote.id, [1]);
    const { body } = await desk.call(`/api/documents/${quote.id}/amendments`, 'POST');
    expect(body.lineItems.map(({ option }) => option)).toEqual([null, null, 'offered']);
    expect(body.gross).toBe(1440);
  });
});

it('an invoice has no options, nor does a quote that becomes one', async () => {
  const { clientId } = desk;
  const wanted = { clientId, date: '2026-11-22', dueDate: '2026-12-07', lineItems: LINES };
  const refused = await desk.call('/api/documents', 'POST', { ...wanted, type: 'invoice' });
  const message = 'Seul un devis propose des options : décochez « En option »';
  const fields = { 'lineItems.1.option': message, 'lineItems.2.option': message };
  expect([refused.status, plain(JSON.stringify(refused.body))]).toEqual([
    400,
    expect.stringContaining(JSON.stringify(fields).slice(1, -1)),
  ]);
  const { id } = await desk.create({ type: 'quote', dueDate: null, lineItems: LINES });
  const turned = await desk.call(`/api/documents/${id}`, 'PATCH', {
    type: 'invoice',
    dueDate: '2026-12-07',
  });
  expect([turned.status, plain(JSON.stringify(turned.body))]).toEqual([
    400,
    expect.stringContaining(JSON.stringify(fields).slice(1, -1)),
  ]);
});

async function sent(overrides: object = {}) {
  const { id } = await desk.create({
    type: 'quote',
    dueDate: null,
    lineItems: LINES,
    ...overrides,
  });
  const { body } = await desk.call<ClientPageAnswer>(`/api/documents/${id}/client-page`, 'POST');
  const { body: quote } = await desk.call(`/api/documents/${id}`);
  return { quote, base: new URL(body.page!.address).pathname };
}

async function accept(base: string, ticks: Record<string, string>) {
  await post(`${base}/accord`, { ...CLARA, ...ticks });
  return post(`${base}/code`, { code: codeIn(app.mail.sent.at(-1)!.text) });
}

function byHand(id: string, takenOptions: number[]) {
  return desk.call(`/api/documents/${id}`, 'PATCH', { acceptance: 'accepted', takenOptions });
}

async function optionsOf(id: string) {
  const { body } = await desk.call(`/api/documents/${id}`);
  return body.lineItems.map(({ option }) => option);
}

async function registerProblems() {
  const { body } = await desk.call<{ problems: unknown[] }>('/api/register/verification');
  return body.problems;
}

async function answers(documentId: string) {
  const rows = await app.database.kysely
    .selectFrom('registerEntries')
    .select('body')
    .where('documentId', '=', documentId)
    .where('kind', '=', 'answered')
    .orderBy('sequence')
    .execute();
  return rows.map(({ body }) => body as { agreed?: Agreed; agreement?: AgreementProof });
}

async function lastAnswer(documentId: string) {
  return (await answers(documentId)).at(-1)!;
}

async function post(path: string, form: Record<string, string>) {
  const answer = await app.request(path, { method: 'POST', form });
  return { status: answer.status, text: plain(await answer.text()) };
}

async function visit(path: string) {
  const answer = await app.request(path);
  return { status: answer.status, text: plain(await answer.text()) };
}

function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ');
}

function codeIn(text: string): string {
  return /\b(\d{6})\b/.exec(text)![1]!;
}
