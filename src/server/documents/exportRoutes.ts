import { Readable } from 'node:stream';
import { createRoute } from '@hono/zod-openapi';
import { documentTitle, zipPath } from '#domain/document/names.ts';
import { documentsArchive, type ArchiveItem } from '#rendering/zip/archive.ts';
import type { Database } from '#server/database/connect.ts';
import type { Clock } from '#server/http/clock.ts';
import { newRouter } from '#server/http/router.ts';
import { listDocuments } from './list.ts';
import { loadParts } from './parts.ts';
import type { PdfMaker } from './pdf.ts';

interface Deps {
  database: Database;
  pdf: PdfMaker;
  clock: Clock;
}

const download = createRoute({
  method: 'get',
  path: '/api/documents/export',
  responses: { 200: { description: 'documents.zip, one PDF per document' } },
});

/** « Tout télécharger »: streamed, so that a thousand documents need no more memory than a few. */
export function documentExportRoutes({ database, pdf, clock }: Deps) {
  return newRouter().openapi(download, (c) => {
    const { id: userId } = c.var.user;
    const stopped = new AbortController();
    c.req.raw.signal.addEventListener('abort', () => stopped.abort(), { once: true });
    const archive = documentsArchive(archiveItems({ database, pdf }, userId), {
      date: clock.now(),
      signal: stopped.signal,
    });
    return new Response(Readable.toWeb(archive) as ReadableStream<Uint8Array>, {
      headers: {
        'content-type': 'application/zip',
        'content-disposition': 'attachment; filename="documents.zip"',
        'cache-control': 'private, no-store',
      },
    });
  });
}

/** Every document of the user's, page by page; each is drawn when its turn comes. */
export async function* archiveItems(
  { database, pdf }: Pick<Deps, 'database' | 'pdf'>,
  userId: string,
): AsyncGenerator<ArchiveItem> {
  let cursor: string | undefined;
  do {
    const page = await database
      .tenant(userId)
      .run((tx) => listDocuments(tx, userId, { limit: 200, cursor }));
    for (const document of page.items) {
      yield {
        path: zipPath(document),
        title: documentTitle(document),
        render: async () => {
          const parts = await database
            .tenant(userId)
            .run((tx) => loadParts(tx, userId, document.id));
          return { bytes: (await pdf.make(parts)).bytes };
        },
      };
    }
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
}
