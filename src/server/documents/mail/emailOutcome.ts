import { everybody, exceptFor, wentTo, type Addressee } from '#domain/letters/addressees.ts';
import { isRequest } from '#domain/document/kinds.ts';
import type { Document } from '#domain/document/types.ts';
import { emailFailed, emailSent } from '#domain/notification/texts.ts';
import { reminderSent } from '#domain/reminders/notice.ts';
import type { Books } from '#server/books/books.ts';
import { notify } from '#server/notifications/store.ts';
import { record } from '#server/register/record.ts';
import { settleReminder } from '#server/documents/reminders/store.ts';
import { sealPdf, type SealedPdf } from '#server/documents/files/sealing.ts';
import { mayTakeIssueBack, takeIssueBack } from '#server/documents/acts/issued.ts';
import { lockDocument, markLeft, markSent, updateDocument } from '#server/documents/store.ts';

/** An attempt that was written down before its message left. */
interface Attempt {
  id: string;
  /** What the transport said of each. */
  addressees: readonly Addressee[];
  document: Document;
  /** It waits in the local outbox: nothing has left. */
  kept: boolean;
}

/** The transport accepted the message: sealed, recorded, « Envoyé », notified; it has left the house. */
export async function settleSuccess(
  books: Books,
  {
    id,
    addressees,
    document,
    kept,
    bytes,
    fileName,
    duplicate,
  }: Attempt & { bytes: Uint8Array; fileName: string; duplicate: boolean },
): Promise<SealedPdf> {
  await closeAttempt(books, id, { state: 'accepted', error: null, uncertain: false, addressees });
  const went = wentTo(addressees);
  const reminder = (await settleReminder(books, id, 'sent')) ?? undefined;
  const file = await sealPdf(books, document, bytes, { name: fileName });
  await record(books, {
    kind: 'emailed',
    document,
    ...went,
    ok: true,
    sha256: file.sha256,
    error: null,
    duplicate,
    kept,
    reminder,
  });
  await settleSent(books, document, kept);
  await notify(books, {
    ...(reminder
      ? reminderSent(document, reminder, { recipient: went.recipient, kept })
      : emailSent(document, everybody(went), kept, exceptFor(went.notTaken))),
    kind: 'email_sent',
    documentId: document.id,
  });
  return file;
}

/**
 * Not sent, or nobody knows: recorded and notified; the document keeps its status. An issue that was
 * made for this letter alone is taken back when the letter is known not to have left.
 */
export async function settleFailure(
  books: Books,
  {
    id,
    addressees,
    document,
    takeBack,
    uncertain,
  }: Omit<Attempt, 'kept'> & { takeBack: boolean; uncertain: boolean },
  error: string,
): Promise<void> {
  await closeAttempt(books, id, { state: 'failed', error, uncertain, addressees });
  const { recipient, notTaken } = wentTo(addressees);
  const others = notTaken.map(({ address }) => address).filter((address) => address !== recipient);
  const outcome = uncertain ? 'uncertain' : 'failed';
  const reminder = (await settleReminder(books, id, outcome)) ?? undefined;
  await record(books, {
    kind: 'emailed',
    document,
    recipient,
    others,
    notTaken: [],
    ok: false,
    sha256: null,
    error,
    duplicate: false,
    kept: false,
    reminder,
  });
  await notify(books, {
    ...emailFailed(document, everybody({ recipient, others }), error),
    kind: 'email_failed',
    documentId: document.id,
  });
  if (takeBack) await takeBackIfLast(books, document);
}

async function takeBackIfLast(books: Books, { id }: Document): Promise<void> {
  const document = await lockDocument(books, id);
  // Another was issued meanwhile: this one stays issued, and may be sent again.
  if (!document || !(await mayTakeIssueBack(books, document))) return;
  await takeIssueBack(books, document);
}

/** A paid or cancelled document that is sent again keeps its status: it says more than « Envoyé ». */
async function settleSent(books: Books, sent: Document, kept: boolean) {
  await markSent(books, sent.id);
  // In the local outbox nothing has left yet.
  if (!kept) await markLeft(books, sent.id);
  const current = await lockDocument(books, sent.id);
  if (!current || current.status !== 'draft' || isRequest(current)) return;
  const document = await updateDocument(books, {
    ...current,
    status: 'sent',
    updatedAt: books.now.toISOString(),
  });
  await record(books, { kind: 'status_set', document, from: current.status, byLetter: true });
}

async function closeAttempt(
  { tx, accountId }: Books,
  id: string,
  {
    addressees,
    ...outcome
  }: {
    state: 'accepted' | 'failed';
    error: string | null;
    uncertain: boolean;
    addressees: readonly Addressee[];
  },
) {
  await tx
    .updateTable('emailAttempts')
    .set({ ...outcome, addressees: JSON.stringify(addressees) })
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .execute();
}
