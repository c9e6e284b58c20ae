import { compareDays, parisDay, type IsoDate } from '#domain/calendar.ts';
import type { AgreementProof } from '#domain/document/agreement.ts';
import { clientStanding, type ClientStanding } from '#domain/document/clientStanding.ts';
import { isDeposit, isRequest, kindFacts } from '#domain/document/kinds.ts';
import { agreedWith, areOptions, takenPlaces } from '#domain/document/options.ts';
import { quoteReference } from '#domain/document/references.ts';
import { owedBy } from '#domain/document/owed.ts';
import { documentState } from '#domain/document/state.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import { stands, type Payment } from '#domain/payments/payment.ts';
import type { TransferCode } from '#rendering/view/types.ts';
import { isByTransfer, transferCodeFor } from '#rendering/view/transferCode.ts';
import type { Books } from '#server/books/books.ts';
import { linksOf, type DocumentLink } from '#server/documents/corrections/links.ts';
import { partsOf, type DocumentParts } from '#server/documents/files/parts.ts';
import { sealedFileOf } from '#server/documents/files/pdfOf.ts';
import { partsOfSnapshot } from '#server/documents/snapshots.ts';
import { findDocument } from '#server/documents/store.ts';
import { paymentsOf } from '#server/payments/store.ts';
import { isChangedSince } from './address.ts';
import { livePage, type ClientPageRow } from './store.ts';
import { tokenOf } from './token.ts';

/** All that a client's page says of a document; nothing of any other of the account. */
export interface Dossier {
  /** As they were when the document was issued or sent. */
  parts: DocumentParts;
  /** The document as it stands now: its status, what was paid. */
  current: Document;
  /** What was sealed, with the options its client took once it is accepted. */
  agreed: Document;
  standing: ClientStanding;
  gross: number;
  /** What was received and given back, and still counts. */
  payments: Payment[];
  links: DocumentLink[];
  /** How it may be paid; null where nothing is to be paid or the seller says no account. */
  transfer: Transfer | null;
  /** The sealed PDF that the page shows. */
  fileId: string;
  /** How it was accepted on this page; null when it was not, or not here. */
  agreement: AgreementProof | null;
  today: IsoDate;
}

export interface Transfer {
  beneficiary: string;
  iban: string;
  bic: string;
  amount: number;
  reference: string;
  code: TransferCode | null;
}

/** What a page that is open shows; null while it has nothing to show: a draft again, a deletion. */
export async function readDossier(books: Books, page: ClientPageRow): Promise<Dossier | null> {
  const current = await findDocument(books, page.documentId);
  if (!current) return null;
  const shown = await shownParts(books, page, current);
  if (!shown) return null;
  const { parts, fileId } = shown;
  const agreed = agreedAs(parts.document, current);
  const { gross } = documentTotals(agreed);
  const today = parisDay(books.now);
  const all = await paymentsOf(books, current.id);
  const payments = all.filter((payment) => stands(payment, all));
  const standing = clientStanding(
    {
      ...current,
      gross,
      state: documentState(current, gross, today),
      ...owedBy(current, gross, today),
    },
    today,
    { changed: isChangedSince(parts.document, current), settledOn: lastReceived(payments) },
  );
  return {
    parts,
    current,
    agreed,
    standing,
    gross,
    payments,
    links: await linksOf(books, current.id),
    transfer: standing.payable ? transferOf(parts, standing.amount) : null,
    fileId,
    agreement: await agreementOf(books, current),
    today,
  };
}

function lastReceived(payments: readonly Payment[]): IsoDate | null {
  const days = payments.filter(({ amount }) => amount > 0).map(({ day }) => day);
  return days.toSorted(compareDays).at(-1) ?? null;
}

/** A sealed quote with the choice its row keeps; only of an accepted one, which changes no more. */
function agreedAs(sealed: Document, { acceptance, lineItems }: Document): Document {
  if (acceptance !== 'accepted') return sealed;
  const taken = takenPlaces(lineItems);
  return areOptions(sealed.lineItems, taken) ? agreedWith(sealed, taken) : sealed;
}

/** The proof of the last answer; an answer that its owner wrote down has none. */
async function agreementOf(
  { tx, accountId }: Books,
  { id, acceptance }: Document,
): Promise<AgreementProof | null> {
  if (acceptance !== 'accepted') return null;
  const entry = await tx
    .selectFrom('registerEntries')
    .select('body')
    .where('userId', '=', accountId)
    .where('documentId', '=', id)
    .where('kind', '=', 'answered')
    .orderBy('sequence', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (entry?.body as { agreement?: AgreementProof } | undefined)?.agreement ?? null;
}

/** The sealed certificate of the last acceptance. */
export async function certificateOf(
  { tx, accountId }: Books,
  documentId: string,
): Promise<string | null> {
  const row = await tx
    .selectFrom('sealedFiles')
    .select('id')
    .where('userId', '=', accountId)
    .where('documentId', '=', documentId)
    .where('purpose', '=', 'certificate')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

async function shownParts(books: Books, page: ClientPageRow, current: Document) {
  if (current.issuedAt) {
    const fileId = await sealedFileOf(books, current);
    return fileId === null ? null : { parts: await partsOf(books, current), fileId };
  }
  if (!page.shown || page.shownFileId === null) return null;
  const { document } = page.shown;
  return { parts: await partsOfSnapshot(books, page.shown, document), fileId: page.shownFileId };
}

function transferOf({ seller, document }: DocumentParts, amount: number): Transfer | null {
  if (seller.iban.trim() === '' || !isByTransfer(document)) return null;
  const reference = referenceOf(document);
  return {
    beneficiary: seller.company || seller.name,
    iban: seller.iban,
    bic: seller.bic,
    amount,
    reference,
    code: transferCodeFor({ seller, document: { ...document, number: reference }, amount }),
  };
}

/** A request has no number of its own yet: its quote names it. */
function referenceOf(document: Document): string {
  if (!isRequest(document)) return document.number;
  const quote = quoteReference(document);
  return quote ? `Acompte ${quote.number}` : 'Acompte';
}

/** A deposit that was asked on a quote and sent: it has a page of its own. */
export interface OpenRequest {
  gross: number;
  page: ClientPageRow;
  /** What its own page says of it. */
  dossier: Dossier;
  /** Its address on this server. */
  base: string;
}

/** The deposits that wait to be paid, of those whose page their owner has opened. */
export async function openRequests(
  books: Books,
  { links }: Pick<Dossier, 'links'>,
  secret: string,
): Promise<OpenRequest[]> {
  const asked = links.filter((link) => isDeposit(link) && !link.issued);
  const found: OpenRequest[] = [];
  for (const { documentId, gross } of asked) {
    const page = await livePage(books, documentId);
    const dossier = page && page.expiresAt > books.now ? await readDossier(books, page) : null;
    if (!page || !dossier) continue;
    found.push({ gross, page, dossier, base: `/dossier/${tokenOf(page.seed, secret)}` });
  }
  return found;
}

/** The other documents of the affair that the client may read: what was issued, or sent to them. */
export async function readPiece(
  books: Books,
  page: ClientPageRow,
  documentId: string,
): Promise<{ fileId: string } | null> {
  const links = await linksOf(books, page.documentId);
  if (!links.some((link) => link.documentId === documentId && link.issued)) return null;
  const document = await findDocument(books, documentId);
  const fileId = document && (await sealedFileOf(books, document));
  return fileId ? { fileId } : null;
}

/** True for a document that may be paid, accepted or kept, and has a name of its own. */
export function titleOf(document: Document): string {
  const { name, requestName } = kindFacts(document.kind);
  return isRequest(document) ? (requestName ?? name) : `${name} ${document.number}`;
}
