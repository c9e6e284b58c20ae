import { isInvoice } from '#domain/document/kinds.ts';
import { RenderRefusal } from '#rendering/renderer/refusals.ts';
import type { Renderer, RenderOrder } from '#rendering/renderer/renderer.ts';
import { printableView } from '#rendering/view/printableView.ts';
import { Refusal, tooManyRequests } from '#server/errors.ts';
import type { DocumentParts } from './parts.ts';

/** Makes what a document looks like on paper and on screen. Throws inside a transaction. */
export interface PdfMaker {
  /** The PDF; an invoice whose data allow it carries its `factur-x.xml` (decisions §13). */
  make(parts: DocumentParts, order: RenderOrder): Promise<{ bytes: Uint8Array }>;
  /** The same pages, for the screen. */
  svg(parts: DocumentParts, order: RenderOrder): Promise<string>;
}

export function createPdfMaker(renderer: Renderer): PdfMaker {
  return {
    async make(parts, order) {
      const view = printableView(parts);
      const attached = isInvoice(parts.document) ? view.facts : null;
      try {
        return { bytes: await renderer.renderPdf(view, { attached, ...order }) };
      } catch (error) {
        throw renderingFailed(error);
      }
    },
    async svg(parts, order) {
      try {
        return await renderer.renderSvg(printableView(parts), order);
      } catch (error) {
        throw renderingFailed(error);
      }
    },
  };
}

/** A crowded renderer asks for patience; anything else is the spec's sentence. */
export function renderingFailed(error: unknown): unknown {
  if (!(error instanceof RenderRefusal)) return error;
  if (error.code === 'renderer_owner_busy') {
    return tooManyRequests(
      5,
      'Vous avez déjà beaucoup de documents en préparation. Attendez qu’ils soient prêts, puis réessayez.',
    );
  }
  if (error.code === 'renderer_busy') {
    return new Refusal(
      503,
      'renderer_busy',
      'Beaucoup de documents sont en préparation. Réessayez dans quelques secondes.',
      {
        headers: { 'retry-after': '5' },
        cause: error,
      },
    );
  }
  return new Refusal(500, error.code, 'Erreur lors de la génération du PDF', { cause: error });
}
