import { createRoute } from '@hono/zod-openapi';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import {
  documentCreationSchema,
  documentEditSchema,
  documentStatusSchema,
  documentTypeSchema,
} from '#domain/document/schema.ts';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/types.ts';
import { notFound } from '#server/errors.ts';
import type { Clock, Ids } from '#server/http/clock.ts';
import { pageQuery } from '#server/http/paging.ts';
import { requireVersion, versionTag } from '#server/http/preconditions.ts';
import { idParam, jsonAnswer, jsonBody, newRouter } from '#server/http/router.ts';
import { documentAnswer, documentListAnswer } from './answers.ts';
import { convertDocument } from './convert.ts';
import { createDocument } from './create.ts';
import { editDocument } from './edit.ts';
import { countDocuments, listDocuments } from './list.ts';
import { leaveDraft } from './leaveDraft.ts';
import type { PdfMaker } from './pdf.ts';
import { presentDocument } from './present.ts';
import type { Sealing } from '#server/register/sealing.ts';
import { findDocument, lockDocument, versionOf } from './store.ts';
import { withdrawDocument } from './withdraw.ts';

interface Deps {
  database: Database;
  clock: Clock;
  ids: Ids;
  pdf: PdfMaker;
  sealing: Sealing;
}

const list = createRoute({
  method: 'get',
  path: '/api/documents',
  request: {
    query: pageQuery.extend({
      search: z.string().max(200).optional(),
      type: documentTypeSchema.optional(),
      status: documentStatusSchema.optional(),
      clientId: z.string().optional(),
    }),
  },
  responses: { 200: jsonAnswer(documentListAnswer, 'Newest date first') },
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

const convert = createRoute({
  method: 'post',
  path: '/api/documents/{id}/conversion',
  request: { params: idParam },
  responses: {
    200: jsonAnswer(documentAnswer, 'The invoice this quote became before'),
    201: jsonAnswer(documentAnswer, 'The new invoice'),
  },
});

export function documentRoutes({ database, clock, ids, pdf, sealing }: Deps) {
  const world = () => ({ now: clock.now(), ids });
  return newRouter()
    .openapi(list, async (c) => {
      const { id: userId } = c.var.user;
      const query = c.req.valid('query');
      const answer = await database.tenant(userId).run(async (tx) => ({
        ...(await listDocuments(tx, userId, query)),
        total: await countDocuments(tx, userId),
      }));
      return c.json(answer, 200);
    })
    .openapi(create, async (c) => {
      const { id: userId } = c.var.user;
      const wanted = c.req.valid('json');
      const created = await database.tenant(userId).run(async (tx) => {
        const document = await createDocument(tx, userId, wanted, world());
        return presentDocument(tx, userId, document);
      });
      c.header('etag', versionTag(created.version));
      return c.json(created, 201);
    })
    .openapi(detail, async (c) => {
      const { id: userId } = c.var.user;
      const { id } = c.req.valid('param');
      const found = await database
        .tenant(userId)
        .run(async (tx) => presentDocument(tx, userId, await existing(tx, userId, id)));
      c.header('etag', versionTag(found.version));
      return c.json(found, 200);
    })
    .openapi(edit, async (c) => {
      const { id: userId } = c.var.user;
      const { id } = c.req.valid('param');
      const changes = c.req.valid('json');
      const saved = await leaveDraft({ database, pdf, sealing }, userId, async (tx, seal) => {
        const current = await locked(tx, userId, id);
        requireVersion(c, versionOf(current));
        const { document, leftDraft } = await editDocument(tx, userId, current, changes, world());
        if (leftDraft) await seal(document);
        return presentDocument(tx, userId, document);
      });
      c.header('etag', versionTag(saved.version));
      return c.json(saved, 200);
    })
    .openapi(remove, async (c) => {
      const { id: userId } = c.var.user;
      const { id } = c.req.valid('param');
      await database.tenant(userId).run(async (tx) => {
        await withdrawDocument(tx, userId, await locked(tx, userId, id), world());
      });
      return c.body(null, 204);
    })
    .openapi(convert, async (c) => {
      const { id: userId } = c.var.user;
      const { id } = c.req.valid('param');
      const made = await leaveDraft({ database, pdf, sealing }, userId, async (tx, seal) => {
        const quote = await locked(tx, userId, id);
        const today = clock.today();
        const { invoiceId, created, leftDraft } = await convertDocument(tx, userId, quote, {
          ...world(),
          today,
        });
        if (leftDraft) await seal(await existing(tx, userId, id));
        const converted = await existing(tx, userId, invoiceId);
        return { invoice: await presentDocument(tx, userId, converted), created };
      });
      return c.json(made.invoice, made.created ? 201 : 200);
    });
}

async function existing(tx: Transaction<Tables>, userId: string, id: string) {
  return (await findDocument(tx, userId, id)) ?? unknown();
}

async function locked(tx: Transaction<Tables>, userId: string, id: string) {
  return (await lockDocument(tx, userId, id)) ?? unknown();
}

function unknown(): never {
  throw notFound('Document Non Trouvé', 'document_not_found');
}
