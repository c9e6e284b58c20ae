import type { Transaction } from 'kysely';
import { dueDateOf } from '#domain/document/dueDate.ts';
import { dateProblems, type DocumentEdit } from '#domain/document/schema.ts';
import { leavesDraft } from '#domain/document/status.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import { findClient } from '#server/clients/store.ts';
import type { Tables } from '#server/database/types.ts';
import { invalid, notFound } from '#server/errors.ts';
import { lockProfile } from '#server/profile/store.ts';
import { record } from '#server/register/record.ts';
import type { World } from './draft.ts';
import { returnNumber, takeNumber } from './numbering.ts';
import { updateDocument, wasIssued } from './store.ts';

type Tx = Transaction<Tables>;

/**
 * Changes a document and writes what changed in the register. A draft may still change kind
 * (« generating again updates that same document », decisions §9): it then takes a number of the
 * other series.
 *
 * @returns the document as saved, and whether it just left draft (its PDF is then sealed).
 */
export async function editDocument(
  tx: Tx,
  userId: string,
  current: Document,
  edit: DocumentEdit,
  world: World,
): Promise<{ document: Document; leftDraft: boolean }> {
  const wanted = await edited(tx, userId, current, edit, world);
  const problems = dateProblems(wanted);
  if (problems.length > 0) {
    throw invalid(Object.fromEntries(problems.map(({ field, message }) => [field, message])));
  }
  const document = await updateDocument(tx, userId, wanted);
  await recordChanges(tx, userId, current, document, world);
  return { document, leftDraft: leavesDraft(current.status, document.status) };
}

async function edited(
  tx: Tx,
  userId: string,
  current: Document,
  edit: DocumentEdit,
  world: World,
): Promise<Document> {
  const profile = await lockProfile(tx, userId);
  if (edit.clientId !== undefined && edit.clientId !== current.clientId) {
    if (!(await findClient(tx, userId, edit.clientId))) {
      throw notFound('Client not found', 'client_not_found');
    }
  }
  const changed: Document = {
    ...current,
    ...withoutUndefined(edit),
    updatedAt: world.now.toISOString(),
  };
  if (changed.type !== current.type) {
    if (await wasIssued(tx, userId, current)) {
      throw invalid({ type: 'Un document envoyé garde son type : créez-en un nouveau.' });
    }
    await returnNumber(tx, userId, profile, current);
    changed.kind = changed.type;
    changed.number = await takeNumber(tx, userId, profile, changed.type);
  }
  changed.dueDate = dueDateOf(changed.kind, changed.dueDate);
  if (profile.vatRegime === 'franchise' && current.status === 'draft') changed.vat = false;
  return { ...changed, amount: documentTotals(changed).net };
}

/** What the register remembers: a status set and an edit are two events. */
async function recordChanges(
  tx: Tx,
  userId: string,
  before: Document,
  after: Document,
  world: World,
): Promise<void> {
  const fields = CONTENT_FIELDS.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  if (fields.length > 0) {
    await record(tx, userId, { kind: 'edited', document: after, before, fields }, world);
  }
  if (before.status !== after.status) {
    await record(tx, userId, { kind: 'status_set', document: after, from: before.status }, world);
  }
}

const CONTENT_FIELDS = [
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
  'content',
  'supplyDate',
  'supplyEndDate',
  'purchaseOrder',
  'paymentMethod',
  'operationCategory',
  'vatExemption',
  'euroRate',
] as const satisfies (keyof Document)[];

function withoutUndefined<T extends object>(
  edit: T,
): { [K in keyof T]-?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]-?: Exclude<T[K], undefined>;
  };
}
