import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { emailJsMail } from '#server/mail/emailjs.ts';
import { smtpMail } from '#server/mail/smtp.ts';
import type { RegisterListAnswer } from '#server/register/answers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/databases/openTestDatabase.ts';
import { openEmailJsDouble } from '#testing/doubles/emailjs.ts';
import { openSmtpServer } from '#testing/doubles/smtpServer.ts';
import { openDesk, type Desk } from '#testing/desk.ts';
import { freePort } from '#testing/freePort.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';
import type { ProposedLetterAnswer } from './answers.ts';

const LETTER = { subject: 'Facture #INV-001', message: 'Bonjour Hélène,\n\nCi-joint la facture.' };
const FROM = 'Encrier <ne-pas-repondre@encrier.example>';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describe('a document sent through a mail server', () => {
  let server: Awaited<ReturnType<typeof openSmtpServer>>;
  let app: TestApp;
  /** For the silent server: a test need not wait as long as a user would. */
  let impatient: TestApp;
  beforeAll(async () => {
    server = await openSmtpServer();
    const mail = smtpMail({ url: server.url, from: FROM });
    const hurried = smtpMail({ url: server.url, from: FROM, timeout: 300 });
    app = await openTestApp({ database, deps: { mail } });
    impatient = await openTestApp({ database, deps: { mail: hurried } });
    return async () => {
      await app.close();
      await impatient.close();
      mail.close();
      hurried.close();
      await server.close();
    };
  });
  beforeEach(() => {
    server.behave('accept');
    server.accepted.length = 0;
  });

  it('arrives whole, is « Envoyé », and its attachment is the file that was sealed', async () => {
    const desk = await openDesk(app);
    const { id } = await desk.create();
    const { status, body } = await send(desk, id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'sent',
      lastEmail: { recipient: 'helene@brasserie-lune.example', ok: true, error: null },
    });
    const [email] = server.accepted;
    expect(email).toMatchObject({
      subject: LETTER.subject,
      from: { address: 'ne-pas-repondre@encrier.example' },
      to: [{ address: 'helene@brasserie-lune.example' }],
      replyTo: [{ address: 'bonjour@atelier-morel.example' }],
      attachments: [{ filename: 'Facture_INV-001.pdf', mimeType: 'application/pdf' }],
    });
    const { letter, witness } = parted(email?.text);
    expect(letter).toBe(LETTER.message);
    expect(witness).toMatch(/^encrier1;[\w;:.-]+$/);
    expect(email?.headers).toContainEqual(
      expect.objectContaining({ key: 'x-encrier-registre', value: witness }),
    );
    const sha256 = body.sealedVersions[0]?.sha256;
    const sealed = await app.request(`/api/documents/${id}/sealed/${sha256}`, { as: desk.user });
    const attached = email?.attachments[0]?.content as ArrayBuffer;
    expect(Buffer.from(attached).equals(Buffer.from(await sealed.arrayBuffer()))).toBe(true);
    expect(await titles(desk)).toEqual(['E-mail envoyé']);
    expect(await kinds(desk, id)).toEqual(['created', 'sealed', 'issued', 'emailed']);
  });

  it('stays a draft when the server refuses it, says why, and leaves at the next try', async () => {
    const desk = await openDesk(app);
    const { id } = await desk.create();
    server.behave('refuse');
    const failed = await send(desk, id);
    expect([failed.status, plain(failed.body.error)]).toEqual([
      502,
      'Le serveur de messagerie a refusé le message : 552 Mailbox full',
    ]);
    const kept = await desk.call(`/api/documents/${id}`);
    expect(kept.body).toMatchObject({
      status: 'draft',
      issuedAt: null,
      provisional: true,
      lastEmail: { ok: false, error: expect.any(String) },
    });
    server.behave('accept');
    expect((await send(desk, id)).body).toMatchObject({ status: 'sent', lastEmail: { ok: true } });
    expect(await titles(desk)).toEqual(['E-mail envoyé', 'Échec de l’envoi']);
    expect(await attempts(desk)).toEqual(['accepted', 'failed']);
    expect(await kinds(desk, id)).toEqual([
      'created',
      'sealed',
      'issued',
      'emailed',
      'issue_taken_back',
      'issued',
      'emailed',
    ]);
  });

  it('stays issued when nobody knows whether the server took it, and is never deleted', async () => {
    const desk = await openDesk(app);
    const { id } = await desk.create();
    server.behave('silent');
    const failed = await sendThrough(impatient, desk, id);
    expect([failed.status, failed.error]).toEqual([
      502,
      'Le serveur de messagerie n’a pas répondu à temps.',
    ]);
    const { body } = await desk.call(`/api/documents/${id}`);
    expect(body).toMatchObject({ state: 'issued', number: 'INV-001', lastEmail: { ok: false } });
    expect((await desk.call(`/api/documents/${id}`, 'DELETE')).status).toBe(409);
    expect((await desk.create()).number).toBe('INV-002');
  });

  it('issued before another while its own letter was refused stays issued', async () => {
    const desk = await openDesk(app);
    const { id } = await desk.create();
    const other = await desk.create();
    server.behave('refuse', async () => {
      await desk.call(`/api/documents/${other.id}/issue`, 'POST');
    });
    expect((await send(desk, id)).status).toBe(502);
    const { body } = await desk.call(`/api/documents/${id}`);
    expect(body).toMatchObject({ state: 'issued', number: 'INV-001' });
  });

  it('goes to where its client is today, and names the number it took', async () => {
    const desk = await openDesk(app);
    await desk.create();
    const { id, number } = await desk.create();
    expect(number).toBe('INV-002');
    const email = { subject: 'Facture #INV-002', message: 'Ci-joint la facture INV-002.' };
    expect((await send(desk, id, email)).status).toBe(200);
    expect(server.accepted[0]?.subject).toBe('Facture #INV-001');
    expect(parted(server.accepted[0]?.text).letter).toBe('Ci-joint la facture INV-001.');
    await desk.call(`/api/clients/${desk.clientId}`, 'PATCH', { email: 'compta@lune.example' });
    await send(desk, id, email);
    expect(server.accepted[1]?.to).toMatchObject([{ address: 'compta@lune.example' }]);
  });

  it('is written with the number it is going to take, and names another where that one is gone', async () => {
    const desk = await openDesk(app);
    const before = await desk.create();
    const { id, number: place } = await desk.create();
    expect(place).toBe('INV-002');
    const path = `/api/documents/${id}/letter`;
    const { subject, message, number } = (await desk.call<ProposedLetterAnswer>(path)).body;
    expect([subject, number]).toEqual(['Facture #INV-001', 'INV-001']);
    expect(message).toContain('la facture INV-001,');
    await desk.call(`/api/documents/${before.id}/issue`, 'POST');
    expect((await send(desk, id, { subject, message, number })).body.number).toBe('INV-002');
    expect(server.accepted[0]?.subject).toBe('Facture #INV-002');
    const text = server.accepted[0]?.text;
    expect(text).toContain('la facture INV-002,');
    expect(text).not.toContain('INV-001');
    expect((await desk.call<ProposedLetterAnswer>(path)).body.number).toBeNull();
  });

  it('is kept for another try with the number it would then take', async () => {
    const desk = await openDesk(app);
    const other = await desk.create();
    const { id } = await desk.create();
    server.behave('refuse');
    expect((await send(desk, id, LETTER)).status).toBe(502);
    await desk.call(`/api/documents/${other.id}/issue`, 'POST');
    const { body } = await desk.call(`/api/documents/${id}`);
    expect(body).toMatchObject({
      numberIfIssued: 'INV-002',
      lastEmail: { ok: false, subject: 'Facture #INV-002' },
    });
  });

  it('says « Duplicata » around the very file that was sent, and only then', async () => {
    const desk = await openDesk(app);
    const { id } = await desk.create();
    server.behave('refuse');
    await send(desk, id);
    server.behave('accept');
    await send(desk, id);
    const again = await send(desk, id);
    // Whatever the seller is called today, what leaves is what was sealed.
    await desk.call('/api/profile', 'PATCH', { company: 'Nouvelle Raison' });
    await send(desk, id);
    const [first, copy, third] = server.accepted;
    expect(copy?.subject).toBe('Duplicata – Facture #INV-001');
    expect(plain(parted(copy?.text).letter)).toBe(
      `${LETTER.message}\n\nDuplicata : le fichier joint est la copie exacte de la facture INV-001 déjà envoyée. Il ne s’agit pas d’une nouvelle facture.`,
    );
    expect(copy?.attachments[0]?.filename).toBe('Facture_INV-001_duplicata.pdf');
    const bytes = (email: typeof first) =>
      Buffer.from(email?.attachments[0]?.content as ArrayBuffer).toString('base64');
    expect(bytes(copy)).toBe(bytes(first));
    expect(bytes(third)).toBe(bytes(first));
    // One seal for one file, and the letter as it was typed for another try.
    expect(again.body).toMatchObject({ sealedVersions: [{}], lastEmail: LETTER });
    expect(again.body.sealedVersions).toHaveLength(1);
    expect(first?.subject).toBe(LETTER.subject);
    expect(first?.attachments[0]?.filename).toBe('Facture_INV-001.pdf');
    const { body } = await desk.call<RegisterListAnswer>('/api/register?kind=emailed');
    expect(body.items.map(({ sentence }) => sentence)).toEqual([
      'Duplicata de la facture INV-001 envoyé à helene@brasserie-lune.example.',
      'Duplicata de la facture INV-001 envoyé à helene@brasserie-lune.example.',
      'Facture INV-001 envoyée à helene@brasserie-lune.example.',
      expect.stringContaining('échec de l’envoi'),
    ]);
  });

  it('a quote sent twice is the same offer, never a duplicate', async () => {
    const desk = await openDesk(app);
    const { id } = await desk.create({ type: 'quote', dueDate: null });
    await send(desk, id);
    await send(desk, id);
    expect(server.accepted.map(({ subject }) => subject)).toEqual([LETTER.subject, LETTER.subject]);
    // The witness goes with invoices only.
    expect(parted(server.accepted[0]?.text)).toMatchObject({
      letter: LETTER.message,
      witness: undefined,
    });
  });

  it('that is already paid stays paid, and changes no more', async () => {
    const desk = await openDesk(app);
    const { id } = await desk.create();
    await desk.call(`/api/documents/${id}`, 'PATCH', { status: 'paid' });
    const same = await send(desk, id);
    expect(same.body).toMatchObject({ status: 'paid', sealedVersions: [{}] });
    const changed = await desk.call(`/api/documents/${id}`, 'PATCH', { content: 'Acquittée' });
    expect(changed).toMatchObject({
      status: 409,
      body: { code: 'issued', acts: ['credit_note_and_draft', 'corrective', 'credit_note'] },
    });
  });

  it('asks for a subject, a message and an address', async () => {
    const desk = await openDesk(app);
    const { id } = await desk.create();
    const empty = await send(desk, id, { subject: ' ', message: '' });
    expect(empty.body).toMatchObject({
      fields: { subject: 'L’objet est requis', message: 'Le message est requis' },
    });
    await desk.call(`/api/clients/${desk.clientId}`, 'PATCH', { email: '' });
    const nobody = await send(desk, id);
    expect([nobody.status, nobody.body.error]).toEqual([400, 'Missing required information']);
    expect(server.accepted).toEqual([]);
    expect(await attempts(desk)).toEqual([]);
  });

  it('says that the server cannot be reached', async () => {
    const mail = smtpMail({ url: `smtp://127.0.0.1:${await freePort()}`, from: FROM });
    const lonely = await openTestApp({ database, deps: { mail } });
    const desk = await openDesk(lonely);
    const { id } = await desk.create();
    expect(await send(desk, id)).toMatchObject({
      status: 502,
      body: { error: 'Le serveur de messagerie est injoignable.', code: 'mail_unreachable' },
    });
    await lonely.close();
    mail.close();
  });
});

describe('a document sent through EmailJS', () => {
  let emailJs: Awaited<ReturnType<typeof openEmailJsDouble>>;
  let app: TestApp;
  beforeAll(async () => {
    emailJs = await openEmailJsDouble();
    const mail = emailJsMail({
      baseUrl: emailJs.baseUrl,
      loadConfiguration: () =>
        database.kysely.selectFrom('emailConfiguration').selectAll().executeTakeFirst(),
    });
    app = await openTestApp({ database, deps: { mail } });
    return async () => {
      await app.close();
      await emailJs.close();
    };
  });

  it('needs the configuration record, then makes the request EmailJS asks for', async () => {
    const desk = await openDesk(app);
    const { id } = await desk.create();
    const unset = await send(desk, id);
    expect([unset.status, unset.body.error]).toEqual([502, 'EmailJS configuration not found']);
    await database.kysely
      .insertInto('emailConfiguration')
      .values({ serviceId: 'service_1', templateId: 'template_1', publicKey: 'public_1' })
      .execute();
    emailJs.answerWith(429);
    const refused = await send(desk, id);
    expect([refused.status, refused.body.error]).toEqual([
      502,
      'Failed to send email (Status: 429)',
    ]);
    expect((await desk.call(`/api/documents/${id}`)).body.status).toBe('draft');

    emailJs.answerWith(200);
    const { body } = await send(desk, id);
    expect(body.status).toBe('sent');
    const sha256 = body.sealedVersions[0]?.sha256;
    const sealed = await app.request(`/api/documents/${id}/sealed/${sha256}`, { as: desk.user });
    expect(emailJs.requests.at(-1)).toEqual({
      method: 'POST',
      path: '/api/v1.0/email/send',
      body: {
        service_id: 'service_1',
        template_id: 'template_1',
        user_id: 'public_1',
        template_params: {
          to_email: 'helene@brasserie-lune.example',
          subject: LETTER.subject,
          message: expect.stringMatching(
            /^Bonjour Hélène,\n\nCi-joint la facture\.\n\nVotre document en ligne\u00A0:\nhttp\S+\n\nTémoin du registre\u00A0: encrier1;\S+$/,
          ),
          document_id: id,
          sender_company: 'Atelier Morel',
          sender_email: desk.user.email,
          document_type_number: 'Facture INV-001',
          attachment: Buffer.from(await sealed.arrayBuffer()).toString('base64'),
          attachment_name: 'Facture_INV-001.pdf',
        },
      },
    });
  });
});

function send(desk: Desk, id: string, letter: object = LETTER) {
  return desk.call<DocumentAnswer & { error: string }>(
    `/api/documents/${id}/email`,
    'POST',
    letter,
  );
}

async function sendThrough(app: TestApp, { user }: Desk, id: string) {
  const path = `/api/documents/${id}/email`;
  const answer = await app.request(path, { as: user, method: 'POST', body: LETTER });
  const { error } = (await answer.json()) as { error: string };
  return { status: answer.status, error };
}

async function titles(desk: Desk): Promise<string[]> {
  const { body } = await desk.call<{ items: { title: string }[] }>('/api/notifications');
  return body.items.map(({ title }) => title).toSorted((a, b) => a.localeCompare(b, 'fr'));
}

async function kinds(desk: Desk, id: string): Promise<string[]> {
  const { body } = await desk.call<RegisterListAnswer>(`/api/documents/${id}/register`);
  return body.items.map(({ kind }) => kind).toReversed();
}

async function attempts(desk: Desk): Promise<string[]> {
  const rows = await database.kysely
    .selectFrom('emailAttempts')
    .select('state')
    .where('userId', '=', desk.user.id)
    .orderBy('state')
    .execute();
  return rows.map(({ state }) => state);
}

/** The letter as it was typed, and the line that ends it. */
function parted(text: string | undefined) {
  const [whole = '', witness] = (text?.trim() ?? '').split('\n\nTémoin du registre\u00A0: ');
  const [letter = '', address] = whole.split('\n\nVotre document en ligne\u00A0:\n');
  expect(address).toMatch(/^http:\/\/[\w.:]+\/dossier\/[\w-]{43}$/);
  return { letter, witness };
}

/** No-break spaces read as spaces. */
function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ');
}
