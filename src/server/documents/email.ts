import type { Transaction } from 'kysely';
import { documentTitle, pdfFileName } from '#domain/document/names.ts';
import type { DocumentEmail } from '#domain/document/emailSchema.ts';
import type { Document } from '#domain/document/types.ts';
import { emailFailed, emailSent } from '#domain/notification/texts.ts';
import type { Database } from '#server/database/connect.ts';
import type { Tables } from '#server/database/types.ts';
import { Refusal, invalid, upstreamFailed } from '#server/errors.ts';
import type { Clock, Ids } from '#server/http/clock.ts';
import type { SignedInUser } from '#server/http/context.ts';
import { MailError, type Mail } from '#server/mail/mail.ts';
import { notify } from '#server/notifications/store.ts';
import { record } from '#server/register/record.ts';
import type { Sealing } from '#server/register/sealing.ts';
import { loadParts, type DocumentParts } from './parts.ts';
import type { PdfMaker } from './pdf.ts';
import { lockDocument, updateDocument } from './store.ts';

type Tx = Transaction<Tables>;

export interface EmailDeps {
  database: Database;
  mail: Mail;
  pdf: PdfMaker;
  sealing: Sealing;
  clock: Clock;
  ids: Ids;
}

interface Attempt {
  id: string;
  recipient: string;
  parts: DocumentParts;
  bytes: Uint8Array;
}

/**
 * Sends a document to its client. The attempt is written down before the message leaves and again
 * with its outcome, so that nothing sent is unknown; « Envoyé » and the seal come only once the
 * transport has accepted (decisions §21). Throws 502 with the transport's reason otherwise.
 */
export async function emailDocument(
  deps: EmailDeps,
  user: SignedInUser,
  documentId: string,
  email: DocumentEmail,
): Promise<void> {
  const attempt = await begin(deps, user, documentId, email);
  const failure = await send(deps, user, attempt, email);
  await deps.database.tenant(user.id).run(async (tx) => {
    if (failure) await settleFailure(tx, deps, user.id, attempt, failure);
    else await settleSuccess(tx, deps, user.id, attempt);
  });
  if (failure) throw upstreamFailed(failure.code, failure.message, failure);
}

async function begin(
  { database, pdf, mail, clock, ids }: EmailDeps,
  user: SignedInUser,
  documentId: string,
  { subject, message }: DocumentEmail,
): Promise<Attempt> {
  const parts = await database.tenant(user.id).run((tx) => loadParts(tx, user.id, documentId));
  const recipient = parts.client.email;
  // Spec §5, to the letter.
  if (!recipient) throw invalid({ recipient: MISSING }, MISSING);
  const { bytes } = await pdf.make(parts).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 503) throw error;
    throw new Refusal(500, 'pdf_failed', 'Failed to generate PDF', { cause: error });
  });
  const id = ids.next();
  await database.tenant(user.id).run((tx) =>
    tx
      .insertInto('emailAttempts')
      .values({
        userId: user.id,
        id,
        documentId,
        recipient,
        subject,
        message,
        transport: mail.kind,
        state: 'pending',
        at: clock.now(),
      })
      .execute(),
  );
  return { id, recipient, parts, bytes };
}

const MISSING = 'Missing required information';

async function send(
  { mail }: EmailDeps,
  user: SignedInUser,
  { recipient, parts: { seller, document }, bytes }: Attempt,
  { subject, message }: DocumentEmail,
): Promise<MailError | null> {
  try {
    await mail.send({
      to: recipient,
      subject,
      text: message,
      replyTo: seller.email || user.email,
      userId: user.id,
      attachments: [{ name: pdfFileName(document), contentType: 'application/pdf', bytes }],
      document: {
        id: document.id,
        senderCompany: seller.company || seller.name,
        senderEmail: user.email,
        typeAndNumber: documentTitle(document),
      },
    });
    return null;
  } catch (error) {
    if (error instanceof MailError) return error;
    return new MailError(
      'mail_failed',
      'An unexpected error occurred while sending the email',
      error,
    );
  }
}

async function settleSuccess(tx: Tx, deps: EmailDeps, userId: string, attempt: Attempt) {
  const { clock, ids, sealing } = deps;
  const now = clock.now();
  const { recipient, parts, bytes } = attempt;
  await closeAttempt(tx, userId, attempt.id, { state: 'accepted', error: null });
  const { sha256 } = await sealing.keep(tx, userId, parts.document, bytes);
  await record(
    tx,
    userId,
    { kind: 'emailed', document: parts.document, recipient, ok: true, sha256, error: null },
    { now },
  );
  await markSent(tx, userId, parts.document, now);
  await notify(tx, userId, {
    ...emailSent(parts.document, recipient),
    id: ids.next(),
    kind: 'email_sent',
    documentId: parts.document.id,
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

async function settleFailure(
  tx: Tx,
  { clock, ids }: EmailDeps,
  userId: string,
  { id, recipient, parts }: Attempt,
  failure: MailError,
) {
  const now = clock.now();
  const { document } = parts;
  await closeAttempt(tx, userId, id, { state: 'failed', error: failure.message });
  await record(
    tx,
    userId,
    { kind: 'emailed', document, recipient, ok: false, sha256: null, error: failure.message },
    { now },
  );
  await notify(tx, userId, {
    ...emailFailed(document, recipient, failure.message),
    id: ids.next(),
    kind: 'email_failed',
    documentId: document.id,
    now,
  });
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
