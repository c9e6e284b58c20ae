import { isInvoice } from '#domain/document/kinds.ts';
import type { Renderer, RenderOrder } from '#rendering/renderer/renderer.ts';
import type { Page } from '#rendering/renderer/typesetter.ts';
import { printableView } from '#rendering/view/printableView.ts';
import { renderingFailed } from '#server/http/renderingFailed.ts';
import type { DocumentParts } from './parts.ts';

/** Makes what a document looks like on paper and on screen. Throws inside a transaction. */
export interface PdfMaker {
  /**
   * The PDF; an issued invoice whose data allow it carries its `factur-x.xml`
   * (docs/product.md, PDF and Factur-X).
   */
  make(parts: DocumentParts, order: RenderOrder): Promise<{ bytes: Uint8Array }>;
  /** A receipt or a book. */
  page(page: Page, order: RenderOrder): Promise<Uint8Array>;
  /** The same pages, for the screen. */
  svg(parts: DocumentParts, order: RenderOrder): Promise<string>;
  /** The pages of a sealed file, for the screen: five times the weight of pages that are drawn anew. */
  sealedSvg(bytes: Uint8Array, order: RenderOrder): Promise<string>;
}

export function createPdfMaker(renderer: Renderer): PdfMaker {
  return {
    async make(parts, order) {
      const view = printableView(parts);
      const attached = isInvoice(parts.document) && parts.document.issuedAt ? view.facts : null;
      try {
        return { bytes: await renderer.renderPdf(view, { attached, ...order }) };
      } catch (error) {
        throw renderingFailed(error);
      }
    },
    async page(page, order) {
      try {
        return await renderer.renderPage(page, order);
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
    async sealedSvg(bytes, order) {
      try {
        return await renderer.renderSealed(bytes, order);
      } catch (error) {
        throw renderingFailed(error);
      }
    },
  };
}
