import { createServer } from 'node:http';
import { mkdtempSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { emailJsMail } from './emailjs.ts';
import type { MailMessage } from './mail.ts';
import { outboxMail, readDigest } from './outbox.ts';
import type { OutboxEntry } from './outbox.ts';
import { smtpMail } from './smtp.ts';
import { freePort } from '#testing/freePort.ts';

const letter: MailMessage = {
  to: 'helene@brasserie-lune.example',
  subject: 'Facture #INV-001 — « été »',
  text: 'Bonjour Hélène,\n\nVoici votre facture.',
  attachments: [
    { name: 'Facture_INV-001.pdf', contentType: 'application/pdf', bytes: Buffer.from('%PDF-1.7') },
  ],
  document: {
    id: 'doc-1',
    senderCompany: 'Atelier Morel',
    senderEmail: 'bonjour@atelier-morel.example',
    typeAndNumber: 'Facture INV-001',
  },
};

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

describe('mail by SMTP', () => {
  it('hands the whole message, attachment included, to the server', async () => {
    const { port, received } = await openSmtp();
    const mail = smtpMail({
      url: `smtp://127.0.0.1:${port}`,
      from: 'Encrier <no-reply@encrier.example>',
    });
    await mail.send(letter);
    mail.close();
    const parsed = await PostalMime.parse(received[0] ?? '');
    expect(parsed).toMatchObject({
      subject: letter.subject,
      to: [{ address: letter.to }],
      attachments: [{ filename: 'Facture_INV-001.pdf', mimeType: 'application/pdf' }],
    });
    expect(parsed.text?.trim()).toBe(letter.text);
  });

  it('says why the server refused, or that it cannot be reached', async () => {
    const { port } = await openSmtp('550 No such person here');
    const refusing = smtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'a@encrier.example' });
    await expect(refusing.send(letter)).rejects.toMatchObject({
      code: 'mail_refused',
      message: expect.stringContaining('550 No such person here'),
    });
    refusing.close();
    const nowhere = smtpMail({
      url: `smtp://127.0.0.1:${await freePort()}`,
      from: 'a@encrier.example',
    });
    await expect(nowhere.send(letter)).rejects.toMatchObject({ code: 'mail_unreachable' });
    nowhere.close();
  });

  it('gives up on a server that stays silent', async () => {
    const silent = createServer().on('connection', () => undefined);
    const mail = smtpMail({
      url: `smtp://127.0.0.1:${await listen(silent)}`,
      from: 'a@encrier.example',
      timeout: 200,
    });
    await expect(mail.send(letter)).rejects.toMatchObject({ code: 'mail_timeout' });
    mail.close();
  });

  it.each([
    { ...letter, subject: 'Facture\r\nBcc: everyone@example.org' },
    { ...letter, to: 'helene@example.org, other@example.org' },
    { ...letter, to: 'helene@example.org\r\nBcc: other@example.org' },
    { ...letter, replyTo: 'a@example.org\nBcc: other@example.org' },
  ])('refuses a header or recipient smuggled in, before anything leaves (%#)', async (message) => {
    const { port, received } = await openSmtp();
    const mail = smtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'a@encrier.example' });
    await expect(mail.send(message)).rejects.toMatchObject({ name: 'MailError' });
    expect(received).toEqual([]);
    mail.close();
  });
});

describe('mail through EmailJS', () => {
  it('makes the request EmailJS asks for', async () => {
    const { baseUrl, requests } = await openEmailJs(200);
    const mail = emailJsMail({ baseUrl, loadConfiguration: () => Promise.resolve(configuration) });
    await mail.send(letter);
    expect(requests).toEqual([
      {
        path: '/api/v1.0/email/send',
        body: {
          service_id: 'service_1',
          template_id: 'template_1',
          user_id: 'public_1',
          template_params: {
            to_email: letter.to,
            subject: letter.subject,
            message: letter.text,
            document_id: 'doc-1',
            sender_company: 'Atelier Morel',
            sender_email: 'bonjour@atelier-morel.example',
            document_type_number: 'Facture INV-001',
            attachment: Buffer.from('%PDF-1.7').toString('base64'),
            attachment_name: 'Facture_INV-001.pdf',
          },
        },
      },
    ]);
  });

  it('fails with the agreed texts', async () => {
    const { baseUrl } = await openEmailJs(412);
    const nowhere = `http://127.0.0.1:${await freePort()}`;
    await expect(failing(baseUrl, found)).rejects.toThrow('Failed to send email (Status: 412)');
    await expect(failing(nowhere, found)).rejects.toThrow(
      'An unexpected error occurred while sending the email',
    );
    await expect(failing(baseUrl, () => Promise.resolve(undefined))).rejects.toThrow(
      'EmailJS configuration not found',
    );
    await expect(failing(baseUrl, () => Promise.reject(new Error('down')))).rejects.toThrow(
      'Failed to load email configuration',
    );
  });
});

describe('the local outbox', () => {
  it('keeps each message as a complete .eml file and lists it once it is on disk', async () => {
    const directory = mkdtempSync(join(tmpdir(), 'encrier-outbox-'));
    const listed: OutboxEntry[] = [];
    const mail = outboxMail({
      directory,
      from: 'Encrier <no-reply@encrier.example>',
      nextId: () => 'message-1',
      now: () => new Date('2026-11-22T09:00:00Z'),
      index: (entry) => Promise.resolve(listed.push(entry)),
    });
    await mail.send({ ...letter, userId: 'user-1' });
    expect(listed).toMatchObject([{ id: 'message-1', userId: 'user-1', documentId: 'doc-1' }]);
    const parsed = await PostalMime.parse(readFileSync(join(directory, 'message-1.eml')));
    expect(parsed).toMatchObject({ subject: letter.subject, to: [{ address: letter.to }] });
    expect(await readDigest(directory, 'message-1')).toEqual({
      text: letter.text,
      attachments: [{ name: 'Facture_INV-001.pdf', bytes: 8 }],
    });
  });
});

const configuration = { serviceId: 'service_1', templateId: 'template_1', publicKey: 'public_1' };
const found = () => Promise.resolve(configuration);

function failing(baseUrl: string, load: () => Promise<typeof configuration | undefined>) {
  return emailJsMail({ baseUrl, loadConfiguration: load }).send(letter);
}

/** A real SMTP server that keeps what it receives, or refuses every recipient. */
async function openSmtp(refusal?: string) {
  const received: string[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) =>
      done(refusal ? Object.assign(new Error(refusal.slice(4)), { responseCode: 550 }) : null),
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString('utf8'));
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { port: (server.server.address() as AddressInfo).port, received };
}

async function openEmailJs(status: number) {
  const requests: { path: string | undefined; body: unknown }[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString('utf8')));
    request.on('end', () => {
      requests.push({ path: request.url, body: JSON.parse(text) });
      response.writeHead(status).end('OK');
    });
  });
  return { baseUrl: `http://127.0.0.1:${await listen(server)}`, requests };
}

async function listen(server: ReturnType<typeof createServer>) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return (server.address() as AddressInfo).port;
}
