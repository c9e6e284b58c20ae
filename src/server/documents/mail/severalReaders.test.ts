import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { emailJsMail } from '#server/mail/emailjs.ts';
import { smtpMail } from '#server/mail/smtp.ts';
import type { RegisterListAnswer } from '#server/register/answers.ts';
import { openTestDatabase, type TestDatabase } from '#testing/databases/openTestDatabase.ts';
import { openEmailJsDouble } from '#testing/doubles/emailjs.ts';
import { openSmtpServer } from '#testing/doubles/smtpServer.ts';
import { openDesk, type Desk } from '#testing/desk.ts';
import { openTestApp, type TestApp } from '#testing/testApp.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';

const LETTER = { subject: 'Facture #INV-001', message: 'Bonjour Hélène,\n\nCi-joint la facture.' };
const CLIENT = 'helene@brasserie-lune.example';
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

let database: TestDatabase;
let server: Awaited<ReturnType<typeof openSmtpServer>>;
let mail: ReturnType<typeof smtpMail>;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  server = await openSmtpServer();
  mail = smtpMail({ url: server.url, from: 'Encrier <ne-pas-repondre@encrier.example>' });
  app = await openTestApp({ database, deps: { mail } });
});
beforeEach(() => {
  server.behave('accept');
  server.accepted.length = 0;
  server.envelopes.length = 0;
  server.unknown.clear();
});
afterAll(async () => {
  await app.close();
  mail.close();
  await server.close();
  await database.close();
});

it('goes to the client, to others, in copy, and to its sender unseen; answers come to the sender', async () => {
  const desk = await openDesk(app);
  const { id } = await desk.create();
  const { status, body } = await send(desk, id, {
    alsoTo: 'Compta <compta@lune.example>; Helene@Brasserie-Lune.example',
    cc: ['cabinet@expert.example'],
    copyToSelf: true,
  });
  expect(status).toBe(200);
  const [email] = server.accepted;
  expect(email).toMatchObject({
    to: [{ address: CLIENT }, { address: 'compta@lune.example' }],
    cc: [{ address: 'cabinet@expert.example' }],
    replyTo: [{ address: 'bonjour@atelier-morel.example' }],
  });
  expect(JSON.stringify(email?.headers)).not.toContain(desk.user.email);
  expect(server.envelopes).toEqual([
    [CLIENT, 'compta@lune.example', 'cabinet@expert.example', desk.user.email],
  ]);
  expect(body.lastEmail?.addressees).toEqual([
    { address: CLIENT, role: 'client', state: 'accepted', reason: null },
    { address: 'compta@lune.example', role: 'to', state: 'accepted', reason: null },
    { address: 'cabinet@expert.example', role: 'cc', state: 'accepted', reason: null },
    { address: desk.user.email, role: 'self', state: 'accepted', reason: null },
  ]);
  expect(await lastSentence(desk)).toBe(
    `Facture INV-001 envoyée à ${CLIENT}, compta@lune.example et cabinet@expert.example.`,
  );
});

it('says which address the server refused, and that the others have the letter', async () => {
  const desk = await openDesk(app);
  const { id } = await desk.create();
  server.unknown.add('partie@lune.example');
  const { status, body } = await send(desk, id, { cc: 'partie@lune.example' });
  expect([status, body.status, body.lastEmail?.ok]).toEqual([200, 'sent', true]);
  expect(server.envelopes).toEqual([[CLIENT]]);
  expect(body.lastEmail?.addressees).toEqual([
    { address: CLIENT, role: 'client', state: 'accepted', reason: null },
    {
      address: 'partie@lune.example',
      role: 'cc',
      state: 'refused',
      reason: '550 5.1.1 No such user',
    },
  ]);
  const said = `envoyée à ${CLIENT} ; refusé pour partie@lune.example : 550 5.1.1 No such user.`;
  expect(plain(await lastSentence(desk))).toBe(`Facture INV-001 ${said}`);
  const { body: told } = await desk.call<{ items: { message: string }[] }>('/api/notifications');
  expect(plain(told.items[0]?.message ?? '')).toBe(`Facture INV-001 : ${said}`);
});

it('has not left when the server took only the sender’s own copy', async () => {
  const desk = await openDesk(app);
  const { id } = await desk.create();
  server.unknown.add(CLIENT);
  const failed = await send(desk, id, { copyToSelf: true });
  expect([failed.status, plain(failed.body.error)]).toEqual([
    502,
    'Le serveur de messagerie a refusé le message : 550 5.1.1 No such user',
  ]);
  const { body } = await desk.call(`/api/documents/${id}`);
  expect(body).toMatchObject({ status: 'draft', issuedAt: null, lastEmail: { ok: false } });
  expect(body.lastEmail?.addressees.map(({ role, state }) => [role, state])).toEqual([
    ['client', 'refused'],
    ['self', 'accepted'],
  ]);
});

it.each([
  [{ alsoTo: 'nadia' }, 'alsoTo', '« nadia » n’est pas une adresse e-mail'],
  [{ cc: 'a@b.example\r\nBcc: c@d.example' }, 'cc', '« Bcc: » n’est pas une adresse e-mail'],
  [{ cc: ['a@b.example\r\nSubject'] }, 'cc', '« Subject » n’est pas une adresse e-mail'],
  [{ alsoTo: many(10) }, 'alsoTo', '9 autres adresses au plus, copies comprises'],
  [{ alsoTo: many(5), cc: many(5, 'c') }, 'cc', '9 autres adresses au plus, copies comprises'],
  [
    { attachments: [file('plan.pdf', PNG)] },
    'attachments',
    '« plan.pdf » contient une image PNG : son nom doit finir par .png',
  ],
  [
    { attachments: [file('plan.pdf', Buffer.from('MZ\u0090 a program'))] },
    'attachments',
    '« plan.pdf » n’est ni un PDF, ni une image PNG, JPEG ou WebP',
  ],
  [
    { attachments: [file('plan.exe', PDF)] },
    'attachments',
    '« plan.exe » contient un PDF : son nom doit finir par .pdf',
  ],
  [
    { attachments: [{ name: 'plan.pdf', content: 'not base64!' }] },
    'attachments',
    '« plan.pdf » n’est ni un PDF, ni une image PNG, JPEG ou WebP',
  ],
  [
    { attachments: Array.from({ length: 6 }, () => file('plan.pdf', PDF)) },
    'attachments',
    '5 pièces jointes au plus',
  ],
  [
    { attachments: [file('plan.pdf', Buffer.concat([PDF, Buffer.alloc(5_000_000)]))] },
    'attachments',
    'Les pièces jointes pèsent plus de 5 Mo en tout',
  ],
] as const)('refuses %#, beside its field, and sends nothing', async (wrong, field, message) => {
  const desk = await openDesk(app);
  const { id } = await desk.create();
  const { status, body } = await send(desk, id, wrong);
  expect([status, plain(body.fields?.[field] ?? '')]).toEqual([400, message]);
  expect(server.envelopes).toEqual([]);
});

it('carries the files beside the document’s PDF, byte for byte, and remembers which they were', async () => {
  const desk = await openDesk(app);
  const { id } = await desk.create();
  const attachments = [file('../état des lieux.png', PNG), file('Conditions.PDF', PDF)];
  const { status, body } = await send(desk, id, { attachments });
  expect(status).toBe(200);
  const carried = server.accepted[0]?.attachments ?? [];
  expect(carried.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['Facture_INV-001.pdf', 'application/pdf'],
    ['état des lieux.png', 'image/png'],
    ['Conditions.PDF', 'application/pdf'],
  ]);
  expect(Buffer.from(carried[1]?.content as ArrayBuffer).equals(PNG)).toBe(true);
  expect(Buffer.from(carried[2]?.content as ArrayBuffer).equals(PDF)).toBe(true);
  expect(body.lastEmail?.attachments).toEqual([
    { name: 'état des lieux.png', bytes: PNG.byteLength },
    { name: 'Conditions.PDF', bytes: PDF.byteLength },
  ]);
});

it('through EmailJS each address has its request, and other files are refused', async () => {
  const emailJs = await openEmailJsDouble();
  const configuration = { serviceId: 's', templateId: 't', publicKey: 'p' };
  const loadConfiguration = () => Promise.resolve(configuration);
  const through = emailJsMail({ baseUrl: emailJs.baseUrl, loadConfiguration, between: 0 });
  const other = await openTestApp({ database, deps: { mail: through } });
  const desk = await openDesk(other);
  const { id } = await desk.create();
  const refused = await send(desk, id, { attachments: [file('plan.pdf', PDF)] });
  expect([refused.status, Object.keys(refused.body.fields ?? {})]).toEqual([400, ['attachments']]);
  const { body } = await send(desk, id, { cc: 'cabinet@expert.example' });
  expect(body.lastEmail?.addressees.map(({ state }) => state)).toEqual(['accepted', 'accepted']);
  const to = emailJs.requests.map(({ body: asked }) => asked as { template_params: object });
  expect(to.map(({ template_params: params }) => params)).toMatchObject([
    { to_email: CLIENT },
    { to_email: 'cabinet@expert.example' },
  ]);
  await other.close();
  await emailJs.close();
});

function send(desk: Desk, id: string, more: object) {
  return desk.call<DocumentAnswer & { error: string; fields?: Record<string, string> }>(
    `/api/documents/${id}/email`,
    'POST',
    { ...LETTER, ...more },
  );
}

function many(count: number, name = 'a') {
  return Array.from({ length: count }, (_, index) => `${name}${index}@lune.example`);
}

function file(name: string, bytes: Buffer) {
  return { name, content: bytes.toString('base64') };
}

async function lastSentence(desk: Desk): Promise<string> {
  const { body } = await desk.call<RegisterListAnswer>('/api/register?kind=emailed');
  return body.items[0]?.sentence ?? '';
}

/** No-break spaces read as spaces. */
function plain(text: string): string {
  return text.replaceAll(/[\u00A0\u202F]/g, ' ');
}
