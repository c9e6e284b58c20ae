import { createRoute } from '@hono/zod-openapi';
import { isProvisional } from '#domain/document/life.ts';
import { isRequest } from '#domain/document/kinds.ts';
import type { Document } from '#domain/document/types.ts';
import type { Account, Books } from '#server/books/books.ts';
import { conflict } from '#server/errors.ts';
import { idParam, jsonAnswer, newRouter } from '#server/http/router.ts';
import { leaveDraft } from '#server/documents/acts/leaveDraft.ts';
import { partsOf, unknownDocument } from '#server/documents/files/parts.ts';
import type { PdfMaker } from '#server/documents/files/pdf.ts';
import { findDocument, lockDocument } from '#server/documents/store.ts';
import type { ClientPages } from './address.ts';
import { clientPageAnswer } from './answers.ts';
import { revokePage } from './store.ts';

interface Deps {
  pdf: PdfMaker;
  pages: ClientPages;
}

const read = createRoute({
  method: 'get',
  path: '/api/documents/{id}/client-page',
  request: { params: idParam },
  responses: { 200: jsonAnswer(clientPageAnswer, 'The page its client reads, or none') },
});

const renew = createRoute({
  method: 'post',
  path: '/api/documents/{id}/client-page',
  request: { params: idParam },
  responses: { 201: jsonAnswer(clientPageAnswer, 'A new address; the former one is closed') },
});

const close = createRoute({
  method: 'delete',
  path: '/api/documents/{id}/client-page',
  request: { params: idParam },
  responses: { 200: jsonAnswer(clientPageAnswer, 'Closed: none') },
});

/** What the owner of a document does with the address its client reads it at. */
export function clientPageRoutes({ pdf, pages }: Deps) {
  return newRouter()
    .openapi(read, async (c) => {
      const { id } = c.req.valid('param');
      const page = await c.var.account.run(async (books) => {
        if (!(await findDocument(books, id))) throw unknownDocument();
        return pages.find(books, id);
      });
      return c.json({ page }, 200);
    })
    .openapi(renew, async (c) => {
      const { id } = c.req.valid('param');
      return c.json({ page: await renewed({ pdf, pages }, c.var.account, id) }, 201);
    })
    .openapi(close, async (c) => {
      const { id } = c.req.valid('param');
      await c.var.account.run(async (books) => {
        if (!(await findDocument(books, id))) throw unknownDocument();
        await revokePage(books, id);
      });
      return c.json({ page: null }, 200);
    });
}

/** A quote and a request are sealed as they stand: the client reads these bytes, and no later ones. */
function renewed({ pdf, pages }: Deps, account: Account, id: string) {
  return leaveDraft(pdf, account, async (books, seal) => {
    const document = await shareable(books, id);
    const page = await pages.renew(books, id);
    if (document.issuedAt === null) {
      const parts = await partsOf(books, document);
      await pages.show(books, parts, (await seal(parts)).id);
    }
    return page;
  });
}

async function shareable(books: Books, id: string): Promise<Document> {
  const document = await lockDocument(books, id);
  if (!document) throw unknownDocument();
  if (isProvisional(document) && !isRequest(document)) {
    throw conflict(
      'not_issued',
      'Un brouillon n’a pas de page pour le client\u00A0: émettez-le d’abord.',
    );
  }
  return document;
}
