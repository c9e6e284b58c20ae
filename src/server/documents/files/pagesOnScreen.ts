import type { Account } from '#server/books/books.ts';
import type { DocumentParts } from './parts.ts';
import type { PdfMaker } from './pdf.ts';
import { sealedBytes } from './sealing.ts';

/**
 * The pages of a document as one SVG. What was sealed on papers of before is drawn from its sealed bytes:
 * a screen never shows another page than the file its client has.
 */
export async function pagesOnScreen(
  pdf: PdfMaker,
  account: Account,
  parts: DocumentParts,
  sealedFileId: string | null,
): Promise<string> {
  const order = { owner: account.id };
  if (parts.onFormerPapers !== true || sealedFileId === null) return pdf.svg(parts, order);
  const { bytes } = await sealedBytes(account, sealedFileId);
  return pdf.sealedSvg(bytes, order);
}
