import { type DocumentKind, isDeposit, kindFacts } from '#domain/document/kinds.ts';
import type { SealedPurpose } from '#domain/register/event.ts';

interface SealedRow {
  id: string;
  fileName: string;
  purpose: SealedPurpose;
  kind: DocumentKind;
  /** What the issue of its document sealed. */
  sealedFileId: string | null;
}

/** Of a deposit, what was sealed before its issue asked for it and is no invoice (CGI art. 289, I-1-c). */
export function isSealedRequest({ id, purpose, kind, sealedFileId }: Omit<SealedRow, 'fileName'>) {
  return isDeposit({ kind }) && purpose === 'document' && id !== sealedFileId;
}

/** The name of a sealed file. Requests were once sealed under the name of an invoice. */
export function sealedFileName({ fileName, ...row }: SealedRow): string {
  const { fileStem, requestStem } = kindFacts(row.kind);
  if (requestStem === null || !isSealedRequest(row)) return fileName;
  return fileName.replace(new RegExp(`^${fileStem}_`), `${requestStem}_`);
}
