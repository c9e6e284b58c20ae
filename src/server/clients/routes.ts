import { createRoute } from '@hono/zod-openapi';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { clientCreationSchema, clientEditSchema } from '#domain/client/schema.ts';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/types.ts';
import { notFound } from '#server/errors.ts';
import type { Clock, Ids } from '#server/http/clock.ts';
import { pageQuery } from '#server/http/paging.ts';
import { requireVersion } from '#server/http/preconditions.ts';
import { idParam, jsonAnswer, jsonBody, newRouter } from '#server/http/router.ts';
import { lockProfile } from '#server/profile/store.ts';
import { clientAnswer, clientDetailAnswer, clientListAnswer } from './answers.ts';
import { clientStatistics } from './statistics.ts';
import {
  countClients,
  findClient,
  insertClient,
  listClients,
  removeClient,
  updateClient,
} from './store.ts';

interface Deps {
  database: Database;
  clock: Clock;
  ids: Ids;
}

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

export function clientRoutes({ database, clock, ids }: Deps) {
  return newRouter()
    .openapi(list, async (c) => {
      const { id: userId } = c.var.user;
      const query = c.req.valid('query');
      const answer = await database.tenant(userId).run(async (tx) => ({
        ...(await listClients(tx, userId, query)),
        total: await countClients(tx, userId),
      }));
      return c.json(answer, 200);
    })
    .openapi(create, async (c) => {
      const { id: userId } = c.var.user;
      const client = { ...c.req.valid('json'), userId, id: ids.next(), now: clock.now() };
      const created = await database.tenant(userId).run((tx) => insertClient(tx, client));
      return c.json(created, 201);
    })
    .openapi(detail, async (c) => {
      const { id: userId } = c.var.user;
      const { id } = c.req.valid('param');
      return c.json(await database.tenant(userId).run((tx) => loadDetail(tx, userId, id)), 200);
    })
    .openapi(edit, async (c) => {
      const { id: userId } = c.var.user;
      const { id } = c.req.valid('param');
      const changes = c.req.valid('json');
      const saved = await database.tenant(userId).run(async (tx) => {
        // One lock for all that writes a user's clients and documents (migration 0006).
        await lockProfile(tx, userId);
        const current = await loadDetail(tx, userId, id);
        requireVersion(c, Date.parse(current.updatedAt));
        await updateClient(tx, userId, id, changes, clock.now());
        return loadDetail(tx, userId, id);
      });
      return c.json(saved, 200);
    })
    .openapi(remove, async (c) => {
      const { id: userId } = c.var.user;
      const { id } = c.req.valid('param');
      await database.tenant(userId).run(async (tx) => {
        await lockProfile(tx, userId);
        await loadDetail(tx, userId, id);
        await removeClient(tx, userId, id, clock.now());
      });
      return c.body(null, 204);
    });
}

async function loadDetail(tx: Transaction<Tables>, userId: string, id: string) {
  const client = await findClient(tx, userId, id);
  if (!client) throw notFound('Client non trouvé', 'client_not_found');
  return { ...client, statistics: await clientStatistics(tx, userId, id) };
}
