import { createRoute } from '@hono/zod-openapi';
import {
  correctionRequestSchema,
  creditNoteRequestSchema,
  depositReceiptSchema,
  depositRequestSchema,
  situationRequestSchema,
} from '#domain/corrections/schema.ts';
import { parisDay } from '#domain/calendar.ts';
import type { Document } from '#domain/document/types.ts';
import type { Account, Books } from '#server/books/books.ts';
import { invalid, notFound } from '#server/errors.ts';
import { idParam, jsonAnswer, jsonBody, newRouter } from '#server/http/router.ts';
import { leaveDraft } from '#server/documents/acts/leaveDraft.ts';
import { creditNoteAnswer, documentAnswer } from '#server/documents/answers.ts';
import type { PdfMaker } from '#server/documents/files/pdf.ts';
import { presentDocument, readForScreen } from '#server/documents/present.ts';
import { findDocument, lockDocument } from '#server/documents/store.ts';
import {
  makeAmendment,
  makeCorrective,
  makeCreditNote,
  makeDeposit,
  makeSituation,
  receiveDeposit,
} from './acts.ts';

interface Deps {
  pdf: PdfMaker;
}

const creditNotes = createRoute({
  method: 'post',
  path: '/api/documents/{id}/credit-notes',
  request: { params: idParam, body: jsonBody(creditNoteRequestSchema) },
  responses: { 201: jsonAnswer(creditNoteAnswer, 'The draft of the avoir') },
});

const corrections = createRoute({
  method: 'post',
  path: '/api/documents/{id}/corrections',
  request: { params: idParam, body: jsonBody(correctionRequestSchema) },
  responses: { 201: jsonAnswer(documentAnswer, 'The draft of the rectificative') },
});

const deposits = createRoute({
  method: 'post',
  path: '/api/documents/{id}/deposits',
  request: { params: idParam, body: jsonBody(depositRequestSchema) },
  responses: { 201: jsonAnswer(documentAnswer, 'The request, or the deposit that was received') },
});

const receipt = createRoute({
  method: 'post',
  path: '/api/documents/{id}/receipt',
  request: { params: idParam, body: jsonBody(depositReceiptSchema) },
  responses: { 200: jsonAnswer(documentAnswer, 'The deposit, issued as paid') },
});

const situations = createRoute({
  method: 'post',
  path: '/api/documents/{id}/situations',
  request: { params: idParam, body: jsonBody(situationRequestSchema) },
  responses: {
    201: jsonAnswer(documentAnswer, 'The draft of the situation, or of the invoice that ends them'),
  },
});

const amendments = createRoute({
  method: 'post',
  path: '/api/documents/{id}/amendments',
  request: { params: idParam },
  responses: { 201: jsonAnswer(documentAnswer, 'The draft of the amendment') },
});

/** What follows an issued invoice or a quote: avoirs, rectificatives, deposits, amendments. */
export function correctionRoutes({ pdf }: Deps) {
  return newRouter()
    .openapi(creditNotes, async (c) => {
      const { id } = c.req.valid('param');
      const request = c.req.valid('json');
      const made = await c.var.account.run(async (books) => {
        const { credit, draft } = await makeCreditNote(books, id, request);
        return { read: await readForScreen(books, credit), nextDraftId: draft?.id ?? null };
      });
      return c.json({ ...presentDocument(made.read), nextDraftId: made.nextDraftId }, 201);
    })
    .openapi(corrections, async (c) => {
      const { id } = c.req.valid('param');
      const { reason } = c.req.valid('json');
      return c.json(await made(c.var.account, (books) => makeCorrective(books, id, reason)), 201);
    })
    .openapi(deposits, async (c) => {
      const { id } = c.req.valid('param');
      const request = c.req.valid('json');
      const { received } = request;
      if (!received) {
        return c.json(await made(c.var.account, (books) => makeDeposit(books, id, request)), 201);
      }
      // The same deposit each time its page is drawn.
      let depositId: string | undefined;
      const read = await leaveDraft(pdf, c.var.account, async (books, seal) => {
        refuseToCome(books, received.day, 'received.day');
        depositId ??= books.ids.next();
        const asked = await makeDeposit(books, id, request, depositId);
        await receiveDeposit(books, asked, received, seal);
        return readForScreen(books, await existing(books, depositId));
      });
      return c.json(presentDocument(read), 201);
    })
    .openapi(receipt, async (c) => {
      const { id } = c.req.valid('param');
      const received = c.req.valid('json');
      const read = await leaveDraft(pdf, c.var.account, async (books, seal) => {
        refuseToCome(books, received.day, 'day');
        const request = (await lockDocument(books, id)) ?? unknown();
        await receiveDeposit(books, request, received, seal);
        return readForScreen(books, await existing(books, id));
      });
      return c.json(presentDocument(read), 200);
    })
    .openapi(situations, async (c) => {
      const { id } = c.req.valid('param');
      const { progress } = c.req.valid('json');
      const read = await leaveDraft(pdf, c.var.account, async (books, seal) =>
        readForScreen(books, await makeSituation(books, id, progress, seal)),
      );
      return c.json(presentDocument(read), 201);
    })
    .openapi(amendments, async (c) => {
      const { id } = c.req.valid('param');
      return c.json(await made(c.var.account, (books) => makeAmendment(books, id)), 201);
    });
}

async function made(account: Account, make: (books: Books) => Promise<Document>) {
  const read = await account.run(async (books) => readForScreen(books, await make(books)));
  return presentDocument(read);
}

function refuseToCome(books: Books, day: string, field: string): void {
  if (day > parisDay(books.now)) {
    throw invalid({ [field]: 'Un paiement ne se reçoit pas à une date à venir' });
  }
}

async function existing(books: Books, id: string): Promise<Document> {
  return (await findDocument(books, id)) ?? unknown();
}

function unknown(): never {
  throw notFound('Document Non Trouvé', 'document_not_found');
}
