import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { REGISTER_KINDS } from '#domain/register/entryKinds.ts';
import type { RegisterKind } from '#domain/register/event.ts';
import { notFound } from '#server/errors.ts';
import { fileAnswer, streamedText } from '#server/http/fileAnswer.ts';
import { pageQuery } from '#server/http/paging.ts';
import { idParam, jsonAnswer, newRouter } from '#server/http/router.ts';
import { registerFolioAnswer, registerListAnswer, registerVerificationAnswer } from './answers.ts';
import { registerCsv, registerJson } from './exports.ts';
import { readFolio } from './folios.ts';
import { listEntries } from './store.ts';
import { verifyRegister } from './verifyRegister.ts';

const kinds = REGISTER_KINDS.map(({ value }) => value) as [RegisterKind, ...RegisterKind[]];

const list = createRoute({
  method: 'get',
  path: '/api/register',
  request: {
    query: pageQuery.extend({
      kind: z.enum(kinds).optional(),
      documentId: z.string().optional(),
      search: z.string().max(100).optional(),
    }),
  },
  responses: { 200: jsonAnswer(registerListAnswer, 'Newest first') },
});

const folio = createRoute({
  method: 'get',
  path: '/api/register/folio',
  request: { query: z.object({ folio: z.coerce.number().int().positive().optional() }) },
  responses: { 200: jsonAnswer(registerFolioAnswer, 'The last page unless one is named') },
});

const verification = createRoute({
  method: 'get',
  path: '/api/register/verification',
  responses: { 200: jsonAnswer(registerVerificationAnswer, 'What the whole chain says') },
});

const exported = createRoute({
  method: 'get',
  path: '/api/register/export',
  request: { query: z.object({ format: z.enum(['csv', 'json']).default('csv') }) },
  responses: { 200: { description: 'The whole register, oldest first' } },
});

const ofDocument = createRoute({
  method: 'get',
  path: '/api/documents/{id}/register',
  request: { params: idParam, query: pageQuery },
  responses: { 200: jsonAnswer(registerListAnswer, 'One document, newest first') },
});

export function registerRoutes() {
  return newRouter()
    .openapi(list, async (c) => {
      const filters = c.req.valid('query');
      return c.json(await c.var.account.run((books) => listEntries(books, filters)), 200);
    })
    .openapi(folio, async (c) => {
      const { folio: asked } = c.req.valid('query');
      return c.json(await c.var.account.run((books) => readFolio(books, asked)), 200);
    })
    .openapi(verification, async (c) => {
      const found = await c.var.account.run((books) => verifyRegister(books));
      const problems = found.problems.map(({ sequence, message }) => ({ sequence, message }));
      return c.json({ ...found, problems, valid: problems.length === 0 }, 200);
    })
    .openapi(exported, (c) => {
      if (c.req.valid('query').format === 'csv') {
        const table = streamedText(registerCsv(c.var.account));
        return fileAnswer(table, { type: 'text/csv; charset=utf-8', name: 'registre.csv' });
      }
      const entries = streamedText(registerJson(c.var.account));
      return fileAnswer(entries, {
        type: 'application/json; charset=utf-8',
        name: 'registre.json',
      });
    })
    .openapi(ofDocument, async (c) => {
      const { id: documentId } = c.req.valid('param');
      const page = { ...c.req.valid('query'), documentId };
      const answer = await c.var.account.run((books) => listEntries(books, page));
      // A document that never was has no entry, and one of another user's is no different.
      if (answer.items.length === 0 && page.cursor === undefined) {
        throw notFound('Document Non Trouvé', 'document_not_found');
      }
      return c.json(answer, 200);
    });
}
