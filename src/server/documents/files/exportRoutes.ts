import { Readable } from 'node:stream';
import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { documentTitle, pdfFileName, projectFileName, zipPath } from '#domain/document/names.ts';
import {
  documentsArchive,
  type ArchiveItem,
  type ArchiveProgress,
} from '#rendering/zip/archive.ts';
import type { Account } from '#server/books/books.ts';
import type { Database } from '#server/database/connect.ts';
import { announceExport } from '#server/events/announce.ts';
import type { Clock } from '#server/books/clock.ts';
import type { AppContext } from '#server/http/context.ts';
import { jsonBody, newRouter } from '#server/http/router.ts';
import type { Log } from '#server/log.ts';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';
import type { ExportProgress } from '#server/events/announce.ts';
import { countDocuments, documentsNamed, listDocuments } from '#server/documents/list.ts';
import { chosenDocuments } from '#server/documents/many/chosen.ts';
import { unknownDocument } from './parts.ts';
import { pdfOf } from './pdfOf.ts';
import type { PdfMaker } from './pdf.ts';

interface Deps {
  database: Database;
  pdf: PdfMaker;
  clock: Clock;
}

const download = createRoute({
  method: 'get',
  path: '/api/documents/export',
  request: {
    query: z.object({
      progress: z.string().min(1).max(64).optional().openapi({
        description: 'Names this export in the live events « export » that tell how far it is',
      }),
    }),
  },
  responses: { 200: { description: 'documents.zip, one PDF per document' } },
});

const chosen = createRoute({
  method: 'post',
  path: '/api/documents/export',
  request: {
    body: jsonBody(
      z.object({ ids: chosenDocuments, progress: z.string().min(1).max(64).optional() }),
    ),
  },
  responses: { 200: { description: 'documents.zip, one PDF per chosen document' } },
});

/** « Tout télécharger »: streamed, so that a thousand documents need no more memory than a few. */
export function documentExportRoutes({ database, pdf, clock }: Deps) {
  const streamed = (
    c: AppContext,
    items: AsyncIterable<ArchiveItem>,
    { id, total }: { id: string | undefined; total: number },
  ) => {
    const stopped = new AbortController();
    c.req.raw.signal.addEventListener('abort', () => stopped.abort(), { once: true });
    const archive = documentsArchive(items, {
      date: clock.now(),
      signal: stopped.signal,
      ...(id && {
        onProgress: progressTeller({ database, log: c.var.log }, c.var.account.id, { id, total }),
      }),
    });
    return new Response(Readable.toWeb(archive) as ReadableStream<Uint8Array>, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="documents.zip"',
        'cache-control': 'private, no-store',
      },
    });
  };

  return newRouter()
    .openapi(download, async (c) => {
      const { account } = c.var;
      const { progress: id } = c.req.valid('query');
      const total = await account.run((books) => countDocuments(books));
      return streamed(c, archiveItems(pdf, account), { id, total });
    })
    .openapi(chosen, async (c) => {
      const { account } = c.var;
      const { ids, progress: id } = c.req.valid('json');
      const named = [...new Set(ids)];
      const found = await account.run((books) => documentsNamed(books, named));
      // An archive never skips silently (docs/product.md, Export).
      if (found.length < named.length) throw unknownDocument();
      return streamed(c, chosenItems(pdf, account, found), { id, total: found.length });
    });
}

/** Screens hear of about this many steps, however many documents there are. */
const STEPS = 100;

/** Tells the user's screens, whichever server each is on, how far the export is, beginning now. */
function progressTeller(
  { database, log }: { database: Database; log: Log },
  userId: string,
  { id, total }: Pick<ExportProgress, 'id' | 'total'>,
) {
  const step = Math.ceil(total / STEPS);
  let told = Promise.resolve();
  // One after the other, or a bar would go back; untold, the archive comes all the same.
  const tell = (done: number, failed: number) => {
    told = told
      .then(() => announceExport(database, userId, { id, done, failed, total }))
      .catch((error: unknown) =>
        log.warn({ err: error }, 'how far an export is could not be told'),
      );
  };
  tell(0, 0);
  return ({ done, failed }: ArchiveProgress) => {
    if (done % step === 0 || done === total) tell(done, failed);
  };
}

function zipName(document: DocumentSummaryAnswer): string {
  return document.provisional
    ? projectFileName(document, document.clientName)
    : pdfFileName(document);
}

/** Every document of the user's, page by page; each is drawn when its turn comes. */
export async function* archiveItems(pdf: PdfMaker, account: Account): AsyncGenerator<ArchiveItem> {
  let cursor: string | undefined;
  do {
    const page = await account.run((books) => listDocuments(books, { limit: 200, cursor }));
    yield* chosenItems(pdf, account, page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}

async function* chosenItems(
  pdf: PdfMaker,
  account: Account,
  documents: readonly DocumentSummaryAnswer[],
): AsyncGenerator<ArchiveItem> {
  for (const document of documents) {
    yield {
      path: zipPath(document, zipName(document)),
      title: documentTitle(document),
      render: () => pdfOf(pdf, account, document.id, { background: true }),
    };
  }
}
