import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { bankColumnsSchema, bankCreditsSchema, bookingSchema } from '#domain/statements/schema.ts';
import type { Account, Books } from '#server/books/books.ts';
import { pageQuery } from '#server/http/paging.ts';
import { idParam, jsonAnswer, jsonBody, newRouter } from '#server/http/router.ts';
import { bookCredit, setAside, undoBooking } from './acts.ts';
import {
  bankColumnsAnswer,
  bankCreditAnswer,
  bankCreditListAnswer,
  keptCreditsAnswer,
  proposalsAnswer,
} from './answers.ts';
import { proposals } from './propose.ts';
import { insertCredits, listColumns, saveColumns } from './store.ts';
import { listCredits, withBookings } from './handled.ts';

const keep = createRoute({
  method: 'post',
  path: '/api/bank-credits',
  request: { body: jsonBody(bankCreditsSchema) },
  responses: { 200: jsonAnswer(keptCreditsAnswer, 'How many lines were new') },
});

const propose = createRoute({
  method: 'get',
  path: '/api/bank-credits/proposals',
  request: { query: pageQuery.pick({ limit: true }) },
  responses: { 200: jsonAnswer(proposalsAnswer, 'What waits, the surest first') },
});

const list = createRoute({
  method: 'get',
  path: '/api/bank-credits',
  request: {
    query: pageQuery.extend({ state: z.enum(['booked', 'set_aside']).default('booked') }),
  },
  responses: { 200: jsonAnswer(bankCreditListAnswer, 'Newest day first') },
});

const book = createRoute({
  method: 'post',
  path: '/api/bank-credits/{id}/booking',
  request: { params: idParam, body: jsonBody(bookingSchema) },
  responses: { 201: jsonAnswer(bankCreditAnswer, 'The line with its payments') },
});

const undo = createRoute({
  method: 'delete',
  path: '/api/bank-credits/{id}/booking',
  request: { params: idParam },
  responses: { 200: jsonAnswer(bankCreditAnswer, 'The line, waiting again') },
});

const putAside = createRoute({
  method: 'post',
  path: '/api/bank-credits/{id}/set-aside',
  request: { params: idParam },
  responses: { 200: jsonAnswer(bankCreditAnswer, 'The line, set aside') },
});

const takeUp = createRoute({
  method: 'delete',
  path: '/api/bank-credits/{id}/set-aside',
  request: { params: idParam },
  responses: { 200: jsonAnswer(bankCreditAnswer, 'The line, waiting again') },
});

const readColumns = createRoute({
  method: 'get',
  path: '/api/bank-columns',
  responses: { 200: jsonAnswer(bankColumnsAnswer, 'How each bank’s table is read') },
});

const rememberColumns = createRoute({
  method: 'put',
  path: '/api/bank-columns',
  request: { body: jsonBody(bankColumnsSchema) },
  responses: { 204: { description: 'Remembered' } },
});

/** « Rapprocher un relevé »: files are read in the browser, what came in is kept and booked here. */
export function statementRoutes() {
  return newRouter()
    .openapi(keep, async (c) => {
      const wanted = c.req.valid('json');
      const added = await c.var.account.run((books) => insertCredits(books, wanted));
      return c.json({ added, known: wanted.lines.length - added }, 200);
    })
    .openapi(propose, async (c) =>
      c.json(await proposals(c.var.account, c.req.valid('query').limit), 200),
    )
    .openapi(list, async (c) => {
      const query = c.req.valid('query');
      return c.json(await c.var.account.run((books) => listCredits(books, query)), 200);
    })
    .openapi(book, async (c) => {
      const { id } = c.req.valid('param');
      const wanted = c.req.valid('json');
      return c.json(await after(c.var.account, id, (books) => bookCredit(books, id, wanted)), 201);
    })
    .openapi(undo, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await after(c.var.account, id, (books) => undoBooking(books, id)), 200);
    })
    .openapi(putAside, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await after(c.var.account, id, (books) => setAside(books, id, true)), 200);
    })
    .openapi(takeUp, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await after(c.var.account, id, (books) => setAside(books, id, false)), 200);
    })
    .openapi(readColumns, async (c) => c.json(await c.var.account.run(listColumns), 200))
    .openapi(rememberColumns, async (c) => {
      const wanted = c.req.valid('json');
      await c.var.account.run((books) => saveColumns(books, wanted));
      return c.body(null, 204);
    });
}

/** A line once something was done with it. */
async function after(account: Account, id: string, act: (books: Books) => Promise<void>) {
  return account.run(async (books) => {
    await act(books);
    const [credit] = await withBookings(books, [id]);
    return credit!;
  });
}
