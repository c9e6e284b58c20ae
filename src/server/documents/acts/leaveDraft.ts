import type { Account, Books } from '#server/books/books.ts';
import { conflict } from '#server/errors.ts';
import { fileNameOf } from '#server/documents/files/pdfOf.ts';
import { sealPdf, type SealedPdf } from '#server/documents/files/sealing.ts';
import type { DocumentParts } from '#server/documents/files/parts.ts';
import type { PdfMaker } from '#server/documents/files/pdf.ts';

/** Keeps the page of a document as it leaves, with the seller and the client it shows. */
export type Seal = (parts: DocumentParts) => Promise<SealedPdf>;

/** A change that may make a document leave draft; it calls `seal` with the document as it left. */
type Act<Result> = (books: Books, seal: Seal) => Promise<Result>;

interface Page {
  /** What the PDF was drawn from: the same text gives the same bytes. */
  drawnFrom: string;
  bytes: Uint8Array;
}

/** Each time, something on the page had changed while it was being drawn. */
const DRAWINGS = 8;

/**
 * Does `act` in one transaction and seals the page of the document that leaves draft, drawn before
 * that transaction begins: the first run is undone and only tells what the page will show. Should
 * the document, its number, its client or the profile change while it is drawn, it is drawn again.
 * Throws 409 when that never ends.
 */
export async function leaveDraft<Result>(
  pdf: PdfMaker,
  account: Account,
  act: Act<Result>,
): Promise<Result> {
  try {
    return await sealing(account, act, null);
  } catch (error) {
    if (!(error instanceof PageWanted)) throw error;
    return afterOthers(account.id, () => drawn(pdf, account, act));
  }
}

async function drawn<Result>(pdf: PdfMaker, account: Account, act: Act<Result>): Promise<Result> {
  let page: Page | null = null;
  for (let drawings = 0; ; drawings += 1) {
    try {
      return await sealing(account, act, page);
    } catch (error) {
      if (!(error instanceof PageWanted)) throw error;
      if (drawings === DRAWINGS) throw changedMeanwhile(error);
      const { parts } = error;
      const { bytes } = await pdf.make(parts, { owner: account.id });
      page = { drawnFrom: shownBy(parts), bytes };
    }
  }
}

function sealing<Result>(account: Account, act: Act<Result>, page: Page | null): Promise<Result> {
  return account.run((books) =>
    act(books, (parts) => {
      if (page?.drawnFrom !== shownBy(parts)) throw new PageWanted(parts);
      return sealPdf(books, parts.document, page.bytes, { name: fileNameOf(parts) });
    }),
  );
}

/** The last issue under way in each account: the next one takes its number after it. */
const underWay = new Map<string, Promise<unknown>>();

/** One account's issues one after the other: each would change the number that another is drawn with. */
async function afterOthers<Result>(accountId: string, issue: () => Promise<Result>) {
  const before = underWay.get(accountId) ?? Promise.resolve();
  const mine = before.then(issue, issue);
  underWay.set(accountId, mine);
  try {
    return await mine;
  } finally {
    if (underWay.get(accountId) === mine) underWay.delete(accountId);
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

/** Everything the page and its XML are made of: to lay it out as well would take as long again. */
function shownBy(parts: DocumentParts): string {
  return JSON.stringify(parts, (key, value: unknown) => (UNSHOWN.has(key) ? undefined : value));
}

/** Known to the server alone: a number given or a note written meanwhile changes no page. */
const UNSHOWN = new Set([
  'createdAt',
  'updatedAt',
  // The instant of the issue is that of the transaction, and the page is drawn before it.
  'issuedAt',
  'sentAt',
  'notes',
  'nextInvoiceNumber',
  'nextQuoteNumber',
  'nextCreditNoteNumber',
  'convertedDocumentId',
]);

function changedMeanwhile(cause: unknown) {
  return conflict(
    'changed_meanwhile',
    'Ce document, son client ou votre profil changent en ce moment. Réessayez dans un instant.',
    cause,
  );
}
