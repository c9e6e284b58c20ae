import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { revisionSchema, seriesSchema, turnSchema } from '#domain/recurring/schema.ts';
import type { Account, Books } from '#server/books/books.ts';
import { idParam, jsonAnswer, jsonBody, newRouter } from '#server/http/router.ts';
import {
  addRevision,
  changeTurn,
  createSeries,
  pauseSeries,
  removeRevision,
  removeSeries,
  restoreTurn,
  resumeSeries,
  saveSeries,
} from './acts.ts';
import { seriesAnswer, seriesListAnswer } from './answers.ts';
import { presentList, presentSeries } from './present.ts';

const placeParam = idParam.extend({ place: z.coerce.number().int().min(0).max(100_000) });

const list = createRoute({
  method: 'get',
  path: '/api/recurring',
  responses: { 200: jsonAnswer(seriesListAnswer, 'The next to come first') },
});

const create = createRoute({
  method: 'post',
  path: '/api/recurring',
  request: { body: jsonBody(seriesSchema) },
  responses: { 201: jsonAnswer(seriesAnswer, 'The new series') },
});

const detail = createRoute({
  method: 'get',
  path: '/api/recurring/{id}',
  request: { params: idParam },
  responses: { 200: jsonAnswer(seriesAnswer, 'The series, what comes and what was made') },
});

const save = createRoute({
  method: 'put',
  path: '/api/recurring/{id}',
  request: { params: idParam, body: jsonBody(seriesSchema) },
  responses: { 200: jsonAnswer(seriesAnswer, 'As saved: its rhythm begins with the next invoice') },
});

const remove = createRoute({
  method: 'delete',
  path: '/api/recurring/{id}',
  request: { params: idParam },
  responses: { 204: { description: 'Gone; the invoices it made stay' } },
});

const pause = createRoute({
  method: 'post',
  path: '/api/recurring/{id}/pause',
  request: { params: idParam },
  responses: { 200: jsonAnswer(seriesAnswer, 'Nothing more is made') },
});

const resume = createRoute({
  method: 'delete',
  path: '/api/recurring/{id}/pause',
  request: { params: idParam },
  responses: { 200: jsonAnswer(seriesAnswer, 'It goes on with the first turn to come') },
});

const change = createRoute({
  method: 'put',
  path: '/api/recurring/{id}/turns/{place}',
  request: { params: placeParam, body: jsonBody(turnSchema) },
  responses: { 200: jsonAnswer(seriesAnswer, 'One invoice skipped, or changed by itself') },
});

const restore = createRoute({
  method: 'delete',
  path: '/api/recurring/{id}/turns/{place}',
  request: { params: placeParam },
  responses: { 200: jsonAnswer(seriesAnswer, 'That invoice as the series makes it') },
});

const revise = createRoute({
  method: 'post',
  path: '/api/recurring/{id}/revisions',
  request: { params: idParam, body: jsonBody(revisionSchema) },
  responses: { 200: jsonAnswer(seriesAnswer, 'New lines from a day on') },
});

const unrevise = createRoute({
  method: 'delete',
  path: '/api/recurring/{id}/revisions/{from}',
  request: { params: idParam.extend({ from: z.string().max(100) }) },
  responses: { 200: jsonAnswer(seriesAnswer, 'Without that revision') },
});

/** « Récurrentes »: what comes back, when, and what one turn or one year changes. */
export function recurringRoutes() {
  return newRouter()
    .openapi(list, async (c) => c.json(await c.var.account.run(presentList), 200))
    .openapi(create, async (c) => {
      const wanted = c.req.valid('json');
      const answer = await c.var.account.run(async (books) => {
        const { id } = await createSeries(books, wanted);
        return presentSeries(books, id);
      });
      return c.json(answer, 201);
    })
    .openapi(detail, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await c.var.account.run((books) => presentSeries(books, id)), 200);
    })
    .openapi(save, async (c) => {
      const { id } = c.req.valid('param');
      const wanted = c.req.valid('json');
      return c.json(await after(c.var.account, id, (books) => saveSeries(books, id, wanted)), 200);
    })
    .openapi(remove, async (c) => {
      const { id } = c.req.valid('param');
      await c.var.account.run((books) => removeSeries(books, id));
      return c.body(null, 204);
    })
    .openapi(pause, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await after(c.var.account, id, (books) => pauseSeries(books, id)), 200);
    })
    .openapi(resume, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await after(c.var.account, id, (books) => resumeSeries(books, id)), 200);
    })
    .openapi(change, async (c) => {
      const { id, place } = c.req.valid('param');
      const wanted = c.req.valid('json');
      const act = (books: Books) => changeTurn(books, id, place, wanted);
      return c.json(await after(c.var.account, id, act), 200);
    })
    .openapi(restore, async (c) => {
      const { id, place } = c.req.valid('param');
      return c.json(await after(c.var.account, id, (books) => restoreTurn(books, id, place)), 200);
    })
    .openapi(revise, async (c) => {
      const { id } = c.req.valid('param');
      const wanted = c.req.valid('json');
      return c.json(await after(c.var.account, id, (books) => addRevision(books, id, wanted)), 200);
    })
    .openapi(unrevise, async (c) => {
      const { id, from } = c.req.valid('param');
      const act = (books: Books) => removeRevision(books, id, from);
      return c.json(await after(c.var.account, id, act), 200);
    });
}

/** A series once something was done with it. */
async function after(account: Account, id: string, act: (books: Books) => Promise<unknown>) {
  return account.run(async (books) => {
    await act(books);
    return presentSeries(books, id);
  });
}
