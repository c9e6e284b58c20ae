import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import type { Database } from '#server/database/connect.ts';
import { notFound } from '#server/errors.ts';
import { pageQuery } from '#server/http/paging.ts';
import { idParam, jsonAnswer, jsonBody, newRouter } from '#server/http/router.ts';
import { notificationAnswer, notificationListAnswer } from './answers.ts';
import { countUnread, listNotifications, markAllRead, markRead } from './store.ts';

interface Deps {
  database: Database;
}

const readMark = z.object({ read: z.literal(true) });

const list = createRoute({
  method: 'get',
  path: '/api/notifications',
  request: { query: pageQuery },
  responses: { 200: jsonAnswer(notificationListAnswer, 'Newest first') },
});

const markOne = createRoute({
  method: 'patch',
  path: '/api/notifications/{id}',
  request: { params: idParam, body: jsonBody(readMark) },
  responses: { 200: jsonAnswer(notificationAnswer, 'The notification, read') },
});

const markAll = createRoute({
  method: 'patch',
  path: '/api/notifications',
  request: { body: jsonBody(readMark) },
  responses: { 200: jsonAnswer(z.object({ unread: z.literal(0) }), 'All are read') },
});

export function notificationRoutes({ database }: Deps) {
  return newRouter()
    .openapi(list, async (c) => {
      const { id: userId } = c.var.user;
      const page = c.req.valid('query');
      const answer = await database.tenant(userId).run(async (tx) => ({
        ...(await listNotifications(tx, userId, page)),
        unread: await countUnread(tx, userId),
      }));
      return c.json(answer, 200);
    })
    .openapi(markOne, async (c) => {
      const { id: userId } = c.var.user;
      const { id } = c.req.valid('param');
      const marked = await database.tenant(userId).run((tx) => markRead(tx, userId, id));
      if (!marked) throw notFound('Notification introuvable.');
      return c.json(marked, 200);
    })
    .openapi(markAll, async (c) => {
      const { id: userId } = c.var.user;
      await database.tenant(userId).run((tx) => markAllRead(tx, userId));
      return c.json({ unread: 0 as const }, 200);
    });
}
