import { createRoute } from '@hono/zod-openapi';
import { z } from 'zod';
import { isInvoice } from '#domain/document/kinds.ts';
import { documentInSentence, xmlFileName } from '#domain/document/names.ts';
import type { Document } from '#domain/document/types.ts';
import { documentPreviewSchema } from '#domain/document/schema.ts';
import { facturX } from '#rendering/facturx/facturX.ts';
import { unprintableFacts } from '#rendering/renderer/unprintable.ts';
import { printableView } from '#rendering/view/printableView.ts';
import { findClient } from '#server/clients/store.ts';
import { conflict, notFound } from '#server/errors.ts';
import { download } from '#server/http/fileAnswer.ts';
import { idParam, jsonBody, newRouter } from '#server/http/router.ts';
import { loadProfile } from '#server/profile/store.ts';
import { draftOf } from '#server/documents/draft.ts';
import { markLeft } from '#server/documents/store.ts';
import { type DocumentParts, loadParts } from './parts.ts';
import { pagesOnScreen } from './pagesOnScreen.ts';
import { pdfOf, sealedFileOf } from './pdfOf.ts';
import type { PdfMaker } from './pdf.ts';
import { sealedFileName } from './sealedName.ts';

interface Deps {
  pdf: PdfMaker;
}

/** Beside a preview that is being typed; proxies refuse long headers. */
const ADVICE_SHOWN = 3;

const file = (description: string) => ({ description });

const generatePdf = createRoute({
  method: 'get',
  path: '/api/functions/generate-pdf',
  request: { query: z.object({ id: z.string() }) },
  responses: {
    200: file('The sealed PDF of an issued invoice; of a draft or a quote, drawn as it stands'),
  },
});

const previewSvg = createRoute({
  method: 'get',
  path: '/api/documents/{id}/preview.svg',
  request: { params: idParam },
  responses: { 200: file('The pages as one SVG') },
});

const factur = createRoute({
  method: 'get',
  path: '/api/documents/{id}/factur-x.xml',
  request: { params: idParam },
  responses: { 200: file('The Factur-X data alone') },
});

const sealed = createRoute({
  method: 'get',
  path: '/api/documents/{id}/sealed/{sha256}',
  request: { params: z.object({ id: z.string(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }) },
  responses: { 200: file('A sealed PDF, byte for byte') },
});

const preview = createRoute({
  method: 'post',
  path: '/api/previews',
  request: { body: jsonBody(documentPreviewSchema) },
  responses: { 200: file('The pages of a document that is not saved') },
});

/** What a document gives to look at and to keep. */
export function documentFileRoutes({ pdf }: Deps) {
  return newRouter()
    .openapi(generatePdf, async (c) => {
      const { id } = c.req.valid('query');
      const { bytes, fileName } = await pdfOf(pdf, c.var.account, id);
      return download(bytes, 'application/pdf', fileName);
    })
    .openapi(previewSvg, async (c) => {
      const { id } = c.req.valid('param');
      const { parts, sealedFileId } = await c.var.account.run(async (books) => ({
        parts: await loadParts(books, id),
        sealedFileId: await sealedFileOf(books, { id }),
      }));
      return svgAnswer(await pagesOnScreen(pdf, c.var.account, parts, sealedFileId));
    })
    .openapi(factur, async (c) => {
      const { id } = c.req.valid('param');
      const { xml, document } = await c.var.account.run(async (books) => {
        const parts = await loadParts(books, id);
        const made = xmlOf(parts);
        await markLeft(books, id);
        return { xml: made, document: parts.document };
      });
      return download(xml, 'application/xml', xmlFileName(document));
    })
    .openapi(sealed, async (c) => {
      const { id, sha256 } = c.req.valid('param');
      const kept = await c.var.account.run(async (books) => {
        const { tx, accountId } = books;
        const found = await tx
          .selectFrom('sealedFiles')
          .innerJoin('documents', (join) =>
            join
              .onRef('documents.userId', '=', 'sealedFiles.userId')
              .onRef('documents.id', '=', 'sealedFiles.documentId'),
          )
          .select(['sealedFiles.id', 'sealedFiles.bytes', 'sealedFiles.fileName'])
          .select(['sealedFiles.purpose', 'documents.kind', 'documents.sealedFileId'])
          .where('sealedFiles.userId', '=', accountId)
          .where('sealedFiles.documentId', '=', id)
          .where('sealedFiles.sha256', '=', sha256)
          .executeTakeFirst();
        if (found) await markLeft(books, id);
        return found;
      });
      if (!kept) throw notFound('Ce fichier scellé n’existe pas.');
      return download(kept.bytes, 'application/pdf', sealedFileName(kept));
    })
    .openapi(preview, async (c) => {
      const wanted = c.req.valid('json');
      const parts = await c.var.account.run(async (books) => {
        const client = await findClient(books, wanted.clientId);
        if (!client) throw notFound('Client not found', 'client_not_found');
        const seller = await loadProfile(books);
        const document = draftOf(books, wanted, seller, '');
        return { seller, client, document };
      });
      const answer = svgAnswer(await pdf.svg(parts, { owner: c.var.account.id }));
      const advice = unprintableFacts(parts)
        .slice(0, ADVICE_SHOWN)
        .map(({ message }) => message);
      // A header holds no French letter as it is.
      answer.headers.set('x-advice', encodeURIComponent(advice.join('\n')));
      return answer;
    });
}

function xmlOf(parts: DocumentParts): string {
  refuseWithoutXml(parts.document);
  const { xml, problems } = facturX(printableView(parts).facts);
  if (xml !== null) return xml;
  throw conflict('factur_x_incomplete', problems.map(({ message }) => message).join(' '));
}

/** Only an issued invoice has data to give: a draft is no invoice (docs/product.md, Issue). */
function refuseWithoutXml(document: Document): void {
  if (!isInvoice(document)) {
    const which = documentInSentence(document);
    throw conflict('no_factur_x', `Il n’y a pas de données Factur-X pour ${which}.`);
  }
  if (!document.issuedAt) {
    throw conflict(
      'not_issued',
      'Un projet n’a pas de données Factur-X\u00A0: émettez d’abord la facture.',
    );
  }
}

function svgAnswer(svg: string): Response {
  return new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'private, no-store',
    },
  });
}
