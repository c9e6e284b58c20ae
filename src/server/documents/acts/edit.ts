import { dueDateOf } from '#domain/document/dueDate.ts';
import { FACTS } from '#domain/document/facts.ts';
import { dateProblems, type DocumentEdit } from '#domain/document/schema.ts';
import { leavesDraft } from '#domain/document/status.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import type { Books } from '#server/books/books.ts';
import { findClient } from '#server/clients/store.ts';
import { invalid, notFound } from '#server/errors.ts';
import { lockProfile } from '#server/profile/store.ts';
import { record } from '#server/register/record.ts';
import { returnNumber, takeNumber } from './numbering.ts';
import { updateDocument, wasIssued } from '#server/documents/store.ts';

/**
 * Changes a document and writes what changed in the register. A draft may still change kind
 * (« generating again updates that same document », docs/product.md, The wizard): it then takes
 * a number of the other series.
 *
 * @returns the document as saved, and whether it just left draft (its PDF is then sealed).
 */
export async function editDocument(
  books: Books,
  current: Document,
  edit: DocumentEdit,
): Promise<{ document: Document; leftDraft: boolean }> {
  const wanted = await edited(books, current, edit);
  const problems = dateProblems(wanted);
  if (problems.length > 0) {
    throw invalid(Object.fromEntries(problems.map(({ field, message }) => [field, message])));
  }
  const document = await updateDocument(books, wanted);
  await recordChanges(books, current, document);
  return { document, leftDraft: leavesDraft(current.status, document.status) };
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
  if (changed.type !== current.type) {
    if (await wasIssued(books, current)) {
      throw invalid({ type: 'Un document envoyé garde son type : créez-en un nouveau.' });
    }
    await returnNumber(books, profile, current);
    changed.kind = changed.type;
    changed.number = await takeNumber(books, profile, changed.type);
  }
  changed.dueDate = dueDateOf(changed.kind, changed.dueDate);
  if (profile.vatRegime === 'franchise' && current.status === 'draft') changed.vat = false;
  return { ...changed, amount: documentTotals(changed).net };
}

/** What the register remembers: a status set and an edit are two events. */
async function recordChanges(books: Books, before: Document, after: Document): Promise<void> {
  const fields = CONTENT_FIELDS.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  if (fields.length > 0) {
    await record(books, { kind: 'edited', document: after, before, fields });
  }
  if (before.status !== after.status) {
    await record(books, { kind: 'status_set', document: after, from: before.status });
  }
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
