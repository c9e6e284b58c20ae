import { createRoute } from '@hono/zod-openapi';
import { documentEmailSchema } from '#domain/letters/documentEmailSchema.ts';
import type { Account } from '#server/books/books.ts';
import { Refusal } from '#server/errors.ts';
import { idParam, jsonAnswer, jsonBody, newRouter } from '#server/http/router.ts';
import { documentAnswer } from '#server/documents/answers.ts';
import { proposedLetterAnswer } from './answers.ts';
import { replyAddress } from './documentLetter.ts';
import { sentBefore } from './sentBefore.ts';
import { letterToCome } from './usualLetter.ts';
import { loadParts } from '#server/documents/files/parts.ts';
import { emailDocument, type EmailDeps } from './email.ts';
import { presentDocument, readForScreen } from '#server/documents/present.ts';
import { findDocument } from '#server/documents/store.ts';

const send = createRoute({
  method: 'post',
  path: '/api/documents/{id}/email',
  request: { params: idParam, body: jsonBody(documentEmailSchema) },
  responses: { 200: jsonAnswer(documentAnswer, 'The document, sent') },
});

const sendOnce = createRoute({
  method: 'post',
  path: '/api/documents/{id}/first-letter',
  request: { params: idParam },
  responses: { 200: jsonAnswer(documentAnswer, 'The document, sent in the usual words') },
});

const propose = createRoute({
  method: 'get',
  path: '/api/documents/{id}/letter',
  request: { params: idParam },
  responses: { 200: jsonAnswer(proposedLetterAnswer, 'The usual letter, not sent') },
});

const GONE = 'Le message est parti, mais son document a été supprimé entre-temps.';

export function documentEmailRoutes(deps: EmailDeps) {
  return newRouter()
    .openapi(propose, async (c) => {
      const { account, user } = c.var;
      const { id } = c.req.valid('param');
      const answer = await account.run(async (books) => {
        const parts = await loadParts(books, id);
        const letter = await letterToCome(books, parts);
        return {
          ...letter,
          replyTo: replyAddress(parts.seller, user),
          copyTo: user.email,
          sentBefore: await sentBefore(books, id),
        };
      });
      return c.json(answer, 200);
    })
    .openapi(send, async (c) => {
      const { account, user } = c.var;
      const { id } = c.req.valid('param');
      await emailDocument(deps, account, user, id, c.req.valid('json'));
      return c.json(await sentDocument(account, id), 200);
    })
    .openapi(sendOnce, async (c) => {
      const { account, user } = c.var;
      const { id } = c.req.valid('param');
      await emailDocument(deps, account, user, id, 'usual');
      return c.json(await sentDocument(account, id), 200);
    });
}

async function sentDocument(account: Account, id: string) {
  const read = await account.run(async (books) => {
    const document = await findDocument(books, id);
    if (!document) throw new Refusal(410, 'sent_then_deleted', GONE);
    return readForScreen(books, document);
  });
  return presentDocument(read);
}
