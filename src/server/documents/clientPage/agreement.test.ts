import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AgreementProof } from '#domain/document/agreement.ts';
import type { RegisterListAnswer } from '#server/register/answers.ts';
import { openDesk, type Desk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import { madameRoche } from '#testing/world/people.ts';
import type { ClientPageAnswer } from './answers.ts';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await openTestApp();
  desk = await openDesk(app);
});
afterAll(() => app.close());

const CLARA = { name: 'Clara Delmas', quality: 'gérante', agreed: 'oui' };

describe('a quote accepted on its page', () => {
  it('is accepted by the code its client received, with its proof, its certificate and two copies', async () => {
    const { quote, base } = await sent();
    const asked = await post(`${base}/accord`, CLARA);
    expect([asked.status, asked.location]).toEqual([303, `${base}/code`]);
    const letter = app.mail.sent.at(-1)!;
    expect(letter.to).toBe('helene@brasserie-lune.example');
    const before = app.mail.sent.length;
    const done = await post(`${base}/code`, { code: codeIn(letter.text) });
    expect([done.status, done.location]).toEqual([303, base]);
    await app.app.lettersSent();
    const { body } = await desk.call(`/api/documents/${quote.id}`);
    expect(body).toMatchObject({ acceptance: 'accepted', state: 'accepted' });

    const page = await visit(base);
    expect(page.text).toContain('Accepté par Clara Delmas');
    expect(page.text).not.toContain('Bon pour accord</h2>');
    const certificate = await app.request(`${base}/certificat.pdf`);
    expect(certificate.headers.get('content-type')).toBe('application/pdf');

    const copies = app.mail.sent.slice(before);
    expect(copies.map(({ to }) => to)).toEqual([
      'helene@brasserie-lune.example',
      'bonjour@atelier-morel.example',
    ]);
    const [pdf, kept] = copies[0]!.attachments!;
    expect(sha256(pdf!.bytes)).toBe(quote.sealedVersions[0]!.sha256);
    expect(sha256(kept!.bytes)).toBe(sha256(await certificate.arrayBuffer()));
    expect(kept!.name).toBe(`Certificat_acceptation_${quote.number}.pdf`);

    const proof = await answeredBody(quote.id);
    expect(proof).toMatchObject({
      answer: 'accepted',
      agreement: {
        name: 'Clara Delmas',
        quality: 'gérante',
        sha256: quote.sealedVersions[0]!.sha256,
        email: 'helene@brasserie-lune.example',
        agent: 'Telephone/1.0',
        agreedAt: '2026-11-22T09:00:00.000Z',
        confirmedAt: '2026-11-22T09:00:00.000Z',
        words: expect.stringContaining('Bon pour accord'),
      },
    });
    const { body: life } = await desk.call<RegisterListAnswer>(
      `/api/register?documentId=${quote.id}`,
    );
    expect(life.items.map((entry) => entry.life?.sentence)).toContain(
      'Accepté en ligne par Clara Delmas',
    );
    // The certificate is no other version of the quote.
    expect(body.sealedVersions).toHaveLength(1);
    const frozen = await desk.call(`/api/documents/${quote.id}`, 'PATCH', { content: 'Autre' });
    expect(frozen.status).toBe(409);
  });

  it('needs a name and a tick, and loses nothing that was typed', async () => {
    const { base, quote } = await sent();
    const before = app.mail.sent.length;
    const { status, text } = await post(`${base}/accord`, { name: ' ', quality: 'gérante' });
    expect(status).toBe(400);
    expect(text).toContain('Écrivez votre nom et votre prénom');
    expect(text).toContain('Cochez pour donner votre accord');
    expect(text).toContain('value="gérante"');
    expect(app.mail.sent.length).toBe(before);
    expect((await desk.call(`/api/documents/${quote.id}`)).body.acceptance).toBeNull();
  });

  it('takes five tries for a code, once, and for a quarter of an hour', async () => {
    const { base, quote } = await sent();
    await post(`${base}/accord`, CLARA);
    const code = codeIn(app.mail.sent.at(-1)!.text);
    const wrong = code === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await post(`${base}/code`, { code: wrong })).text).toContain('Ce n’est pas le code');
    }
    expect((await post(`${base}/code`, { code })).text).toContain('trop d’essais');
    await post(`${base}/accord`, CLARA);
    const second = codeIn(app.mail.sent.at(-1)!.text);
    app.clock.set('2026-11-22T09:15:01Z');
    const late = await post(`${base}/code`, { code: second });
    expect((await desk.call(`/api/documents/${quote.id}`)).body.acceptance).toBeNull();
    expect(late.status).toBe(303);
    app.clock.set('2026-11-22T09:00:00Z');
    const once = await Promise.all([
      post(`${base}/code`, { code: second }),
      post(`${base}/code`, { code: second }),
    ]);
    expect(once.map(({ status }) => status).toSorted()).toEqual([303, 303]);
    const entries = await answeredEntries(quote.id);
    expect(entries).toHaveLength(1);
  });

  it('is not accepted once it changed, or when its client has no mailbox', async () => {
    const { base, quote } = await sent();
    await post(`${base}/accord`, CLARA);
    const code = codeIn(app.mail.sent.at(-1)!.text);
    await desk.call(`/api/documents/${quote.id}`, 'PATCH', {
      lineItems: [{ description: 'Autre chose', quantity: 1, unitPrice: 9999 }],
    });
    const refused = await post(`${base}/code`, { code });
    expect([refused.status, refused.location]).toEqual([303, base]);
    expect((await visit(base)).text).toContain('attendez sa nouvelle version');
    expect((await desk.call(`/api/documents/${quote.id}`)).body.acceptance).toBeNull();
    const silent = await desk.call<{ id: string }>('/api/clients', 'POST', {
      ...madameRoche,
      email: '',
    });
    const other = await sent({ clientId: silent.body.id });
    const told = await post(`${other.base}/accord`, CLARA);
    expect(told.text).toContain('Il manque votre adresse e-mail');
  });

  it('tells a consumer that it obliges to pay, and of the fourteen days', async () => {
    const roche = await desk.call<{ id: string }>('/api/clients', 'POST', {
      ...madameRoche,
      email: 'roche@exemple.fr',
    });
    const { base } = await sent({ clientId: roche.body.id });
    expect((await visit(base)).text).toContain('Accepter : devis avec obligation de paiement');
    await post(`${base}/accord`, CLARA);
    await post(`${base}/code`, { code: codeIn(app.mail.sent.at(-1)!.text) });
    const { text } = await visit(base);
    expect(text).toContain('vous pouvez vous rétracter');
    expect(text).toContain('6 décembre 2026');
    const { base: business } = await sent();
    expect((await visit(business)).text).not.toContain('obligation de paiement');
  });

  it('leads to the deposit that is asked on it, which is paid on a page of its own', async () => {
    const { base, quote } = await sent();
    await post(`${base}/accord`, CLARA);
    await post(`${base}/code`, { code: codeIn(app.mail.sent.at(-1)!.text) });
    const asked = await desk.call(`/api/documents/${quote.id}/deposits`, 'POST', { percent: 30 });
    expect((await visit(base)).text).not.toContain('Demande d’acompte');
    const made = await desk.call<ClientPageAnswer>(
      `/api/documents/${asked.body.id}/client-page`,
      'POST',
    );
    const address = new URL(made.body.page!.address).pathname;
    const page = await visit(base);
    expect(page.text).toContain('Demande d’acompte');
    expect(page.text).toContain(address);
    const request = await visit(address);
    expect(request.text).toContain('Acompte à régler');
    expect(request.text).toContain('486,00 €');
    expect(request.text).toContain(`Acompte ${quote.number}`);
  });

  it('asks at once for the deposit it says, and its page tells how to pay it', async () => {
    const { base, quote } = await sent({ orderDeposit: { by: 'percent', value: 30 } });
    expect((await visit(base)).text).toContain('comment régler l’acompte de 486,00 €');
    const before = app.mail.sent.length;
    await accept(base);
    await app.app.lettersSent();
    const [request] = await depositsOf(quote.id);
    expect(request).toMatchObject({ relation: 'deposit', issued: false, gross: 486 });
    const shared = await desk.call<ClientPageAnswer>(
      `/api/documents/${request!.documentId}/client-page`,
    );
    const address = shared.body.page!.address;

    const page = (await visit(base)).text;
    expect(page).toMatch(/Acompte à régler.{0,60}486,00 €/);
    expect(page).toContain('FR76 3000 6000 0112 3456 7890 189');
    expect(page).toContain(`Acompte ${quote.number}`);
    expect(page).toContain('À scanner avec l’application de votre banque');
    expect(page).toContain(new URL(address).pathname);
    expect((await visit(new URL(address).pathname)).text).toContain('486,00 €');

    const { agreement } = (await answeredBody(quote.id)) as { agreement: AgreementProof };
    expect(plain(agreement.words)).toContain('Un acompte de 30 % (486,00 € TTC) est à régler');
    const copies = app.mail.sent.slice(before).filter(({ subject }) => subject.includes('accepté'));
    expect(copies.map(({ text }) => text.includes(address))).toEqual([true, true]);
    const [told] = (await desk.call<Told>('/api/notifications')).body.items;
    expect(plain(told!.message)).toContain('L’acompte de 486,00 € lui est demandé');
  });

  it('asks for its deposit once, whoever accepts it and however often', async () => {
    const { base, quote } = await sent({ orderDeposit: { by: 'amount', value: 500 } });
    await post(`${base}/accord`, CLARA);
    const code = codeIn(app.mail.sent.at(-1)!.text);
    const byHand = () =>
      desk.call(`/api/documents/${quote.id}`, 'PATCH', { acceptance: 'accepted' });
    await Promise.all([
      post(`${base}/code`, { code }),
      byHand(),
      post(`${base}/code`, { code }),
      byHand(),
    ]);
    expect((await depositsOf(quote.id)).map(({ gross }) => gross)).toEqual([500]);
    await desk.call(`/api/documents/${quote.id}`, 'PATCH', { acceptance: null });
    await byHand();
    expect(await depositsOf(quote.id)).toHaveLength(1);
    expect((await answeredEntries(quote.id)).length).toBe(3);
  });

  it('stays accepted when its deposit cannot be asked, and its sender is told why', async () => {
    const { quote } = await sent({ orderDeposit: { by: 'amount', value: 1620 } });
    const lineItems = [{ description: 'Développement', quantity: 1, unitPrice: 450 }];
    await desk.call(`/api/documents/${quote.id}`, 'PATCH', { lineItems });
    const { base } = await shared(quote.id);
    const { body: before } = await desk.call<{ used: number }>('/api/subscription');
    await accept(base);
    expect((await desk.call(`/api/documents/${quote.id}`)).body.acceptance).toBe('accepted');
    expect(await depositsOf(quote.id)).toEqual([]);
    expect((await desk.call<{ used: number }>('/api/subscription')).body).toEqual(before);
    const { items } = (await desk.call<Told>('/api/notifications')).body;
    const told = items.find(({ title }) => title === 'Acompte à demander')!;
    expect(plain(told.message)).toContain('Il reste 540,00 € TTC à demander sur ce devis.');
    expect((await visit(base)).text).not.toContain('Acompte à régler');
  });

  it('holds the deposit to the quote, and awaits no answer once it changed', async () => {
    const { base, quote } = await sent({ orderDeposit: { by: 'percent', value: 30 } });
    const at = `/api/documents/${quote.id}`;
    const above = await desk.call<{ fields: object }>(at, 'PATCH', {
      orderDeposit: { by: 'amount', value: 1620.01 },
    });
    expect([above.status, above.body.fields]).toEqual([
      400,
      { 'orderDeposit.value': 'L’acompte ne peut pas dépasser le total du devis' },
    ]);
    const { clientId, date, lineItems } = quote;
    const made = await desk.call<{ fields: object }>('/api/documents', 'POST', {
      type: 'quote',
      clientId,
      date,
      lineItems,
      orderDeposit: { by: 'amount', value: 1620.01 },
    });
    expect([made.status, made.body.fields]).toEqual([400, above.body.fields]);
    expect((await visit(base)).text).toContain('Bon pour accord</h2>');
    await desk.call(at, 'PATCH', { orderDeposit: { by: 'amount', value: 1620 } });
    expect((await visit(base)).text).toContain('attendez sa nouvelle version');
    await desk.call(at, 'PATCH', { acceptance: 'accepted' });
    const frozen = await desk.call(at, 'PATCH', { orderDeposit: null });
    expect(frozen.status).toBe(409);
    for (const act of ['amendments', 'conversion']) {
      const { body: made } = await desk.call(`${at}/${act}`, 'POST');
      expect(made.orderDeposit).toBeNull();
    }
  });

  it('limits the codes that a page sends', async () => {
    const limited = await openTestApp({ environment: { RATE_LIMITS: 'on' } });
    const busy = await openDesk(limited);
    const { base } = await sent({}, busy);
    const answers: string[] = [];
    for (let tries = 0; tries < 6; tries += 1) {
      const answer = await limited.request(`${base}/accord`, formOf(CLARA));
      answers.push(`${answer.status}`);
    }
    expect(answers).toEqual(['303', '303', '303', '303', '303', '400']);
    await limited.close();
  });
});

describe('a quote refused on its page', () => {
  it('says why to its sender, and awaits no answer any more', async () => {
    const { base, quote } = await sent();
    expect((await post(`${base}/refus`, {})).text).toContain('Choisissez une raison');
    const done = await post(`${base}/refus`, {
      reason: 'Le prix ne me convient pas',
      message: 'Trop cher de 200 €',
    });
    expect([done.status, done.location]).toEqual([303, base]);
    expect((await desk.call(`/api/documents/${quote.id}`)).body.acceptance).toBe('refused');
    expect((await visit(base)).text).toContain('Refusé');
    expect(await answeredBody(quote.id)).toMatchObject({
      answer: 'refused',
      refusal: { reason: 'Le prix ne me convient pas (Trop cher de 200 €)' },
    });
    const told = await desk.call<{ items: { title: string }[] }>('/api/notifications');
    expect(told.body.items.map(({ title }) => title)).toContain('Devis refusé');
    expect((await post(`${base}/accord`, CLARA)).status).toBe(303);
  });

  it('takes no answer from another site', async () => {
    const { base, quote } = await sent();
    const answer = await app.request(`${base}/refus`, {
      ...formOf({ reason: 'Autre raison' }),
      headers: { ...formOf({}).headers, origin: 'https://ailleurs.example' },
    });
    expect(answer.status).toBe(403);
    expect((await desk.call(`/api/documents/${quote.id}`)).body.acceptance).toBeNull();
  });
});

async function sent(overrides: object = {}, from = desk) {
  const { id } = await from.create({ type: 'quote', dueDate: null, ...overrides });
  return shared(id, from);
}

async function shared(id: string, from = desk) {
  const { body } = await from.call<ClientPageAnswer>(`/api/documents/${id}/client-page`, 'POST');
  const { body: quote } = await from.call(`/api/documents/${id}`);
  return { quote, base: new URL(body.page!.address).pathname };
}

/** Accepts a quote as its client does. */
async function accept(base: string) {
  await post(`${base}/accord`, CLARA);
  return post(`${base}/code`, { code: codeIn(app.mail.sent.at(-1)!.text) });
}

interface Told {
  items: { title: string; message: string }[];
}

async function depositsOf(quoteId: string) {
  const { body } = await desk.call(`/api/documents/${quoteId}`);
  return body.links.filter(({ relation }) => relation === 'deposit');
}

async function post(path: string, values: Record<string, string>) {
  const answer = await app.request(path, formOf(values));
  const location = answer.headers.get('location');
  return { status: answer.status, location, text: plain(await answer.text()) };
}

function formOf(values: Record<string, string>) {
  return {
    method: 'POST',
    form: values,
    headers: { 'user-agent': 'Telephone/1.0' } as Record<string, string>,
  };
}

async function visit(path: string) {
  const answer = await app.request(path);
  return { status: answer.status, text: plain(await answer.text()) };
}

function answeredEntries(documentId: string) {
  return app.database.kysely
    .selectFrom('registerEntries')
    .select('body')
    .where('documentId', '=', documentId)
    .where('kind', '=', 'answered')
    .execute();
}

async function answeredBody(documentId: string): Promise<unknown> {
  const entries = await answeredEntries(documentId);
  return entries.at(-1)?.body;
}

function codeIn(text: string): string {
  return /\b\d{6}\b/.exec(text)?.[0] ?? '';
}

function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]|&nbsp;/g, ' ').replaceAll(/\s+/g, ' ');
}

function sha256(bytes: ArrayBuffer | Uint8Array): string {
  return createHash('sha256').update(new Uint8Array(bytes)).digest('hex');
}
