import { isProvisional } from '#domain/document/life.ts';
import { isRequest, kindFacts } from '#domain/document/kinds.ts';
import type { LetterWords } from '#domain/document/emailSchema.ts';
import type { DocumentEmail } from '#domain/letters/documentEmailSchema.ts';
import { renumbered } from '#domain/letters/renumbered.ts';
import { addresseesOf, others, type Addressee } from '#domain/letters/addressees.ts';
import type { Account, Books } from '#server/books/books.ts';
import { clientOfDocument } from '#server/clients/store.ts';
import { issueDocument } from '#server/documents/acts/issue.ts';
import { leaveDraft } from '#server/documents/acts/leaveDraft.ts';
import { fileNameOf, sealedFileOf } from '#server/documents/files/pdfOf.ts';
import { sealedBytes } from '#server/documents/files/sealing.ts';
import { Refusal, invalid, upstreamFailed } from '#server/errors.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { RateLimiter } from '#server/limits.ts';
import type { Witnesses } from '#server/register/witnesses.ts';
import type { ClientPages } from '#server/documents/clientPage/address.ts';
import { isDuplicate } from './duplicate.ts';
import { claimReminder, type ReminderToSend } from '#server/documents/reminders/claim.ts';
import { filesOf, keptFiles, type LetterFile } from './letterFiles.ts';
import { allowLetter, type LetterWriter } from './letterAllowance.ts';
import { settleFailure, settleSuccess } from './emailOutcome.ts';
import { sendLetter } from './sendLetter.ts';
import { refuseSecondLetter } from './lettersLeft.ts';
import { usualLetter } from './usualLetter.ts';
import { findDocument, lockDocument } from '#server/documents/store.ts';
import { loadParts, unknownDocument, type DocumentParts } from '#server/documents/files/parts.ts';
import type { PdfMaker } from '#server/documents/files/pdf.ts';

export interface EmailDeps {
  mail: Mail;
  pdf: PdfMaker;
  limits: RateLimiter;
  witnesses: Witnesses;
  pages: ClientPages;
}

type WrittenWords = LetterWords & Partial<DocumentEmail>;
type Written = WrittenWords | 'usual';

interface Attempt {
  id: string;
  addressees: Addressee[];
  parts: DocumentParts;
  bytes: Uint8Array;
  letter: LetterWords;
  /** What goes beside the document. */
  files: LetterFile[];
  /** The document was a draft until now. */
  issuedNow: boolean;
  /** It says so in its subject: the copy it carries is said in its text alone. */
  isReminder: boolean;
  /** These bytes were already sent once. */
  duplicate: boolean;
  /** Where the client reads the document. */
  address: string;
  /** What the register is as the letter leaves; an invoice's client keeps it. */
  witness: string | null;
}

/**
 * Sends a document to its client. The attempt is written down before the message leaves and again
 * with its outcome, so that nothing sent is unknown; « Envoyé » and the seal come only once the
 * transport has accepted (docs/product.md, E-mail). Throws 502 with the transport's reason
 * otherwise. A reminder takes its own row with the attempt, so that it leaves once.
 *
 * @param written `usual` is the letter that the modal opens with, sent once: 409 where one left, may
 * have left or is on its way.
 */
export async function emailDocument(
  deps: EmailDeps,
  account: Account,
  user: LetterWriter,
  documentId: string,
  written: Written,
  reminder: ReminderToSend | null = null,
): Promise<void> {
  const attempt = await begin(deps, account, user, documentId, written, reminder);
  const { failure, addressees } = await sendLetter(deps.mail, { ...attempt, sender: user });
  const { id, bytes, duplicate, parts, issuedNow } = attempt;
  const kept = deps.mail.kind === 'outbox';
  const sent = { id, addressees, document: parts.document, kept };
  await account.run(async (books) => {
    if (failure) {
      const takeBack = issuedNow && !failure.uncertain;
      const { uncertain } = failure;
      await settleFailure(books, { ...sent, takeBack, uncertain }, failure.message);
    } else {
      const fileName = fileNameOf(parts);
      const file = await settleSuccess(books, { ...sent, bytes, fileName, duplicate });
      await deps.pages.show(books, parts, file.id);
    }
  });
  if (failure) throw upstreamFailed(failure.code, failure.message, failure);
}

async function begin(
  deps: EmailDeps,
  account: Account,
  user: LetterWriter,
  documentId: string,
  written: Written,
  reminder: ReminderToSend | null,
): Promise<Attempt> {
  const { pdf, mail, witnesses, pages } = deps;
  const recipient = await account.run(async (books) => {
    const address = await recipientOf(books, documentId);
    if (written === 'usual') await refuseSecondLetter(books, documentId);
    return address;
  });
  // In docs/texts.md, to the letter.
  if (!recipient) throw invalid({ recipient: MISSING }, MISSING);
  const wanted: Partial<DocumentEmail> = written === 'usual' ? {} : written;
  const files = filesOf(mail, wanted.attachments ?? []);
  const addressees = addresseesOf({
    client: recipient,
    alsoTo: wanted.alsoTo ?? [],
    cc: wanted.cc ?? [],
    self: wanted.copyToSelf ? user.email : null,
  });
  await allowLetter(
    deps,
    user,
    others(addressees).map(({ address }) => address),
  );
  const issue = await issueFirst(deps, account, documentId);
  const { parts, bytes } = await pageOf(pdf, account, documentId);
  return account.run(async (books) => {
    const { tx, accountId, now, ids } = books;
    const letter = written === 'usual' ? await usualLetter(books, parts) : issue.renamed(written);
    const id = ids.next();
    // Held until the attempt is written: a deletion comes before it, or finds it.
    const held = await lockDocument(books, documentId);
    if (!held) throw unknownDocument();
    if (written === 'usual') await refuseSecondLetter(books, documentId);
    if (reminder) await claimReminder(books, held, reminder, id);
    await tx
      .insertInto('emailAttempts')
      .values({
        userId: accountId,
        id,
        documentId,
        recipient,
        subject: letter.subject,
        message: letter.message,
        transport: mail.kind,
        state: 'pending',
        addressees: JSON.stringify(addressees),
        attachments: JSON.stringify(keptFiles(files)),
        at: now,
      })
      .execute();
    return {
      id,
      addressees,
      parts,
      bytes,
      letter,
      files,
      issuedNow: issue.now,
      isReminder: reminder !== null,
      duplicate: await isDuplicate(books, parts.document, bytes),
      address: await pages.addressFor(books, documentId),
      witness: kindFacts(parts.document.kind).owes !== 0 ? await witnesses.of(books) : null,
    };
  });
}

/** Where the letter goes today: a client who was billed may have moved since. */
async function recipientOf(books: Books, documentId: string): Promise<string> {
  const document = await findDocument(books, documentId);
  if (!document) throw unknownDocument();
  const { email } = await clientOfDocument(books, document.clientId);
  return email;
}

interface FirstIssue {
  /** This letter is what issued it. */
  now: boolean;
  /** The letter, which may name another number: the next one when it was written, or a place in line. */
  renamed: (written: WrittenWords) => LetterWords;
}

/** An invoice that leaves is issued (docs/product.md, Issue); a quote leaves as it is. */
function issueFirst({ pdf }: EmailDeps, account: Account, documentId: string): Promise<FirstIssue> {
  return leaveDraft<FirstIssue>(pdf, account, async (books, seal) => {
    const document = (await lockDocument(books, documentId)) ?? unknown();
    // A deposit that is asked for is no invoice yet: it leaves as the request it is.
    if (!isProvisional(document) || isRequest(document)) {
      return { now: false, renamed: (written) => written };
    }
    const { number } = await issueDocument(books, document, seal);
    return {
      now: true,
      renamed: (written) => renumbered(written, written.number ?? document.number, number),
    };
  }).catch(pdfFailed);
}

async function pageOf(pdf: PdfMaker, account: Account, documentId: string) {
  const { parts, sealedFileId } = await account.run(async (books) => {
    const found = await loadParts(books, documentId);
    return { parts: found, sealedFileId: await sealedFileOf(books, found.document) };
  });
  const { bytes } = sealedFileId
    ? await sealedBytes(account, sealedFileId)
    : await pdf.make(parts, { owner: account.id }).catch(pdfFailed);
  return { parts, bytes };
}

/** In docs/texts.md, to the letter; a refusal that names its reason is said as it is. */
function pdfFailed(error: unknown): never {
  if (error instanceof Refusal && error.code !== 'rendering_failed') throw error;
  throw new Refusal(500, 'pdf_failed', 'Failed to generate PDF', { cause: error });
}

function unknown(): never {
  throw unknownDocument();
}

const MISSING = 'Missing required information';
