import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { outboxListAnswer } from './answers.ts';
import type { Config } from '#server/config.ts';
import type { Account } from '#server/books/books.ts';
import { notFound } from '#server/errors.ts';
import { download } from '#server/http/fileAnswer.ts';
import { idParam, jsonAnswer, newRouter } from '#server/http/router.ts';
import { outboxDirectory } from '#server/mail/openMail.ts';
import { readAttachment, readDigest, readEml } from '#server/mail/outbox.ts';

interface Deps {
  config: Config;
}

/** The screen shows the latest messages; older ones stay in the data folder. */
const SHOWN = 100;

const list = createRoute({
  method: 'get',
  path: '/api/outbox',
  responses: { 200: jsonAnswer(outboxListAnswer, 'Messages of the local outbox, newest first') },
});

const read = createRoute({
  method: 'get',
  path: '/api/outbox/{id}/message.eml',
  request: { params: idParam },
  responses: {
    200: {
      description: 'The complete message',
      content: { 'message/rfc822': { schema: { type: 'string', format: 'binary' } } },
    },
  },
});

const readFile = createRoute({
  method: 'get',
  path: '/api/outbox/{id}/attachments/{position}',
  request: { params: idParam.extend({ position: z.coerce.number().int().min(0).max(99) }) },
  responses: { 200: { description: 'A file of the message, byte for byte as it was sent' } },
});

/** « Boîte d’envoi locale » (docs/product.md, E-mail): exists only with the local outbox. */
export function outboxRoutes({ config }: Deps) {
  const directory = outboxDirectory(config);
  const requireOutbox = () => {
    if (config.mail.transport !== 'outbox') throw notFound('Cette installation envoie ses emails.');
  };

  return newRouter()
    .openapi(list, async (c) => {
      requireOutbox();
      const rows = await ownMessages(c.var.account);
      const items = await Promise.all(
        rows.map(async ({ id, recipient, subject, createdAt }) => {
          const digest = await readDigest(directory, id);
          return { id, to: recipient, subject, at: createdAt.toISOString(), ...digest };
        }),
      );
      return c.json({ items }, 200);
    })
    .openapi(read, async (c) => {
      requireOutbox();
      const { id } = c.req.valid('param');
      const own = await requireOwn(c.var.account, id);
      return c.body(new Uint8Array(await readEml(directory, own)), 200, {
        'content-type': 'message/rfc822',
        'content-disposition': `attachment; filename="${own}.eml"`,
      });
    })
    .openapi(readFile, async (c) => {
      requireOutbox();
      const { id, position } = c.req.valid('param');
      const own = await requireOwn(c.var.account, id);
      const file = await readAttachment(directory, own, position);
      if (!file) throw notFound('Pièce jointe introuvable.');
      return download(file.bytes, file.type, file.name);
    });
}

/** Looked up among the account's own rows first: the id becomes part of a file's name. */
async function requireOwn(account: Account, id: string): Promise<string> {
  const own = await ownMessage(account, id);
  if (!own) throw notFound('Message introuvable.');
  return own.id;
}

function ownMessages(account: Account) {
  return account.run(({ tx, accountId }) =>
    tx
      .selectFrom('outboxMessages')
      .select(['id', 'recipient', 'subject', 'createdAt'])
      .where('userId', '=', accountId)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(SHOWN)
      .execute(),
  );
}

function ownMessage(account: Account, id: string) {
  return account.run(({ tx, accountId }) =>
    tx
      .selectFrom('outboxMessages')
      .select('id')
      .where('userId', '=', accountId)
      .where('id', '=', id)
      .executeTakeFirst(),
  );
}
