import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { isIsoDate, parisDay } from '#domain/calendar.ts';
import { letterWordsSchema } from '#domain/document/emailSchema.ts';
import { pdfFileName } from '#domain/document/names.ts';
import type { Document } from '#domain/document/types.ts';
import type { LateRates } from '#domain/reminders/lateRates.ts';
import { holdSchema } from '#domain/reminders/settingsSchema.ts';
import { STAGES, TONES } from '#domain/reminders/stages.ts';
import { penaltyStatementView, reminderView } from '#rendering/view/letterView.ts';
import type { Books } from '#server/books/books.ts';
import { conflict, invalid } from '#server/errors.ts';
import { download } from '#server/http/fileAnswer.ts';
import { idParam, jsonAnswer, jsonBody, newRouter } from '#server/http/router.ts';
import { record } from '#server/register/record.ts';
import { unknownDocument } from '#server/documents/files/parts.ts';
import type { PdfMaker } from '#server/documents/files/pdf.ts';
import { emailDocument, type EmailDeps } from '#server/documents/mail/email.ts';
import { findDocument, lockDocument } from '#server/documents/store.ts';
import { clientOfDocument } from '#server/clients/store.ts';
import { dueRemindersAnswer, reminderLetterAnswer, remindersAnswer } from './answers.ts';
import { keepPosted } from './claim.ts';
import { dueReminders } from './due.ts';
import { composed, nextStage, presentReminders } from './present.ts';
import { readLate, readReminders } from './read.ts';
import { removeHold, saveHold } from './store.ts';

const stage = z.enum(STAGES);
const day = z.string().refine(isIsoDate, 'Ce jour n’existe pas');

const list = createRoute({
  method: 'get',
  path: '/api/documents/{id}/reminders',
  request: { params: idParam },
  responses: { 200: jsonAnswer(remindersAnswer, 'What left, what comes, what is owed') },
});

const letter = createRoute({
  method: 'get',
  path: '/api/documents/{id}/reminder-letter',
  request: {
    params: idParam,
    query: z.object({
      stage: stage.optional(),
      tone: z.enum(TONES).optional(),
      claims: z
        .enum(['true', 'false'])
        .transform((claims) => claims === 'true')
        .optional(),
    }),
  },
  responses: { 200: jsonAnswer(reminderLetterAnswer, 'The letter as it may leave today') },
});

const send = createRoute({
  method: 'post',
  path: '/api/documents/{id}/reminders',
  request: {
    params: idParam,
    body: jsonBody(letterWordsSchema.extend({ stage, again: z.boolean().default(false) })),
  },
  responses: { 200: jsonAnswer(remindersAnswer, 'The letter has left') },
});

const paper = createRoute({
  method: 'post',
  path: '/api/documents/{id}/reminder-letter.pdf',
  request: {
    params: idParam,
    body: jsonBody(letterWordsSchema.extend({ registered: z.boolean().default(true) })),
  },
  responses: { 200: { description: 'The letter on paper, to be posted' } },
});

const posted = createRoute({
  method: 'post',
  path: '/api/documents/{id}/posted-reminders',
  request: { params: idParam, body: jsonBody(z.object({ stage, day })) },
  responses: { 200: jsonAnswer(remindersAnswer, 'The letter was posted') },
});

const statement = createRoute({
  method: 'get',
  path: '/api/documents/{id}/penalties.pdf',
  request: { params: idParam, query: z.object({ day: day.optional() }) },
  responses: { 200: { description: 'The statement of penalties as of a day, today by default' } },
});

const hold = createRoute({
  method: 'put',
  path: '/api/documents/{id}/reminder-hold',
  request: { params: idParam, body: jsonBody(holdSchema) },
  responses: { 200: jsonAnswer(remindersAnswer, 'Reminders wait') },
});

const release = createRoute({
  method: 'delete',
  path: '/api/documents/{id}/reminder-hold',
  request: { params: idParam },
  responses: { 200: jsonAnswer(remindersAnswer, 'Reminders go on') },
});

const due = createRoute({
  method: 'get',
  path: '/api/reminders',
  responses: { 200: jsonAnswer(dueRemindersAnswer, 'Whom to remind today') },
});

interface Deps extends EmailDeps {
  pdf: PdfMaker;
  rates: readonly LateRates[];
}

/** « Relancer »: letters of late invoices, what they ask for, and why they wait. */
export function reminderRoutes(deps: Deps) {
  const { pdf, rates } = deps;
  return newRouter()
    .openapi(list, async (c) => {
      const { id } = c.req.valid('param');
      const answer = await c.var.account.run(async (books) =>
        presentReminders(books, await found(books, id), rates),
      );
      return c.json(answer, 200);
    })
    .openapi(letter, async (c) => {
      const { id } = c.req.valid('param');
      const asked = c.req.valid('query');
      const answer = await c.var.account.run(async (books) => {
        const document = await found(books, id);
        const read = await readReminders(books, document);
        const next = asked.stage ?? nextStage(read, document);
        if (!next) throw nothingToWrite();
        const late = await readLate(books, document, { asOf: read.today, rates });
        const { email } = await clientOfDocument(books, document.clientId);
        return { ...composed(read, late, { ...asked, stage: next }), recipient: email };
      });
      return c.json(answer, 200);
    })
    .openapi(send, async (c) => {
      const { account, user } = c.var;
      const { id } = c.req.valid('param');
      const { stage: which, again, ...email } = c.req.valid('json');
      const reminder = { stage: which, again, automatic: false };
      // A draft would be issued by the letter: it has nothing to be reminded of.
      await account.run(async (books) => issued(await found(books, id)));
      await emailDocument(deps, account, user, id, email, reminder);
      const answer = await account.run(async (books) =>
        presentReminders(books, await found(books, id), rates),
      );
      return c.json(answer, 200);
    })
    .openapi(paper, async (c) => {
      const { id } = c.req.valid('param');
      const written = c.req.valid('json');
      const { sheet, name } = await c.var.account.run(async (books) => {
        const document = await found(books, id);
        const today = parisDay(books.now);
        const { parts } = await readLate(books, document, { asOf: today, rates });
        return {
          sheet: reminderView(parts, { ...written, day: today }),
          name: `Lettre_${pdfFileName(document)}`,
        };
      });
      const bytes = await pdf.page({ template: 'letter', sheet }, { owner: c.var.account.id });
      return download(bytes, 'application/pdf', name);
    })
    .openapi(posted, async (c) => {
      const { id } = c.req.valid('param');
      const { stage: which, day: on } = c.req.valid('json');
      const answer = await c.var.account.run(async (books) => {
        const document = await locked(books, id);
        if (on > parisDay(books.now)) throw invalid({ day: NOT_YET }, NOT_YET);
        await keepPosted(books, document, { stage: which, day: on });
        await record(books, { kind: 'reminder_posted', document, stage: which, day: on });
        return presentReminders(books, document, rates);
      });
      return c.json(answer, 200);
    })
    .openapi(statement, async (c) => {
      const { id } = c.req.valid('param');
      const { day: asked } = c.req.valid('query');
      const { sheet, name } = await c.var.account.run(async (books) => {
        const document = await found(books, id);
        const asOf = asked ?? parisDay(books.now);
        const { parts, ...late } = await readLate(books, document, { asOf, rates });
        return {
          sheet: penaltyStatementView(parts, late),
          name: `Penalites_${pdfFileName(document)}`,
        };
      });
      const bytes = await pdf.page({ template: 'letter', sheet }, { owner: c.var.account.id });
      return download(bytes, 'application/pdf', name);
    })
    .openapi(hold, async (c) => {
      const { id } = c.req.valid('param');
      const wanted = c.req.valid('json');
      const answer = await c.var.account.run(async (books) => {
        const document = issued(await locked(books, id));
        await saveHold(books, id, wanted);
        await record(books, { kind: 'reminders_held', document, hold: wanted });
        return presentReminders(books, document, rates);
      });
      return c.json(answer, 200);
    })
    .openapi(release, async (c) => {
      const { id } = c.req.valid('param');
      const answer = await c.var.account.run(async (books) => {
        const document = await locked(books, id);
        if (await removeHold(books, id)) {
          await record(books, { kind: 'reminders_held', document, hold: null });
        }
        return presentReminders(books, document, rates);
      });
      return c.json(answer, 200);
    })
    .openapi(due, async (c) =>
      c.json({ items: await c.var.account.run((books) => dueReminders(books)) }, 200),
    );
}

const NOT_YET = 'Ce jour n’est pas encore venu';

async function found(books: Books, id: string): Promise<Document> {
  const document = await findDocument(books, id);
  if (!document) throw unknownDocument();
  return document;
}

async function locked(books: Books, id: string): Promise<Document> {
  const document = await lockDocument(books, id);
  if (!document) throw unknownDocument();
  return document;
}

function issued(document: Document): Document {
  if (document.issuedAt === null) throw nothingToWrite();
  return document;
}

function nothingToWrite() {
  return conflict('nothing_due', 'Aucune relance n’est à écrire sur ce document.');
}
