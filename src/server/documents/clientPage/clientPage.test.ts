import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentsAnswer } from '#server/payments/answers.ts';
import type { RegisterListAnswer } from '#server/register/answers.ts';
import { createLog } from '#server/log.ts';
import { describeOnBothDatabases } from '#testing/databases/describeOnBothDatabases.ts';
import { openDesk, type Desk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import { codeInSvg } from '#testing/transferCode.ts';
import type { ClientPageAnswer } from './answers.ts';

let app: TestApp;
let desk: Desk;
beforeAll(async () => {
  app = await openTestApp();
  desk = await openDesk(app);
});
afterAll(() => app.close());

describe('the address of a document', () => {
  it('opens its page without an account: what is due, how to pay it, and the sealed PDF', async () => {
    const invoice = await issued();
    const address = await addressOf(invoice.id);
    expect(address).toMatch(/^\/dossier\/[\w-]{43}$/);
    const page = await visit(address);
    expect(page.status).toBe(200);
    expect(page.text).toContain('À régler au plus tard le 7 décembre 2026');
    expect(page.text).toContain('1 620,00 €');
    expect(page.text).toContain('FR76 3000 6000 0112 3456 7890 189');
    const code = /<svg xmlns[\s\S]*?<\/svg>/.exec(page.text)?.[0] ?? '';
    expect(codeInSvg(code)).toBe(
      `BCD\n002\n1\nSCT\nAGRIFRPP\nAtelier Morel\nFR7630006000011234567890189\nEUR1620.00\n\n\n${invoice.number}`,
    );
    const pdf = await app.request(`${address}/document.pdf`);
    expect(pdf.headers.get('content-type')).toBe('application/pdf');
    expect(sha256(await pdf.arrayBuffer())).toBe(invoice.sealedVersions[0]?.sha256);
    const sheet = await visit(`${address}/feuille.svg`);
    expect(sheet.headers.get('content-type')).toContain('image/svg+xml');
  });

  it('draws the pages of a long document apart, as its style sheet lays the desk between them', async () => {
    const line = { description: 'Étagère', quantity: 1, unitPrice: 40 };
    const { id } = await issued({ lineItems: Array.from({ length: 40 }, () => line) });
    const { text } = await visit(`${await addressOf(id)}/feuille.svg`);
    const tops = [...text.matchAll(/class="typst-page" transform="translate\(0, (\d+)\)"/g)];
    expect(tops.map(([, top]) => Number(top)).slice(0, 2)).toEqual([0, 857]);
  });

  it('asks for what is left once something was paid, and says how one arrives there', async () => {
    const invoice = await issued();
    await pay(invoice.id, 620);
    const { text } = await visit(await addressOf(invoice.id));
    expect(text).toContain('Reçu par virement');
    expect(text).toContain('Reste à payer');
    expect(text).toContain('1 000,00 €');
    expect(codeInSvg(/<svg xmlns[\s\S]*?<\/svg>/.exec(text)?.[0] ?? '')).toContain('EUR1000.00');
    await pay(invoice.id, 1000);
    const paid = await visit(await addressOf(invoice.id));
    expect(paid.text).toMatch(/Réglée le \d/);
    expect(paid.text).toMatch(/class="stamp[^>]*>Payée</);
    expect(text).not.toContain('class="stamp');
    expect(paid.text).not.toContain('Par virement');
  });

  it('opens on what the work is about where the notes say so, and names the document once', async () => {
    const plain = await issued();
    expect((await headOf(plain.id)).split(plain.number)).toHaveLength(2);
    const { id, number } = await issued({ content: 'Objet\u00A0: le comptoir.' });
    expect(await headOf(id)).toMatch(/<h1[^>]*>Le comptoir<\/h1>/);
    expect(await headOf(id)).toContain(`Facture ${number} du `);
  });

  it('is kept as a hash, and told again to its owner alone', async () => {
    const invoice = await issued();
    const token = (await addressOf(invoice.id)).split('/').at(-1)!;
    const rows = await app.database.kysely
      .selectFrom('clientPages')
      .selectAll()
      .where('documentId', '=', invoice.id)
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(rows[0]?.tokenHash).toBe(sha256(Buffer.from(token)));
    expect(await addressOf(invoice.id, false)).toBe(`/dossier/${token}`);
  });

  it('opens nothing any more once it is renewed, closed or past its term, and says so kindly', async () => {
    const invoice = await issued();
    const first = await addressOf(invoice.id);
    const second = await addressOf(invoice.id);
    expect(second).not.toBe(first);
    const shut = await visit(first);
    expect([shut.status, shut.text]).toEqual([410, expect.stringContaining('Atelier Morel')]);
    expect(shut.text).toContain('Cette page n’est plus ouverte');
    expect(shut.text).not.toContain('Brasserie');
    expect((await visit(`${first}/document.pdf`)).status).toBe(410);
    await desk.call(`/api/documents/${invoice.id}/client-page`, 'DELETE');
    expect((await visit(second)).status).toBe(410);
    const third = await addressOf(invoice.id);
    expect((await visit(third)).status).toBe(200);
    await app.database.kysely
      .updateTable('clientPages')
      .set({ expiresAt: new Date('2026-11-22T08:59:59Z') })
      .where('documentId', '=', invoice.id)
      .execute();
    expect((await visit(third)).status).toBe(410);
  });

  it('cannot be guessed: another token is unknown, and too many of them are refused', async () => {
    const guessed = await visit(`/dossier/${'A'.repeat(43)}`);
    expect([guessed.status, guessed.text]).toEqual([
      404,
      expect.stringContaining('Cette adresse n’ouvre aucun document'),
    ]);
    expect((await visit('/dossier/%00')).status).toBe(404);
    const limited = await openTestApp({ environment: { RATE_LIMITS: 'on' } });
    const seen: number[] = [];
    for (let tries = 0; tries < 32; tries += 1) {
      seen.push((await limited.request(`/dossier/${String(tries).padStart(43, 'B')}`)).status);
    }
    await limited.close();
    expect(seen.filter((status) => status === 404)).toHaveLength(30);
    expect(seen.at(-1)).toBe(429);
  });

  it('leaves no trace in the logs', async () => {
    let lines = '';
    const log = createLog('debug', { write: (line: string) => void (lines += line) });
    const logged = await openTestApp({ deps: { log } });
    await logged.request(`/dossier/${'C'.repeat(43)}/document.pdf`);
    await logged.close();
    expect(lines).toContain('/dossier/…/document.pdf');
    expect(lines).not.toContain('CCCC');
  });

  it('is indexed by nobody, framed by nobody, and runs no script but ours', async () => {
    const { headers, text } = await visit(await addressOf((await issued()).id));
    expect(headers.get('x-robots-tag')).toContain('noindex');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toBe('private, no-store');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain(`default-src 'none'`);
    expect(policy).not.toContain('unsafe');
    expect(text).toMatch(/<meta name="robots" content="noindex, nofollow" ?\/?>/);
    expect(text.match(/<script[^>]*>/g)).toEqual(['<script src="/dossier/page.js" defer>']);
  });

  it('writes what users typed as text, never as markup', async () => {
    await desk.call('/api/profile', 'PATCH', { company: '<script>alert(1)</script>' });
    const { text } = await visit(await addressOf((await issued()).id));
    await desk.call('/api/profile', 'PATCH', { company: 'Atelier Morel' });
    expect(text).toContain('&lt;script&gt;alert(1)');
    expect(text).not.toContain('<script>alert');
  });
});

describe('the first opening', () => {
  it('is told in the life of the document, once, and never the owner’s own', async () => {
    const invoice = await issued();
    const address = await addressOf(invoice.id);
    await app.request(address, { as: desk.user });
    expect(await lifeOf(invoice.id)).not.toContain('Ouverte par le client');
    await visit(address);
    await visit(address);
    const life = await lifeOf(invoice.id);
    expect(life.filter((sentence) => sentence === 'Ouverte par le client')).toHaveLength(1);
    const { body } = await desk.call<ClientPageAnswer>(`/api/documents/${invoice.id}/client-page`);
    expect(body.page?.openedAt).toBe('2026-11-22T09:00:00.000Z');
    // Renewed, it was still opened then.
    await visit(await addressOf(invoice.id));
    expect(await lifeOf(invoice.id)).toEqual(life);
  });
});

describe('what a page shows', () => {
  it('is nothing for a draft, and a quote as it was sealed', async () => {
    const draft = await desk.create();
    const refused = await desk.call(`/api/documents/${draft.id}/client-page`, 'POST');
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Un brouillon n’a pas de page pour le client\u00A0: émettez-le d’abord.',
    ]);
    const quote = await desk.create({ type: 'quote', dueDate: null });
    const address = await addressOf(quote.id);
    expect((await visit(address)).text).toContain('À accepter jusqu’au');
    await desk.call(`/api/documents/${quote.id}`, 'PATCH', {
      lineItems: [{ description: 'Autre chose', quantity: 1, unitPrice: 9999 }],
    });
    const changed = await visit(address);
    expect(changed.text).toContain('En cours de modification');
    expect(changed.text).not.toContain('9 999');
  });

  it('is carried by the letter, and a quote shows what that letter carried', async () => {
    const quote = await desk.create({ type: 'quote', dueDate: null });
    await desk.call(`/api/documents/${quote.id}/email`, 'POST', { subject: 'a', message: 'b' });
    const { text, attachments } = app.mail.sent.at(-1)!;
    const address = /http:\/\/localhost:\d+(\/dossier\/[\w-]{43})/.exec(text)?.[1] ?? '';
    const pdf = await app.request(`${address}/document.pdf`);
    expect(sha256(await pdf.arrayBuffer())).toBe(sha256(attachments![0]!.bytes));
    const before = app.mail.sent.length;
    await desk.call(`/api/documents/${quote.id}/email`, 'POST', { subject: 'a', message: 'b' });
    expect(app.mail.sent.length).toBe(before + 1);
    expect(app.mail.sent.at(-1)!.text).toContain(address);
  });

  it('holds its avoirs, and no other document of the account', async () => {
    const invoice = await issued();
    const other = await issued();
    const address = await addressOf(invoice.id);
    const credit = await desk.call(`/api/documents/${invoice.id}/credit-notes`, 'POST', {
      reason: 'Geste',
      total: true,
    });
    await desk.call(`/api/documents/${credit.body.id}/issue`, 'POST');
    const { text } = await visit(address);
    expect(text).toContain('Soldée par avoir');
    expect(text).toContain(`${address}/pieces/${credit.body.id}/document.pdf`);
    expect((await visit(`${address}/pieces/${credit.body.id}/document.pdf`)).status).toBe(200);
    expect((await visit(`${address}/pieces/${other.id}/document.pdf`)).status).toBe(404);
  });

  it('is gone once the issue was taken back', async () => {
    const invoice = await issued();
    const address = await addressOf(invoice.id);
    await desk.call(`/api/documents/${invoice.id}`, 'PATCH', { status: 'draft' });
    expect((await visit(address)).status).toBe(410);
  });
});

describe('« Ce document est authentique »', () => {
  it('holds the sealed bytes to the register and shows the account as it was sealed', async () => {
    const invoice = await issued();
    const address = await addressOf(invoice.id);
    await desk.call('/api/profile', 'PATCH', { iban: 'FR14 2004 1010 0505 0001 3M02 606' });
    const { text } = await visit(`${address}/authentique`);
    await desk.call('/api/profile', 'PATCH', { iban: 'FR76 3000 6000 0112 3456 7890 189' });
    expect(text).toContain('Ce document est authentique');
    expect(text).toContain('FR76 3000 6000 0112 3456 7890 189');
    expect(text).not.toContain('FR14');
    expect(text).toContain(invoice.sealedVersions[0]!.sha256);
  });
});

describeOnBothDatabases('a page of a client, to the database', (open) => {
  it('is seen and changed by its own account alone', async () => {
    const database = await open();
    const own = await openTestApp({ database });
    const claire = await openDesk(own);
    const karim = await openDesk(own);
    const quote = await claire.create({ type: 'quote', dueDate: null });
    await claire.call(`/api/documents/${quote.id}/client-page`, 'POST');
    const seen = await database
      .tenant(karim.user.id)
      .run((tx) => tx.selectFrom('clientPages').selectAll().execute());
    expect(seen).toEqual([]);
    const changed = await database
      .tenant(karim.user.id)
      .run((tx) => tx.updateTable('clientPages').set({ openedAt: new Date() }).executeTakeFirst());
    expect(changed.numUpdatedRows).toBe(0n);
    await own.close();
  });
});

async function issued(overrides: object = {}) {
  const draft = await desk.create(overrides);
  const { status, body } = await desk.call(`/api/documents/${draft.id}/issue`, 'POST', {});
  expect(status).toBe(200);
  return body;
}

/** The title of the client's page, and the line under its figure. */
async function headOf(id: string): Promise<string> {
  const { text } = await visit(await addressOf(id));
  return /<h1[\s\S]*?<\/h1>[\s\S]*?lead-in__sub">[^<]*/.exec(text)?.[0] ?? '';
}

/** A new address, or the one there is. */
async function addressOf(id: string, renewed = true): Promise<string> {
  const { body } = await desk.call<ClientPageAnswer>(
    `/api/documents/${id}/client-page`,
    renewed ? 'POST' : 'GET',
  );
  return new URL(body.page!.address).pathname;
}

async function pay(id: string, amount: number) {
  const paid = { day: '2026-11-22', amount, method: 'transfer' };
  const { status } = await desk.call<PaymentsAnswer>(`/api/documents/${id}/payments`, 'POST', paid);
  expect(status).toBe(201);
}

async function lifeOf(documentId: string): Promise<string[]> {
  const { body } = await desk.call<RegisterListAnswer>(`/api/register?documentId=${documentId}`);
  return body.items.flatMap(({ life }) => (life ? [life.sentence] : []));
}

async function visit(path: string) {
  const answer = await app.request(path);
  const text = (await answer.text()).replaceAll(/[\u00A0\u202F]|&nbsp;/g, ' ');
  return { status: answer.status, headers: answer.headers, text };
}

function sha256(bytes: ArrayBuffer | Uint8Array): string {
  return createHash('sha256').update(new Uint8Array(bytes)).digest('hex');
}
