import { mkdirSync } from 'node:fs';
import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { checkMessage, recipientsOf } from './mail.ts';
import type { Mail, MailMessage } from './mail.ts';
import { toNodemailer } from './mime.ts';

/** What « Boîte d’envoi locale » shows of a message without opening the .eml file. */
export interface OutboxEntry {
  id: string;
  userId: string;
  recipient: string;
  subject: string;
  fileName: string;
  documentId: string | null;
  createdAt: Date;
}

interface OutboxSettings {
  directory: string;
  from: string;
  nextId: () => string;
  now: () => Date;
  /** Lists the message for the app, once its file is on disk. */
  index: (entry: OutboxEntry) => Promise<unknown>;
}

/**
 * Keeps each message as a complete .eml file in the data folder (docs/product.md, E-mail): for
 * trying the product, or for installations without a mail server.
 */
export function outboxMail({ directory, from, nextId, now, index }: OutboxSettings): Mail {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

  return {
    kind: 'outbox',
    async send(message) {
      checkMessage(message);
      const id = nextId();
      const date = now();
      const { message: eml } = await composer.sendMail({ ...toNodemailer(message, from), date });
      await writeDurably(join(directory, `${id}.json`), JSON.stringify(digestOf(message)));
      await writeDurably(join(directory, `${id}.eml`), eml as Buffer);
      await index({
        id,
        userId: message.userId ?? '',
        recipient: recipientsOf(message).join(', '),
        subject: message.subject,
        fileName: `${id}.eml`,
        documentId: message.document?.id ?? null,
        createdAt: date,
      });
      return [];
    },
    close: () => composer.close(),
  };
}

export interface OutboxDigest {
  text: string;
  attachments: { name: string; bytes: number }[];
}

/** What the list shows beside the row of the table. */
export async function readDigest(directory: string, id: string): Promise<OutboxDigest> {
  return JSON.parse(await readFile(join(directory, `${id}.json`), 'utf8')) as OutboxDigest;
}

/** The complete message, as a mail program opens it. */
export function readEml(directory: string, id: string): Promise<Buffer> {
  return readFile(join(directory, `${id}.eml`));
}

/** One of a message's files as it left, out of the message itself; null when there is no such. */
export async function readAttachment(directory: string, id: string, position: number) {
  const { attachments } = await PostalMime.parse(await readEml(directory, id));
  const found = attachments[position];
  if (!found || typeof found.content === 'string') return null;
  return {
    name: found.filename ?? `${id}-${position}`,
    type: found.mimeType,
    bytes: new Uint8Array(found.content),
  };
}

function digestOf(message: MailMessage): OutboxDigest {
  return {
    text: message.text,
    attachments: (message.attachments ?? []).map(({ name, bytes }) => ({
      name,
      bytes: bytes.byteLength,
    })),
  };
}

/** « Accepted » means on disk: written aside, synced, then put in place whole. */
async function writeDurably(path: string, content: string | Buffer) {
  const file = await open(`${path}.part`, 'w', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
}
