import { createRoute } from '@hono/zod-openapi';
import { parisDay } from '#domain/calendar.ts';
import { documentTitle } from '#domain/document/names.ts';
import { LETTER_KINDS, type LetterKind, letterKindOf } from '#domain/letters/letterKinds.ts';
import { originalText } from '#domain/letters/originals.ts';
import { letterKindParam, letterTextSchema } from '#domain/letters/textSchema.ts';
import { PAGE } from '#domain/letters/variables.ts';
import type { Books } from '#server/books/books.ts';
import type { ClientPages } from '#server/documents/clientPage/address.ts';
import { type DocumentParts, partsOf } from '#server/documents/files/parts.ts';
import { sampleParts } from '#server/documents/files/sample.ts';
import { findDocument } from '#server/documents/store.ts';
import { jsonAnswer, jsonBody, newRouter } from '#server/http/router.ts';
import { loadProfile } from '#server/profile/store.ts';
import { letterPreviewAnswer, letterTextsAnswer } from './answers.ts';
import { forgetText, ownTexts, saveText } from './letterTextStore.ts';
import { writtenAbout } from './usualLetter.ts';

const list = createRoute({
  method: 'get',
  path: '/api/letter-texts',
  responses: { 200: jsonAnswer(letterTextsAnswer, 'What letters say, kind by kind') },
});

const save = createRoute({
  method: 'put',
  path: '/api/letter-texts/{kind}',
  request: { params: letterKindParam, body: jsonBody(letterTextSchema) },
  responses: { 200: jsonAnswer(letterTextsAnswer, 'As saved') },
});

const forget = createRoute({
  method: 'delete',
  path: '/api/letter-texts/{kind}',
  request: { params: letterKindParam },
  responses: { 200: jsonAnswer(letterTextsAnswer, 'The original text again') },
});

const preview = createRoute({
  method: 'post',
  path: '/api/letter-texts/{kind}/preview',
  request: { params: letterKindParam, body: jsonBody(letterTextSchema) },
  responses: { 200: jsonAnswer(letterPreviewAnswer, 'As its client would read it') },
});

/** The texts of letters: the account's own where it wrote them, else the product's. */
export function letterTextRoutes({ pages }: { pages: ClientPages }) {
  return newRouter()
    .openapi(list, async (c) => c.json(await c.var.account.run(present), 200))
    .openapi(save, async (c) => {
      const { kind } = c.req.valid('param');
      const text = c.req.valid('json');
      const answer = await c.var.account.run(async (books) => {
        await saveText(books, kind, text);
        return present(books);
      });
      return c.json(answer, 200);
    })
    .openapi(forget, async (c) => {
      const { kind } = c.req.valid('param');
      const answer = await c.var.account.run(async (books) => {
        await forgetText(books, kind);
        return present(books);
      });
      return c.json(answer, 200);
    })
    .openapi(preview, async (c) => {
      const { kind } = c.req.valid('param');
      const text = c.req.valid('json');
      const answer = await c.var.account.run(async (books) => {
        const real = await lastOf(books, kind);
        const parts = real ?? sampleParts(await loadProfile(books), parisDay(books.now));
        const { subject, message } = writtenAbout(books, parts, text);
        const page = real && (await pages.find(books, real.document.id));
        return {
          subject,
          message: message.replaceAll(PAGE, page?.address ?? '[adresse de sa page]'),
          about: real ? documentTitle(real.document) : null,
        };
      });
      return c.json(answer, 200);
    });
}

async function present(books: Books) {
  const own = new Map((await ownTexts(books)).map(({ kind, ...text }) => [kind, text]));
  return {
    items: LETTER_KINDS.map((kind) => ({
      kind,
      own: own.has(kind),
      ...(own.get(kind) ?? originalText(kind)),
    })),
  };
}

/** As many of the latest documents are looked through for one of a kind. */
const LOOKED_THROUGH = 50;

/** The latest document that such a letter would carry; null while there is none. */
async function lastOf(books: Books, kind: LetterKind): Promise<DocumentParts | null> {
  const { tx, accountId } = books;
  const rows = await tx
    .selectFrom('documents')
    .select(['id', 'kind', 'issuedAt', 'status'])
    .where('userId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .limit(LOOKED_THROUGH)
    .execute();
  const found = rows.find(({ issuedAt, ...row }) => {
    return letterKindOf({ ...row, issuedAt: issuedAt?.toISOString() ?? null }) === kind;
  });
  const document = found && (await findDocument(books, found.id));
  return document ? partsOf(books, document) : null;
}
