import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { worksAcceptanceSchema } from '#domain/corrections/schema.ts';
import { valuesOf } from '#domain/document/choices.ts';
import { STATES } from '#domain/document/state.ts';
import { DOCUMENT_VIEWS } from '#domain/document/views.ts';
import { documentEditSchema } from '#domain/document/editSchema.ts';
import { documentStatusSchema, documentTypeSchema } from '#domain/document/fieldSchemas.ts';
import { documentCreationSchema, issueSchema } from '#domain/document/schema.ts';
import type { Account, Books } from '#server/books/books.ts';
import { notFound } from '#server/errors.ts';
import { pageQuery } from '#server/http/paging.ts';
import { requireVersion, versionTag } from '#server/http/preconditions.ts';
import { idParam, jsonAnswer, jsonBody, newRouter } from '#server/http/router.ts';
import { documentAnswer, documentCountsAnswer, documentListAnswer } from './answers.ts';
import type { ClientPages } from '#server/documents/clientPage/address.ts';
import { orderDeposits } from '#server/documents/corrections/orderDeposit.ts';
import { acceptWorks } from '#server/documents/acts/acceptWorks.ts';
import { archiveDocument } from '#server/documents/acts/archive.ts';
import { convertDocument } from '#server/documents/acts/convert.ts';
import { createDocument } from '#server/documents/acts/create.ts';
import { editDocument } from '#server/documents/acts/edit.ts';
import { countDocuments, listDocuments } from './list.ts';
import { countViews } from './standing.ts';
import { monthSums } from './months.ts';
import { issueDocument } from '#server/documents/acts/issue.ts';
import { leaveDraft } from '#server/documents/acts/leaveDraft.ts';
import { partsOf } from '#server/documents/files/parts.ts';
import type { PdfMaker } from '#server/documents/files/pdf.ts';
import { presentDocument, readForScreen } from './present.ts';
import { findDocument, lockDocument, versionOf } from './store.ts';
import { withdrawDocument } from '#server/documents/acts/withdraw.ts';

interface Deps {
  pdf: PdfMaker;
  pages: ClientPages;
}

const list = createRoute({
  method: 'get',
  path: '/api/documents',
  request: {
    query: pageQuery.extend({
      search: z.string().max(200).optional(),
      type: documentTypeSchema.optional(),
      status: documentStatusSchema.optional(),
      state: z.enum(valuesOf(STATES)).optional(),
      view: z.enum(valuesOf(DOCUMENT_VIEWS)).optional(),
      from: z.iso.date().optional(),
      to: z.iso.date().optional(),
      dueFrom: z.iso.date().optional(),
      dueTo: z.iso.date().optional(),
      min: z.coerce.number().optional(),
      max: z.coerce.number().optional(),
      clientId: z.string().optional(),
      batch: z.string().max(100).optional(),
      archived: z
        .enum(['true', 'false'])
        .transform((said) => said === 'true')
        .optional(),
    }),
  },
  responses: { 200: jsonAnswer(documentListAnswer, 'Newest date first') },
});

const counts = createRoute({
  method: 'get',
  path: '/api/documents/counts',
  responses: { 200: jsonAnswer(documentCountsAnswer, 'How many documents each view holds') },
});

const create = createRoute({
  method: 'post',
  path: '/api/documents',
  request: { body: jsonBody(documentCreationSchema) },
  responses: { 201: jsonAnswer(documentAnswer, 'The new draft, with its number') },
});

const detail = createRoute({
  method: 'get',
  path: '/api/documents/{id}',
  request: { params: idParam },
  responses: { 200: jsonAnswer(documentAnswer, 'The document') },
});

const edit = createRoute({
  method: 'patch',
  path: '/api/documents/{id}',
  request: { params: idParam, body: jsonBody(documentEditSchema) },
  responses: { 200: jsonAnswer(documentAnswer, 'The document as saved') },
});

const remove = createRoute({
  method: 'delete',
  path: '/api/documents/{id}',
  request: { params: idParam },
  responses: { 204: { description: 'Withdrawn' } },
});

const issue = createRoute({
  method: 'post',
  path: '/api/documents/{id}/issue',
  request: {
    params: idParam,
    body: { content: { 'application/json': { schema: issueSchema } }, required: false },
  },
  responses: { 200: jsonAnswer(documentAnswer, 'The issued document') },
});

const archive = createRoute({
  method: 'post',
  path: '/api/documents/{id}/archive',
  request: { params: idParam },
  responses: { 200: jsonAnswer(documentAnswer, 'The document, out of the lists') },
});

const works = createRoute({
  method: 'put',
  path: '/api/documents/{id}/works-acceptance',
  request: { params: idParam, body: jsonBody(worksAcceptanceSchema) },
  responses: { 200: jsonAnswer(documentAnswer, 'The invoice, its retention due a year later') },
});

const unarchive = createRoute({
  method: 'delete',
  path: '/api/documents/{id}/archive',
  request: { params: idParam },
  responses: { 200: jsonAnswer(documentAnswer, 'The document, back in the lists') },
});

const convert = createRoute({
  method: 'post',
  path: '/api/documents/{id}/conversion',
  request: { params: idParam },
  responses: {
    200: jsonAnswer(documentAnswer, 'The invoice this quote became before'),
    201: jsonAnswer(documentAnswer, 'The new invoice'),
  },
});

export function documentRoutes({ pdf, pages }: Deps) {
  return newRouter()
    .openapi(list, async (c) => {
      const query = c.req.valid('query');
      const answer = await c.var.account.run(async (books) => {
        const page = await listDocuments(books, query);
        const months = await monthSums(books, query, page.items);
        return { ...page, months, total: await countDocuments(books) };
      });
      return c.json(answer, 200);
    })
    .openapi(counts, async (c) => c.json(await c.var.account.run(countViews), 200))
    .openapi(create, async (c) => {
      const wanted = c.req.valid('json');
      const read = await c.var.account.run(async (books) =>
        readForScreen(books, await createDocument(books, wanted)),
      );
      const created = presentDocument(read);
      c.header('etag', versionTag(created.version));
      return c.json(created, 201);
    })
    .openapi(detail, async (c) => {
      const { id } = c.req.valid('param');
      const read = await c.var.account.run(async (books) =>
        readForScreen(books, await existing(books, id)),
      );
      const found = presentDocument(read);
      c.header('etag', versionTag(found.version));
      return c.json(found, 200);
    })
    .openapi(edit, async (c) => {
      const { id } = c.req.valid('param');
      const changes = c.req.valid('json');
      const askOrderDeposit = orderDeposits(pages);
      const read = await leaveDraft(pdf, c.var.account, async (books, seal) => {
        const current = await locked(books, id);
        requireVersion(c, versionOf(current));
        await editDocument(books, current, changes, { seal, askOrderDeposit });
        return readForScreen(books, await existing(books, id));
      });
      const saved = presentDocument(read);
      c.header('etag', versionTag(saved.version));
      return c.json(saved, 200);
    })
    .openapi(remove, async (c) => {
      const { id } = c.req.valid('param');
      await c.var.account.run(async (books) => {
        await withdrawDocument(books, await locked(books, id));
      });
      return c.body(null, 204);
    })
    .openapi(issue, async (c) => {
      const { id } = c.req.valid('param');
      const wish = c.req.valid('json') ?? {};
      const read = await leaveDraft(pdf, c.var.account, async (books, seal) => {
        const current = await locked(books, id);
        requireVersion(c, versionOf(current));
        await issueDocument(books, current, seal, wish);
        return readForScreen(books, await existing(books, id));
      });
      return c.json(presentDocument(read), 200);
    })
    .openapi(archive, async (c) => {
      const { id } = c.req.valid('param');
      const read = await presented(c.var.account, id, async (books) =>
        archiveDocument(books, await locked(books, id), true),
      );
      return c.json(presentDocument(read), 200);
    })
    .openapi(unarchive, async (c) => {
      const { id } = c.req.valid('param');
      const read = await presented(c.var.account, id, async (books) =>
        archiveDocument(books, await locked(books, id), false),
      );
      return c.json(presentDocument(read), 200);
    })
    .openapi(works, async (c) => {
      const { id } = c.req.valid('param');
      const { day } = c.req.valid('json');
      const read = await presented(c.var.account, id, async (books) =>
        acceptWorks(books, await locked(books, id), day),
      );
      return c.json(presentDocument(read), 200);
    })
    .openapi(convert, async (c) => {
      const { id } = c.req.valid('param');
      const made = await leaveDraft(pdf, c.var.account, async (books, seal) => {
        const quote = await locked(books, id);
        const { invoiceId, created, leftDraft } = await convertDocument(books, quote);
        if (leftDraft) await seal(await partsOf(books, await existing(books, id)));
        return { read: await readForScreen(books, await existing(books, invoiceId)), created };
      });
      return c.json(presentDocument(made.read), made.created ? 201 : 200);
    });
}

/** A document that changed by an act of its own. */
async function presented(account: Account, id: string, act: (books: Books) => Promise<unknown>) {
  return account.run(async (books) => {
    await act(books);
    return readForScreen(books, await existing(books, id));
  });
}

async function existing(books: Books, id: string) {
  return (await findDocument(books, id)) ?? unknown();
}

async function locked(books: Books, id: string) {
  return (await lockDocument(books, id)) ?? unknown();
}

function unknown(): never {
  throw notFound('Document Non Trouvé', 'document_not_found');
}
