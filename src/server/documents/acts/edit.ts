import { dueDateOf, validityOf } from '#domain/document/dueDate.ts';
import { FACTS } from '#domain/document/facts.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import type { QuoteAnswer } from '#domain/document/life.ts';
import { dateProblems } from '#domain/document/dateProblems.ts';
import type { DocumentEdit } from '#domain/document/editSchema.ts';
import { leavesDraft } from '#domain/document/status.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import { orderDepositRefused } from '#domain/notification/texts.ts';
import { mayChargeVat, VAT_AND_EXEMPTION } from '#domain/vat/case.ts';
import type { Books } from '#server/books/books.ts';
import { findClient } from '#server/clients/store.ts';
import { invalid, notFound } from '#server/errors.ts';
import { notify } from '#server/notifications/store.ts';
import { lockProfile } from '#server/profile/store.ts';
import { record } from '#server/register/record.ts';
import { partsOf } from '#server/documents/files/parts.ts';
import type { AskOrderDeposit } from '#server/documents/corrections/orderDeposit.ts';
import {
  answerQuote,
  refuseAnotherChoice,
  refuseOnAccepted,
} from '#server/documents/corrections/quotes.ts';
import { holdFollowed, settleEdit } from '#server/documents/corrections/settle.ts';
import { hasLeft, updateDocument } from '#server/documents/store.ts';
import { refuseOptions, refuseOrderDeposit } from './asked.ts';
import type { Seal } from './leaveDraft.ts';
import {
  compareNumbersLast,
  firstFree,
  lineUp,
  returnNumber,
  takeNumber,
} from '#server/numbering/line.ts';
import { CORRECTIONS, refuseIssued } from './issued.ts';
import { setInvoiceStatus } from './status.ts';

/**
 * Changes a document and writes what changed in the register. The content of an issued invoice does
 * not change; its statuses are acts (`status.ts`). A draft may still change kind (« generating again
 * updates that same document », docs/product.md, The wizard): it then takes a number of the other
 * series.
 */
export async function editDocument(
  books: Books,
  current: Document,
  edit: DocumentEdit,
  { seal, askOrderDeposit }: Hands,
): Promise<Document> {
  const { status, acceptance, takenOptions, ...content } = edit;
  if (acceptance !== undefined && acceptance !== current.acceptance) {
    const answer = { acceptance, taken: acceptance === 'accepted' ? takenOptions : [] };
    return answerByHand(books, current, answer, { seal, askOrderDeposit });
  }
  refuseAnotherChoice(current, takenOptions);
  const isQuote = kindFacts(edit.type ?? current.kind).isOffer;
  const edited = await editContent(
    books,
    current,
    isQuote && status !== undefined ? { ...content, status } : content,
  );
  if (isQuote) {
    if (leavesDraft(current.status, edited.status)) await seal(await partsOf(books, edited));
    return edited;
  }
  return status === undefined ? edited : setInvoiceStatus(books, edited, status, seal);
}

/** What an edit may need beside the books. */
interface Hands {
  seal: Seal;
  askOrderDeposit: AskOrderDeposit;
}

/** What the client answered to its seller, who writes it down; the seller is told what was not asked. */
async function answerByHand(
  books: Books,
  current: Document,
  { acceptance, taken = [] }: { acceptance: QuoteAnswer | null; taken?: number[] | undefined },
  { seal, askOrderDeposit }: Hands,
): Promise<Document> {
  const quote = await answerQuote(books, current, acceptance, { taken });
  if (acceptance !== 'accepted') return quote;
  const asked = await askOrderDeposit(books, quote, seal);
  if (asked && asked.reason !== null) {
    const text = orderDepositRefused(quote, asked.reason);
    await notify(books, { ...text, kind: 'quote_answered', documentId: quote.id });
  }
  return quote;
}

async function editContent(books: Books, current: Document, edit: DocumentEdit): Promise<Document> {
  if (Object.values(edit).every((value) => value === undefined)) return current;
  await holdFollowed(books, current);
  const wanted = await edited(books, current, edit);
  refuseOnAccepted(current, changedFields(current, wanted));
  if (current.issuedAt) {
    if (changedFields(current, wanted).length > 0) throw refuseIssued(current, CORRECTIONS);
    return current;
  }
  const problems = [...dateProblems(wanted), ...vatProblems(wanted, edit)];
  if (problems.length > 0) {
    throw invalid(Object.fromEntries(problems.map(({ field, message }) => [field, message])));
  }
  if (edit.orderDeposit) refuseOrderDeposit(wanted);
  refuseOptions(wanted);
  const settled = await settleEdit(books, current, wanted);
  const document =
    wanted.type === current.type
      ? await updateDocument(books, settled)
      : await saveInOtherSeries(books, current, wanted);
  await recordChanges(books, current, document);
  return document;
}

/** What an edit may not make of the VAT; a document from before this rule is left in peace. */
function vatProblems(wanted: Document, edit: DocumentEdit) {
  if (edit.vat === undefined && edit.vatExemption === undefined) return [];
  if (!wanted.vat || wanted.vatExemption === null) return [];
  return [{ field: 'vatExemption', message: VAT_AND_EXEMPTION }];
}

async function edited(books: Books, current: Document, edit: DocumentEdit): Promise<Document> {
  const profile = await lockProfile(books);
  if (edit.clientId !== undefined && edit.clientId !== current.clientId) {
    if (!(await findClient(books, edit.clientId))) {
      throw notFound('Client not found', 'client_not_found');
    }
  }
  const changed: Document = {
    ...current,
    ...withoutUndefined(edit),
    updatedAt: books.now.toISOString(),
  };
  if (changed.type !== current.type) changed.kind = changed.type;
  changed.dueDate = dueDateOf(changed.kind, changed.dueDate);
  changed.validityDays = validityOf(changed.kind, changed.validityDays);
  if (!kindFacts(changed.kind).isOffer) changed.orderDeposit = null;
  if (!mayChargeVat(profile) && current.status === 'draft') changed.vat = false;
  return { ...changed, amount: documentTotals(changed).net };
}

/** A draft that changes type leaves one series and takes its place in the other. */
async function saveInOtherSeries(
  books: Books,
  current: Document,
  wanted: Document,
): Promise<Document> {
  if (kindFacts(current.kind).isOffer && (await hasLeft(books, current))) {
    throw invalid({ type: 'Un document envoyé garde son type : créez-en un nouveau.' });
  }
  const profile = await lockProfile(books);
  const left = kindFacts(current.kind);
  const { series } = left.isOffer ? kindFacts(wanted.kind) : left;
  const first = await firstFree(books, profile, series);
  await compareNumbersLast(books);
  if (left.isOffer) await returnNumber(books, profile, current);
  const number = await takeNumber(books, profile, wanted.kind);
  const saved = await updateDocument(books, { ...wanted, number });
  await lineUp(books, profile, series, first);
  return { ...saved, number: await numberOf(books, saved.id) };
}

async function numberOf({ tx, accountId }: Books, id: string): Promise<string> {
  const { number } = await tx
    .selectFrom('documents')
    .select('number')
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return number;
}

/** What the register remembers: a status set and an edit are two events. */
async function recordChanges(books: Books, before: Document, after: Document): Promise<void> {
  const fields = changedFields(before, after);
  if (fields.length > 0) {
    await record(books, { kind: 'edited', document: after, before, fields });
  }
  if (before.status !== after.status) {
    await record(books, { kind: 'status_set', document: after, from: before.status });
  }
}

function changedFields(before: Document, after: Document): (keyof Document)[] {
  return CONTENT_FIELDS.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
}

/** In the order the register names them. */
const CONTENT_FIELDS: readonly (keyof Document)[] = [
  ...new Set<keyof Document>([
    'type',
    'number',
    'clientId',
    'date',
    'dueDate',
    'prompt',
    'amount',
    'vat',
    'vatRate',
    'lineItems',
    ...FACTS,
  ]),
];

function withoutUndefined<T extends object>(
  edit: T,
): { [K in keyof T]-?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]-?: Exclude<T[K], undefined>;
  };
}
