import { isProvisional } from '#domain/document/life.ts';
import { pdfFileName, projectFileName } from '#domain/document/names.ts';
import type { RenderOrder } from '#rendering/renderer/renderer.ts';
import type { Account, Books } from '#server/books/books.ts';
import { loadParts, type DocumentParts } from './parts.ts';
import type { PdfMaker } from './pdf.ts';
import { releasedBytes } from './sealing.ts';

/**
 * The PDF a document gives: the sealed bytes of what was issued, which then have left the house; a
 * draft and a quote are drawn as they stand.
 */
export async function pdfOf(
  pdf: PdfMaker,
  account: Account,
  documentId: string,
  order: Omit<RenderOrder, 'owner'> = {},
): Promise<{ bytes: Uint8Array; fileName: string }> {
  const { parts, sealedFileId } = await account.run(async (books) => {
    const found = await loadParts(books, documentId);
    return { parts: found, sealedFileId: await sealedFileOf(books, found.document) };
  });
  const { bytes } = sealedFileId
    ? await releasedBytes(account, sealedFileId)
    : await pdf.make(parts, { owner: account.id, ...order });
  return { bytes, fileName: fileNameOf(parts) };
}

/** What a document is called outside: a draft of an invoice has no number to be called by. */
export function fileNameOf({ document, client }: DocumentParts): string {
  return isProvisional(document)
    ? projectFileName(document, client.company || client.name)
    : pdfFileName(document);
}

/** The file sealed by the issue of a document; null for what was not issued. */
export async function sealedFileOf(
  { tx, accountId }: Books,
  { id }: Pick<DocumentParts['document'], 'id'>,
): Promise<string | null> {
  const row = await tx
    .selectFrom('documents')
    .select('sealedFileId')
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.sealedFileId ?? null;
}
