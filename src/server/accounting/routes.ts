import { Readable } from 'node:stream';
import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { isIsoDate, parisDay } from '#domain/calendar.ts';
import { bookTotals } from '#domain/payments/receiptsBook.ts';
import type { Clock } from '#server/books/clock.ts';
import { download, fileAnswer, streamedText } from '#server/http/fileAnswer.ts';
import { jsonAnswer, newRouter } from '#server/http/router.ts';
import {
  accountingYearsAnswer,
  closuresAnswer,
  receiptsBookAnswer,
  vatDueAnswer,
} from './answers.ts';
import { accountingArchive } from './archive.ts';
import { closures, closuresCsv, closuresPdf, presentClosures } from './closures.ts';
import type { PdfMaker } from '#server/documents/files/pdf.ts';
import { paymentsCsv } from './payments.ts';
import { receiptsBook, receiptsBookCsv, receiptsBookPdf } from './receiptsBook.ts';
import { documentDays } from './store.ts';
import { documentsCsv, linesCsv } from './tables.ts';
import { vatDue, vatDueCsv } from './vatDue.ts';

const CSV = 'text/csv; charset=utf-8';

interface Deps {
  clock: Clock;
  pdf: PdfMaker;
}

const day = z.string().refine(isIsoDate, 'Cette date n’est pas valide');
const period = z.object({ from: day, to: day }).refine(({ from, to }) => from <= to, {
  path: ['to'],
  message: 'La fin de la période précède son début',
});

const years = createRoute({
  method: 'get',
  path: '/api/accounting/years',
  responses: {
    200: jsonAnswer(accountingYearsAnswer, 'The years there is something to export of'),
  },
});

const documents = createRoute({
  method: 'get',
  path: '/api/accounting/documents.csv',
  request: { query: period },
  responses: { 200: { description: 'The documents of the period, one a row' } },
});

const lines = createRoute({
  method: 'get',
  path: '/api/accounting/lines.csv',
  request: { query: period },
  responses: { 200: { description: 'The lines of the documents of the period' } },
});

const archive = createRoute({
  method: 'get',
  path: '/api/accounting/archive',
  request: { query: z.object({ year: z.coerce.number().int().min(1900).max(9999) }) },
  responses: { 200: { description: 'The sealed PDFs of a year, the register, tables, a notice' } },
});

const vat = createRoute({
  method: 'get',
  path: '/api/accounting/vat-due',
  request: { query: period },
  responses: { 200: jsonAnswer(vatDueAnswer, 'VAT due by month and rate') },
});

const vatTable = createRoute({
  method: 'get',
  path: '/api/accounting/vat-due.csv',
  request: { query: period },
  responses: { 200: { description: 'VAT due, one row a document, month and rate' } },
});

const book = createRoute({
  method: 'get',
  path: '/api/accounting/receipts-book',
  request: { query: period },
  responses: { 200: jsonAnswer(receiptsBookAnswer, 'What came in, by quarter') },
});

const bookTable = createRoute({
  method: 'get',
  path: '/api/accounting/receipts-book.csv',
  request: { query: period },
  responses: { 200: { description: 'The « livre des recettes », one receipt a row' } },
});

const bookPages = createRoute({
  method: 'get',
  path: '/api/accounting/receipts-book.pdf',
  request: { query: period },
  responses: { 200: { description: 'The « livre des recettes », pages numbered' } },
});

const payments = createRoute({
  method: 'get',
  path: '/api/accounting/payments.csv',
  request: { query: period },
  responses: { 200: { description: 'What was paid, given back and taken back, one a row' } },
});

const closed = createRoute({
  method: 'get',
  path: '/api/accounting/closures',
  request: { query: period },
  responses: { 200: jsonAnswer(closuresAnswer, 'The closures of payments') },
});

const closedTable = createRoute({
  method: 'get',
  path: '/api/accounting/closures.csv',
  request: { query: period },
  responses: { 200: { description: 'Daily, monthly and yearly closures, one a row and currency' } },
});

const closedPages = createRoute({
  method: 'get',
  path: '/api/accounting/closures.pdf',
  request: { query: period },
  responses: { 200: { description: 'Daily, monthly and yearly closures, pages numbered' } },
});

/** « Pour votre comptable »: the figures of the screen as tables. */
export function accountingRoutes({ clock, pdf }: Deps) {
  return newRouter()
    .openapi(vat, async (c) => {
      const asked = c.req.valid('query');
      return c.json(await c.var.account.run((books) => vatDue(books, asked)), 200);
    })
    .openapi(vatTable, async (c) => {
      const asked = c.req.valid('query');
      const due = await c.var.account.run((books) => vatDue(books, asked));
      return download(vatDueCsv(due), CSV, `tva_${asked.from}_${asked.to}.csv`);
    })
    .openapi(book, async (c) => {
      const asked = c.req.valid('query');
      const rows = await c.var.account.run((books) => receiptsBook(books, asked));
      return c.json({ rows: rows.length, totals: bookTotals(rows) }, 200);
    })
    .openapi(bookTable, async (c) => {
      const asked = c.req.valid('query');
      const rows = await c.var.account.run((books) => receiptsBook(books, asked));
      const name = `livre-des-recettes_${asked.from}_${asked.to}.csv`;
      return download(receiptsBookCsv(rows), CSV, name);
    })
    .openapi(bookPages, async (c) => {
      const asked = c.req.valid('query');
      const bytes = await receiptsBookPdf(c.var.account, asked, pdf);
      const name = `livre-des-recettes_${asked.from}_${asked.to}.pdf`;
      return download(bytes, 'application/pdf', name);
    })
    .openapi(payments, async (c) => {
      const asked = c.req.valid('query');
      const table = await c.var.account.run((books) => paymentsCsv(books, asked));
      return download(table, CSV, `encaissements_${asked.from}_${asked.to}.csv`);
    })
    .openapi(closed, async (c) => {
      const asked = c.req.valid('query');
      return c.json(await c.var.account.run((books) => presentClosures(books, asked)), 200);
    })
    .openapi(closedTable, async (c) => {
      const asked = c.req.valid('query');
      const found = await c.var.account.run((books) => closures(books, asked));
      return download(closuresCsv(found), CSV, `clotures_${asked.from}_${asked.to}.csv`);
    })
    .openapi(closedPages, async (c) => {
      const asked = c.req.valid('query');
      const bytes = await closuresPdf(c.var.account, asked, pdf);
      return download(bytes, 'application/pdf', `clotures_${asked.from}_${asked.to}.pdf`);
    })
    .openapi(years, async (c) => {
      const { first, last } = await c.var.account.run((books) => documentDays(books));
      const today = parisDay(clock.now());
      return c.json({ years: yearsBetween(first ?? today, last ?? today, today) }, 200);
    })
    .openapi(documents, (c) => {
      const asked = c.req.valid('query');
      const table = streamedText(documentsCsv(c.var.account, asked));
      const name = `documents_${asked.from}_${asked.to}.csv`;
      return fileAnswer(table, { type: 'text/csv; charset=utf-8', name });
    })
    .openapi(lines, (c) => {
      const asked = c.req.valid('query');
      const table = streamedText(linesCsv(c.var.account, asked));
      const name = `lignes_${asked.from}_${asked.to}.csv`;
      return fileAnswer(table, { type: 'text/csv; charset=utf-8', name });
    })
    .openapi(archive, (c) => {
      const { year } = c.req.valid('query');
      const stopped = new AbortController();
      c.req.raw.signal.addEventListener('abort', () => stopped.abort(), { once: true });
      const asked = { year, now: clock.now() };
      const zip = accountingArchive(c.var.account, asked, { pdf, signal: stopped.signal });
      const content = Readable.toWeb(zip) as ReadableStream<Uint8Array>;
      return fileAnswer(content, { type: 'application/zip', name: `comptabilite-${year}.zip` });
    });
}

/** From the last year to the first; a slip of the pen (« 0206 ») does not make a list of centuries. */
function yearsBetween(first: string, last: string, today: string): number[] {
  const current = yearOf(today);
  const latest = Math.min(Math.max(yearOf(last), current), current + 1);
  const earliest = Math.max(Math.min(yearOf(first), current), current - 30);
  return Array.from({ length: latest - earliest + 1 }, (_, index) => latest - index);
}

function yearOf(isoDay: string): number {
  return Number(isoDay.slice(0, 4));
}
