import { Readable } from 'node:stream';
import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { isIsoDate, parisDay } from '#domain/calendar.ts';
import type { Clock } from '#server/books/clock.ts';
import { fileAnswer, streamedText } from '#server/http/fileAnswer.ts';
import { jsonAnswer, newRouter } from '#server/http/router.ts';
import { accountingYearsAnswer } from './answers.ts';
import { accountingArchive } from './archive.ts';
import { documentDays } from './store.ts';
import { documentsCsv, linesCsv } from './tables.ts';

interface Deps {
  clock: Clock;
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

/** « Pour votre comptable »: the figures of the screen as tables. */
export function accountingRoutes({ clock }: Deps) {
  return newRouter()
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
      const zip = accountingArchive(c.var.account, asked, { signal: stopped.signal });
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
