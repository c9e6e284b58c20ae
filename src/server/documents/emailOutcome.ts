import type { Transaction } from 'kysely';
import type { Document } from '#domain/document/types.ts';
import { emailFailed, emailSent } from '#domain/notification/texts.ts';
import type { Tables } from '#server/database/types.ts';
import type { Clock, Ids } from '#server/http/clock.ts';
import { notify } from '#server/notifications/store.ts';
import { record } from '#server/register/record.ts';
import type { Sealing } from '#server/register/sealing.ts';
import { lockDocument, updateDocument } from './store.ts';

type Tx = Transaction<Tables>;

/** An attempt that was written down before its message left. */
interface Attempt {
  id: string;
  recipient: string;
  document: Document;
  /** It waits in the local outbox: nothing has left. */
  kept: boolean;
}

interface World {
  clock: Clock;
  ids: Ids;
}

/** The transport accepted the message: sealed, recorded, « Envoyé », told. */
export async function settleSuccess(
  tx: Tx,
  { clock, ids, sealing }: World & { sealing: Sealing },
  userId: string,
  {
    id,
    recipient,
    document,
    kept,
    bytes,
    duplicate,
  }: Attempt & { bytes: Uint8Array; duplicate: boolean },
): Promise<void> {
  const now = clock.now();
  await closeAttempt(tx, userId, id, { state: 'accepted', error: null });
  const { sha256 } = await sealing.keep(tx, userId, document, bytes);
  await record(
    tx,
    userId,
    { kind: 'emailed', document, recipient, ok: true, sha256, error: null, duplicate, kept },
    { now },
  );
  await markSent(tx, userId, document, now);
  await notify(tx, userId, {
    ...emailSent(document, recipient, kept),
    id: ids.next(),
    kind: 'email_sent',
    documentId: document.id,
    now,
  });
}

/** The message did not leave, or nobody knows: recorded and told; the document keeps its status. */
export async function settleFailure(
  tx: Tx,
  { clock, ids }: World,
  userId: string,
  { id, recipient, document }: Omit<Attempt, 'kept'>,
  error: string,
): Promise<void> {
  const now = clock.now();
  await closeAttempt(tx, userId, id, { state: 'failed', error });
  await record(
    tx,
    userId,
    {
      kind: 'emailed',
      document,
      recipient,
      ok: false,
      sha256: null,
      error,
      duplicate: false,
      kept: false,
    },
    { now },
  );
  await notify(tx, userId, {
    ...emailFailed(document, recipient, error),
    id: ids.next(),
    kind: 'email_failed',
    documentId: document.id,
    now,
  });
}

/** A paid or cancelled document that is sent again keeps its status: it says more than « Envoyé ». */
async function markSent(tx: Tx, userId: string, sent: Document, now: Date) {
  const current = await lockDocument(tx, userId, sent.id);
  if (!current || current.status !== 'draft') return;
  const document = await updateDocument(tx, userId, {
    ...current,
    status: 'sent',
    updatedAt: now.toISOString(),
  });
  await record(tx, userId, { kind: 'status_set', document, from: current.status }, { now });
}

async function closeAttempt(
  tx: Tx,
  userId: string,
  id: string,
  outcome: { state: 'accepted' | 'failed'; error: string | null },
) {
  await tx
    .updateTable('emailAttempts')
    .set(outcome)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .execute();
}
