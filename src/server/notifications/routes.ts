import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { notFound } from '#server/errors.ts';
import { pageQuery } from '#server/http/paging.ts';
import { idParam, jsonAnswer, jsonBody, newRouter } from '#server/http/router.ts';
import { notificationAnswer, notificationListAnswer, notificationMarksAnswer } from './answers.ts';
import { countUnread, listNotifications, markAllRead, markRead, markUnread } from './store.ts';

const readMark = z.object({ read: z.literal(true) });
/** Taking « Tout marquer comme lu » back names what it had marked. */
const readMarks = z.discriminatedUnion('read', [
  readMark,
  z.object({ read: z.literal(false), ids: z.array(z.string().max(100)).max(10_000) }),
]);

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
  request: { body: jsonBody(readMarks) },
  responses: { 200: jsonAnswer(notificationMarksAnswer, 'All are read, or those named unread') },
});

export function notificationRoutes() {
  return newRouter()
    .openapi(list, async (c) => {
      const page = c.req.valid('query');
      const answer = await c.var.account.run(async (books) => ({
        ...(await listNotifications(books, page)),
        unread: await countUnread(books),
      }));
      return c.json(answer, 200);
    })
    .openapi(markOne, async (c) => {
      const { id } = c.req.valid('param');
      const marked = await c.var.account.run((books) => markRead(books, id));
      if (!marked) throw notFound('Notification introuvable.');
      return c.json(marked, 200);
    })
    .openapi(markAll, async (c) => {
      const mark = c.req.valid('json');
      const answer = await c.var.account.run(async (books) => ({
        marked: await (mark.read ? markAllRead(books) : markUnread(books, mark.ids)),
        unread: await countUnread(books),
      }));
      return c.json(answer, 200);
    });
}
