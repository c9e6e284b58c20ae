import { duplicateFileName, duplicateLetter } from '#domain/document/duplicate.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import { documentTitle, pdfFileName } from '#domain/document/names.ts';
import type { DocumentEmail } from '#domain/document/emailSchema.ts';
import { WITNESS_LABEL } from '#domain/register/witness.ts';
import type { Account } from '#server/books/books.ts';
import { Refusal, invalid, upstreamFailed } from '#server/errors.ts';
import type { SignedInUser } from '#server/http/context.ts';
import { MailError, type Mail } from '#server/mail/mail.ts';
import type { RateLimiter } from '#server/limits.ts';
import type { Witnesses } from '#server/register/witnesses.ts';
import { isDuplicate } from './duplicate.ts';
import { allowLetter } from './letterAllowance.ts';
import { settleFailure, settleSuccess } from './emailOutcome.ts';
import { lockDocument } from '#server/documents/store.ts';
import { loadParts, unknownDocument, type DocumentParts } from '#server/documents/files/parts.ts';
import type { PdfMaker } from '#server/documents/files/pdf.ts';

export interface EmailDeps {
  mail: Mail;
  pdf: PdfMaker;
  limits: RateLimiter;
  witnesses: Witnesses;
}

interface Attempt {
  id: string;
  recipient: string;
  parts: DocumentParts;
  bytes: Uint8Array;
  /** These bytes were already sent once. */
  duplicate: boolean;
  /** What the register is as the letter leaves; an invoice's client keeps it. */
  witness: string | null;
}

/**
 * Sends a document to its client. The attempt is written down before the message leaves and again
 * with its outcome, so that nothing sent is unknown; « Envoyé » and the seal come only once the
 * transport has accepted (docs/product.md, E-mail). Throws 502 with the transport's reason
 * otherwise.
 */
export async function emailDocument(
  deps: EmailDeps,
  account: Account,
  user: SignedInUser,
  documentId: string,
  email: DocumentEmail,
): Promise<void> {
  const attempt = await begin(deps, account, user, documentId, email);
  const failure = await send(deps, user, attempt, email);
  const { id, recipient, bytes, duplicate, parts } = attempt;
  const kept = deps.mail.kind === 'outbox';
  const sent = { id, recipient, document: parts.document, kept };
  await account.run(async (books) => {
    if (failure) await settleFailure(books, sent, failure.message);
    else await settleSuccess(books, { ...sent, bytes, duplicate });
  });
  if (failure) throw upstreamFailed(failure.code, failure.message, failure);
}

async function begin(
  deps: EmailDeps,
  account: Account,
  user: SignedInUser,
  documentId: string,
  { subject, message }: DocumentEmail,
): Promise<Attempt> {
  const { pdf, mail, witnesses } = deps;
  const parts = await account.run((books) => loadParts(books, documentId));
  const recipient = parts.client.email;
  // In docs/texts.md, to the letter.
  if (!recipient) throw invalid({ recipient: MISSING }, MISSING);
  await allowLetter(deps, user, recipient);
  const { bytes } = await pdf.make(parts, { owner: account.id }).catch((error: unknown) => {
    if (error instanceof Refusal && [429, 503].includes(error.status)) throw error;
    throw new Refusal(500, 'pdf_failed', 'Failed to generate PDF', { cause: error });
  });
  return account.run(async (books) => {
    const { tx, accountId, now, ids } = books;
    const id = ids.next();
    // Held until the attempt is written: a deletion comes before it, or finds it.
    if (!(await lockDocument(books, documentId))) throw unknownDocument();
    await tx
      .insertInto('emailAttempts')
      .values({
        userId: accountId,
        id,
        documentId,
        recipient,
        subject,
        message,
        transport: mail.kind,
        state: 'pending',
        at: now,
      })
      .execute();
    return {
      id,
      recipient,
      parts,
      bytes,
      duplicate: await isDuplicate(books, parts.document, bytes),
      witness: kindFacts(parts.document.kind).owes !== 0 ? await witnesses.of(books) : null,
    };
  });
}

const MISSING = 'Missing required information';

async function send(
  { mail }: EmailDeps,
  user: SignedInUser,
  { recipient, parts: { seller, document }, bytes, duplicate, witness }: Attempt,
  written: DocumentEmail,
): Promise<MailError | null> {
  const { subject, message } = duplicate ? duplicateLetter(written, document) : written;
  const name = duplicate ? duplicateFileName(document) : pdfFileName(document);
  try {
    await mail.send({
      to: recipient,
      subject,
      text: witness ? `${message}\n\n${WITNESS_LABEL}\u00A0: ${witness}` : message,
      ...(witness && { witness }),
      replyTo: seller.email || user.email,
      userId: user.id,
      attachments: [{ name, contentType: 'application/pdf', bytes }],
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
