import { createRoute } from '@hono/zod-openapi';
import { parisDay } from '#domain/calendar.ts';
import { halfYearOf, type LateRates } from '#domain/reminders/lateRates.ts';
import { clientRemindersSchema, reminderSettingsSchema } from '#domain/reminders/settingsSchema.ts';
import type { Books } from '#server/books/books.ts';
import { findClient } from '#server/clients/store.ts';
import { notFound } from '#server/errors.ts';
import { idParam, jsonAnswer, jsonBody, newRouter } from '#server/http/router.ts';
import { clientRemindersAnswer, reminderSettingsAnswer } from './answers.ts';
import {
  loadClientReminders,
  loadReminderSettings,
  saveClientReminders,
  saveReminderSettings,
} from './settings.ts';

const read = createRoute({
  method: 'get',
  path: '/api/reminder-settings',
  responses: { 200: jsonAnswer(reminderSettingsAnswer, 'What the account wants') },
});

const save = createRoute({
  method: 'put',
  path: '/api/reminder-settings',
  request: { body: jsonBody(reminderSettingsSchema) },
  responses: { 200: jsonAnswer(reminderSettingsAnswer, 'As saved') },
});

const ofClient = createRoute({
  method: 'get',
  path: '/api/clients/{id}/reminders',
  request: { params: idParam },
  responses: { 200: jsonAnswer(clientRemindersAnswer, 'What the client has of its own') },
});

const saveOfClient = createRoute({
  method: 'put',
  path: '/api/clients/{id}/reminders',
  request: { params: idParam, body: jsonBody(clientRemindersSchema) },
  responses: { 200: jsonAnswer(clientRemindersAnswer, 'As saved') },
});

/** What is sent when, for the account and for one client. */
export function reminderSettingsRoutes({ rates }: { rates: readonly LateRates[] }) {
  const present = async (books: Books) => ({
    settings: await loadReminderSettings(books),
    known: [...rates],
    halfYear: halfYearOf(parisDay(books.now)),
  });
  return newRouter()
    .openapi(read, async (c) => c.json(await c.var.account.run(present), 200))
    .openapi(save, async (c) => {
      const wanted = c.req.valid('json');
      const answer = await c.var.account.run(async (books) => {
        await saveReminderSettings(books, wanted);
        return present(books);
      });
      return c.json(answer, 200);
    })
    .openapi(ofClient, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await c.var.account.run((books) => presentClient(books, id)), 200);
    })
    .openapi(saveOfClient, async (c) => {
      const { id } = c.req.valid('param');
      const own = c.req.valid('json');
      const answer = await c.var.account.run(async (books) => {
        await requireClient(books, id);
        await saveClientReminders(books, id, own);
        return presentClient(books, id);
      });
      return c.json(answer, 200);
    });
}

async function presentClient(books: Books, id: string) {
  await requireClient(books, id);
  const { sequence } = await loadReminderSettings(books);
  return { own: await loadClientReminders(books, id), account: sequence };
}

async function requireClient(books: Books, id: string) {
  if (!(await findClient(books, id))) throw notFound('Client non trouvé', 'client_not_found');
}
