import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { clientCreationSchema, clientEditSchema } from '#domain/client/schema.ts';
import type { Client } from '#domain/client/types.ts';
import { fieldChanges } from '#domain/register/changes.ts';
import type { Books } from '#server/books/books.ts';
import { notFound } from '#server/errors.ts';
import { pageQuery } from '#server/http/paging.ts';
import { requireVersion } from '#server/http/preconditions.ts';
import { idParam, jsonAnswer, jsonBody, newRouter } from '#server/http/router.ts';
import { lockProfile } from '#server/profile/store.ts';
import { record } from '#server/register/record.ts';
import { clientAnswer, clientDetailAnswer, clientListAnswer } from './answers.ts';
import { clientRelation } from './relation.ts';
import { clientStandings } from './standings.ts';
import { clientStatistics } from './statistics.ts';
import {
  hasIssued,
  countClients,
  findClient,
  insertClient,
  listClients,
  removeClient,
  seriesThatBill,
  updateClient,
} from './store.ts';

const list = createRoute({
  method: 'get',
  path: '/api/clients',
  request: { query: pageQuery.extend({ search: z.string().max(200).optional() }) },
  responses: { 200: jsonAnswer(clientListAnswer, 'Newest first') },
});

const create = createRoute({
  method: 'post',
  path: '/api/clients',
  request: { body: jsonBody(clientCreationSchema) },
  responses: { 201: jsonAnswer(clientAnswer, 'The new client') },
});

const detail = createRoute({
  method: 'get',
  path: '/api/clients/{id}',
  request: { params: idParam },
  responses: { 200: jsonAnswer(clientDetailAnswer, 'The client with its statistics') },
});

const edit = createRoute({
  method: 'patch',
  path: '/api/clients/{id}',
  request: { params: idParam, body: jsonBody(clientEditSchema) },
  responses: { 200: jsonAnswer(clientDetailAnswer, 'The client as saved') },
});

const remove = createRoute({
  method: 'delete',
  path: '/api/clients/{id}',
  request: { params: idParam },
  responses: { 204: { description: 'Removed' } },
});

export function clientRoutes() {
  return newRouter()
    .openapi(list, async (c) => {
      const query = c.req.valid('query');
      const answer = await c.var.account.run(async (books) => ({
        ...(await listWithStandings(books, query)),
        total: await countClients(books),
      }));
      return c.json(answer, 200);
    })
    .openapi(create, async (c) => {
      const client = c.req.valid('json');
      const created = await c.var.account.run((books) => insertClient(books, client));
      return c.json(created, 201);
    })
    .openapi(detail, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await c.var.account.run((books) => loadDetail(books, id)), 200);
    })
    .openapi(edit, async (c) => {
      const { id } = c.req.valid('param');
      const changes = c.req.valid('json');
      const saved = await c.var.account.run(async (books) => {
        // One lock for all that writes a user's clients and documents (migration 0006).
        await lockProfile(books);
        const current = await loadDetail(books, id);
        requireVersion(c, Date.parse(current.updatedAt));
        const saved = await updateClient(books, id, changes);
        await recordIdentity(books, current, saved);
        return loadDetail(books, id);
      });
      return c.json(saved, 200);
    })
    .openapi(remove, async (c) => {
      const { id } = c.req.valid('param');
      await c.var.account.run(async (books) => {
        await lockProfile(books);
        await loadDetail(books, id);
        await removeClient(books, id);
      });
      return c.body(null, 204);
    });
}

async function listWithStandings(books: Books, query: z.infer<typeof list.request.query>) {
  const { items, nextCursor } = await listClients(books, query);
  const standings = await clientStandings(
    books,
    items.map(({ id }) => id),
  );
  const nothing = { billed: [], owed: [], lateDays: 0, months: [] };
  return {
    items: items.map((client) => ({ ...client, standing: standings.get(client.id) ?? nothing })),
    nextCursor,
  };
}

/** What every later invoice says of its client (CGI ann. II art. 242 nonies A, 1° and 3°). */
const IDENTITY = [
  'name',
  'company',
  'address',
  'postalCode',
  'city',
  'country',
  'siret',
  'vatNumber',
  'kind',
] as const satisfies (keyof Client)[];

/** An auditor asks how a client who was billed came to another name (docs/product.md, Register and seals). */
async function recordIdentity(books: Books, before: Client, after: Client): Promise<void> {
  const changes = fieldChanges(before, after, IDENTITY);
  if (changes.length === 0 || !(await hasIssued(books, before.id))) return;
  const name = after.company || after.name;
  await record(books, { kind: 'client_changed', clientId: after.id, name, changes });
}

async function loadDetail(books: Books, id: string) {
  const client = await findClient(books, id);
  if (!client) throw notFound('Client non trouvé', 'client_not_found');
  return {
    ...client,
    statistics: await clientStatistics(books, id),
    relation: await clientRelation(books, id),
    series: await seriesThatBill(books, id),
  };
}
