import type { Document } from '#domain/document/types.ts';
import { printableView } from '#rendering/view/printableView.ts';
import type { Account, Books } from '#server/books/books.ts';
import { conflict } from '#server/errors.ts';
import { sealPdf } from '#server/documents/files/sealing.ts';
import { partsOf, type DocumentParts } from '#server/documents/files/parts.ts';
import type { PdfMaker } from '#server/documents/files/pdf.ts';

/** A change that may make a document leave draft; it calls `seal` with the document as it left. */
type Act<Result> = (books: Books, seal: (document: Document) => Promise<void>) => Promise<Result>;

interface Page {
  /** What the PDF was drawn from: the same text gives the same bytes. */
  drawnFrom: string;
  bytes: Uint8Array;
}

/** Each time, something on the page had changed while it was being drawn. */
const DRAWINGS = 3;

/**
 * Does `act` in one transaction and seals the page of the document that leaves draft, drawn before
 * that transaction begins: the first run is undone and only tells what the page will show. Should
 * the document, its client or the profile change while it is drawn, it is drawn again. Throws 409
 * when that never ends.
 */
export async function leaveDraft<Result>(
  pdf: PdfMaker,
  account: Account,
  act: Act<Result>,
): Promise<Result> {
  let page: Page | null = null;
  for (let drawings = 0; ; drawings += 1) {
    try {
      const drawn = page;
      return await account.run((books) =>
        act(books, async (document) => {
          const parts = await partsOf(books, document);
          if (drawn?.drawnFrom !== shownBy(parts)) throw new PageWanted(parts);
          await sealPdf(books, document, drawn.bytes);
        }),
      );
    } catch (error) {
      if (!(error instanceof PageWanted)) throw error;
      if (drawings === DRAWINGS) throw changedMeanwhile(error);
      const { parts } = error;
      const { bytes } = await pdf.make(parts, { owner: account.id });
      page = { drawnFrom: shownBy(parts), bytes };
    }
  }
}

/** Undoes the transaction that asks for a page nobody has drawn yet. */
class PageWanted extends Error {
  readonly parts: DocumentParts;

  constructor(parts: DocumentParts) {
    super('the page of this document is not drawn yet');
    this.parts = parts;
  }
}

/** Everything that reaches the page and its XML. */
function shownBy(parts: DocumentParts): string {
  return JSON.stringify(printableView(parts), (key, value: unknown) =>
    UNSHOWN.has(key) ? undefined : value,
  );
}

/** Known to the server alone: a number given or a note written meanwhile changes no page. */
const UNSHOWN = new Set([
  'createdAt',
  'updatedAt',
  'notes',
  'nextInvoiceNumber',
  'nextQuoteNumber',
  'convertedDocumentId',
]);

function changedMeanwhile(cause: unknown) {
  return conflict(
    'changed_meanwhile',
    'Ce document, son client ou votre profil changent en ce moment. Réessayez dans un instant.',
    cause,
  );
}
