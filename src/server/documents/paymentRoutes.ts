import { createRoute } from '@hono/zod-openapi';
import { parisDay } from '#domain/calendar.ts';
import { pdfFileName } from '#domain/document/names.ts';
import { sum } from '#domain/money/decimal.ts';
import { stands } from '#domain/payments/payment.ts';
import { paymentSchema, reversalSchema } from '#domain/payments/schema.ts';
import { documentState } from '#domain/document/state.ts';
import { documentTotals } from '#domain/document/totals.ts';
import { unpaidShares } from '#domain/payments/unpaid.ts';
import { receiptView } from '#rendering/view/receiptView.ts';
import { unpaidView } from '#rendering/view/unpaidView.ts';
import type { Books } from '#server/books/books.ts';
import { partsOf, unknownDocument } from './files/parts.ts';
import type { PdfMaker } from './files/pdf.ts';
import { findDocument, lockDocument } from './store.ts';
import { conflict, notFound } from '#server/errors.ts';
import { download } from '#server/http/fileAnswer.ts';
import { idParam, jsonAnswer, jsonBody, newRouter } from '#server/http/router.ts';
import { leftOf, recordPayment, reversePayment } from '#server/payments/acts.ts';
import { debtOf } from '#server/payments/groups.ts';
import { paymentsAnswer } from '#server/payments/answers.ts';
import { presentPayments } from '#server/payments/present.ts';
import { findPayment, paymentsOf } from '#server/payments/store.ts';

const list = createRoute({
  method: 'get',
  path: '/api/documents/{id}/payments',
  request: { params: idParam },
  responses: { 200: jsonAnswer(paymentsAnswer, 'What was paid on the document, and what is left') },
});

const add = createRoute({
  method: 'post',
  path: '/api/documents/{id}/payments',
  request: { params: idParam, body: jsonBody(paymentSchema) },
  responses: { 201: jsonAnswer(paymentsAnswer, 'The payments with the new one') },
});

const reversal = createRoute({
  method: 'post',
  path: '/api/payments/{id}/reversal',
  request: { params: idParam, body: jsonBody(reversalSchema) },
  responses: { 201: jsonAnswer(paymentsAnswer, 'The payments with the reversal') },
});

const receipt = createRoute({
  method: 'get',
  path: '/api/payments/{id}/receipt.pdf',
  request: { params: idParam },
  responses: { 200: { description: 'The « Reçu » of a payment that stands' } },
});

const unpaidDuplicate = createRoute({
  method: 'get',
  path: '/api/documents/{id}/unpaid-duplicate.pdf',
  request: { params: idParam },
  responses: { 200: { description: 'The page that makes a copy its duplicate as unpaid' } },
});

interface Deps {
  pdf: PdfMaker;
}

/** « Encaisser »: what clients pay, row by row. */
export function paymentRoutes({ pdf }: Deps) {
  return newRouter()
    .openapi(list, async (c) => {
      const { id } = c.req.valid('param');
      const answer = await c.var.account.run(async (books) => {
        const document = await findDocument(books, id);
        if (!document) throw unknownDocument();
        return presentPayments(books, document);
      });
      return c.json(answer, 200);
    })
    .openapi(add, async (c) => {
      const { id } = c.req.valid('param');
      const wanted = c.req.valid('json');
      const answer = await c.var.account.run(async (books) => {
        const document = await recordPayment(books, await locked(books, id), wanted);
        return presentPayments(books, document);
      });
      return c.json(answer, 201);
    })
    .openapi(reversal, async (c) => {
      const { id } = c.req.valid('param');
      const { reason } = c.req.valid('json');
      const answer = await c.var.account.run(async (books) => {
        const payment = await findPayment(books, id);
        if (!payment) throw unknownPayment();
        const document = await locked(books, payment.documentId);
        return presentPayments(books, await reversePayment(books, document, payment, reason));
      });
      return c.json(answer, 201);
    })
    .openapi(receipt, async (c) => {
      const { id } = c.req.valid('param');
      const { sheet, name } = await c.var.account.run((books) => receiptOf(books, id));
      const bytes = await pdf.page({ template: 'receipt', sheet }, { owner: c.var.account.id });
      return download(bytes, 'application/pdf', name);
    })
    .openapi(unpaidDuplicate, async (c) => {
      const { id } = c.req.valid('param');
      const { sheet, name } = await c.var.account.run((books) => unpaidOf(books, id));
      const bytes = await pdf.page({ template: 'receipt', sheet }, { owner: c.var.account.id });
      return download(bytes, 'application/pdf', name);
    });
}

async function receiptOf(books: Books, id: string) {
  const payment = await findPayment(books, id);
  if (!payment) throw unknownPayment();
  const all = await paymentsOf(books, payment.documentId);
  if (payment.amount < 0 || !stands(payment, all)) {
    throw conflict('no_receipt', 'Il n’y a pas de reçu pour une somme rendue ou annulée.');
  }
  const document = await findDocument(books, payment.documentId);
  if (!document) throw unknownDocument();
  const parts = await partsOf(books, document);
  const before = all.slice(0, all.findIndex((each) => each.id === id) + 1);
  const paidAmount = sum(before.map(({ amount }) => amount));
  const left = leftOf({ ...document, paidAmount });
  return {
    sheet: receiptView({ ...parts, payment, left }),
    name: `Recu_${pdfFileName(document)}`,
  };
}

/** CGI art. 272, 1: of an invoice that bears VAT and is late, for what of it was not paid. */
async function unpaidOf(books: Books, id: string) {
  const document = await findDocument(books, id);
  if (!document) throw unknownDocument();
  const today = parisDay(books.now);
  const { gross } = documentTotals(document);
  if (!document.vat || documentState(document, gross, today) !== 'overdue') {
    const message = 'Le duplicata d’impayé se fait sur une facture avec TVA, échue et impayée.';
    throw conflict('not_unpaid', message);
  }
  const paid = (await paymentsOf(books, id)).map(({ split }) => split);
  const unpaid = unpaidShares(await debtOf(books, document), paid);
  const parts = await partsOf(books, document);
  return {
    sheet: unpaidView({ ...parts, unpaid, today }),
    name: `Duplicata_impayee_${pdfFileName(document)}`,
  };
}

function unknownPayment() {
  return notFound('Ce paiement n’existe pas.', 'payment_not_found');
}

async function locked(books: Books, id: string) {
  const document = await lockDocument(books, id);
  if (!document) throw unknownDocument();
  return document;
}
