import type { Addressee } from '#domain/letters/addressees.ts';
import { leftToCredit } from '#domain/corrections/leftToCredit.ts';
import { lotsOf } from '#domain/corrections/situation.ts';
import { factsOf } from '#domain/document/facts.ts';
import { type IsoDate, parisDay } from '#domain/calendar.ts';
import { isProvisional } from '#domain/document/life.ts';
import { isInvoice, kindFacts } from '#domain/document/kinds.ts';
import { renumbered } from '#domain/letters/renumbered.ts';
import { type DocumentTotals, documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import { sum } from '#domain/money/decimal.ts';
import type { SeriesStand } from '#domain/requirements/issue.ts';
import { missingFacts } from '#domain/requirements/missing.ts';
import type { MissingFact } from '#domain/requirements/requirement.ts';
import { unprintableFacts } from '#rendering/renderer/unprintable.ts';
import type { Books } from '#server/books/books.ts';
import { clientOfDocument } from '#server/clients/store.ts';
import { numberIfIssued, numberTakenBack } from '#server/numbering/line.ts';
import { seriesStand } from '#server/numbering/stand.ts';
import type { DocumentAnswer, MissingFactAnswer } from './answers.ts';
import { partsOf, type DocumentParts } from './files/parts.ts';
import { sealedFileOf } from './files/pdfOf.ts';
import { isSealedRequest } from './files/sealedName.ts';
import { summaryOf } from './summary.ts';
import { presentLine } from './presentLine.ts';
import { conversionsOf, issuedTowards, linksOf } from './corrections/links.ts';
import { situationsOn } from './corrections/situations.ts';
import { findDocument, versionOf } from './store.ts';

/** All that the screen of a document is made of. */
export interface DocumentRead extends DocumentParts {
  today: IsoDate;
  /** Where a letter goes today: a client who was billed may have moved since. */
  clientEmail: string;
  sourceDocumentId: string | null;
  numberIfIssued: string | null;
  /** Of a draft that takes its number when it is issued; null for all else. */
  stand: SeriesStand | null;
  links: DocumentAnswer['links'];
  leftToCredit: DocumentAnswer['leftToCredit'];
  lots: DocumentAnswer['lots'];
  sealedVersions: DocumentAnswer['sealedVersions'];
  lastEmail: DocumentAnswer['lastEmail'];
}

export async function readForScreen(books: Books, document: Document): Promise<DocumentRead> {
  const parts = await partsOf(books, document);
  const next = await numberIfIssued(books, parts);
  return {
    ...parts,
    today: parisDay(books.now),
    clientEmail: document.issuedAt
      ? (await clientOfDocument(books, document.clientId)).email
      : parts.client.email,
    sourceDocumentId: await sourceOf(books, document),
    numberIfIssued: next,
    stand: isProvisional(document) ? await seriesStand(books, document.kind) : null,
    links: [...(await conversionsOf(books, document)), ...(await linksOf(books, document.id))],
    leftToCredit: await leftOfLines(books, document),
    lots: await lotsShown(books, document),
    sealedVersions: await sealedVersions(books, document),
    lastEmail: await lastEmail(books, document.id, next),
  };
}

/**
 * A document as its screen needs it: figures, hints, what was sealed and sent. Reads nothing: sixty
 * lines take longer than reading them did, and a transaction holds up everybody else's.
 */
export function presentDocument(read: DocumentRead): DocumentAnswer {
  const { document, client } = read;
  const totals = documentTotals(document);
  const missing = missingFacts(read, read.stand);
  return {
    ...summaryOf(document, client, {
      gross: totals.gross,
      today: read.today,
      clientEmail: read.clientEmail,
    }),
    version: versionOf(document),
    lineItems: document.lineItems.map(presentLine),
    totals: {
      net: totals.net,
      vat: totals.vatTotal,
      gross: totals.gross,
      byRate: byRate(totals),
    },
    ...factsOf(document),
    sourceDocumentId: read.sourceDocumentId,
    numberIfIssued: read.numberIfIssued,
    links: read.links,
    sentAt: document.sentAt,
    creditedAmount: document.creditedAmount,
    leftToCredit: read.leftToCredit,
    lots: read.lots,
    acceptance: document.acceptance,
    worksAcceptedOn: document.worksAcceptedOn,
    missing: [...missing, ...unprintableFacts(read)].map((fact) =>
      presentHint(fact, isProvisional(document)),
    ),
    facturX: isInvoice(document) && missing.every(({ severity }) => severity !== 'factur-x'),
    sealedVersions: read.sealedVersions,
    lastEmail: read.lastEmail,
  };
}

/** One row a rate; what bears no VAT is one row at rate 0, whatever its reasons. */
function byRate({ vatBreakdown }: DocumentTotals): DocumentAnswer['totals']['byRate'] {
  const charged = vatBreakdown.filter(({ vatCase }) => vatCase === null);
  const untaxed = vatBreakdown.filter(({ vatCase }) => vatCase !== null);
  const rows = charged.map(({ rate, base, vat }) => ({ rate, net: base, vat }));
  if (untaxed.length === 0) return rows;
  return [...rows, { rate: 0, net: sum(untaxed.map(({ base }) => base)), vat: 0 }];
}

function presentHint(
  { id, message, where, field, severity, blocksIssue }: MissingFact,
  mayBeIssued: boolean,
): MissingFactAnswer {
  return { id, message, where, field, severity, blocksIssue: mayBeIssued && blocksIssue };
}

/** The quote an invoice came from, unless it was deleted since: a link must lead somewhere. */
async function sourceOf(books: Books, { sourceDocumentId }: Document) {
  const source = sourceDocumentId && (await findDocument(books, sourceDocumentId));
  return source ? source.id : null;
}

async function leftOfLines(books: Books, document: Document) {
  if (document.creditedAmount === 0) return null;
  return leftToCredit(document, await issuedTowards(books, document.id, 'credits')).lines;
}

/** What situations billed of an accepted quote, or what a situation says itself. */
async function lotsShown(books: Books, document: Document): Promise<DocumentAnswer['lots']> {
  if (document.situation) return document.situation.lots;
  const { isOffer } = kindFacts(document.kind);
  if (!isOffer || document.acceptance !== 'accepted') return null;
  return lotsOf(document, await situationsOn(books, document.id));
}

async function sealedVersions(books: Books, document: Document) {
  const { tx, accountId } = books;
  const rows = await tx
    .selectFrom('sealedFiles')
    .select(['id', 'sha256', 'createdAt', 'purpose'])
    .where('userId', '=', accountId)
    .where('documentId', '=', document.id)
    .where('purpose', '=', 'document')
    .orderBy('createdAt', 'desc')
    .execute();
  const sealedFileId = await sealedFileOf(books, document);
  return rows.map(({ sha256, createdAt, ...row }) => ({
    sha256,
    sealedAt: createdAt.toISOString(),
    request: isSealedRequest({ ...row, kind: document.kind, sealedFileId }),
  }));
}

/** @param next the number of the next try, which what was written then names. */
async function lastEmail(books: Books, documentId: string, next: string | null) {
  const { tx, accountId } = books;
  const row = await tx
    .selectFrom('emailAttempts')
    .select(['recipient', 'at', 'state', 'transport', 'error', 'subject', 'message'])
    .select(['uncertain', 'addressees', 'attachments'])
    .where('userId', '=', accountId)
    .where('documentId', '=', documentId)
    .where('state', '!=', 'pending')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const bore = next === null ? null : await numberTakenBack(books, documentId);
  return {
    recipient: row.recipient,
    at: row.at.toISOString(),
    ok: row.state === 'accepted',
    kept: row.transport === 'outbox',
    error: row.error,
    addressees: row.addressees ?? [soleAddressee(row)],
    attachments: row.attachments.map(({ name, bytes }) => ({ name, bytes })),
    ...renumbered({ subject: row.subject, message: row.message }, bore, next),
  };
}

/** Of a letter written when there was one address, the client’s. */
function soleAddressee(row: {
  recipient: string;
  state: string;
  uncertain: boolean;
  error: string | null;
}): Addressee {
  const { recipient: address, error: reason } = row;
  const failed = row.uncertain ? 'unknown' : 'refused';
  return { address, role: 'client', state: row.state === 'accepted' ? 'accepted' : failed, reason };
}
