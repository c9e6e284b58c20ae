import { duplicateFileName, duplicateLetter } from '#domain/document/duplicate.ts';
import type { DocumentEmail } from '#domain/document/emailSchema.ts';
import { documentTitle, pdfFileName } from '#domain/document/names.ts';
import { WITNESS_LABEL } from '#domain/register/witness.ts';
import type { DocumentParts } from '#server/documents/files/parts.ts';
import type { SignedInUser } from '#server/http/context.ts';
import type { MailMessage } from '#server/mail/mail.ts';

export interface WrittenLetter {
  to: string;
  /** Whose letter it is: answers go to the company’s address, or to theirs. */
  sender: Pick<SignedInUser, 'id' | 'email'>;
  parts: Pick<DocumentParts, 'seller' | 'document'>;
  /** The PDF that goes with it. */
  bytes: Uint8Array;
  letter: DocumentEmail;
  /** It says so in its subject: the copy it carries is said in its text alone. */
  isReminder?: boolean;
  /** These bytes were already sent once. */
  duplicate: boolean;
  /** Where the client reads the document (`clientPage/address.ts`). */
  address: string;
  /** What the register is as the letter leaves; null where the client need not keep it. */
  witness: string | null;
}

const PAGE_LABEL = 'Votre document en ligne';

/** The message that carries a document: what was written, its page, its witness and its PDF. */
export function documentLetter({
  to,
  sender,
  parts: { seller, document },
  bytes,
  letter,
  isReminder = false,
  duplicate,
  address,
  witness,
}: WrittenLetter): MailMessage {
  const { subject: told, message } = duplicate ? duplicateLetter(letter, document) : letter;
  const subject = isReminder ? letter.subject : told;
  const name = duplicate ? duplicateFileName(document) : pdfFileName(document);
  const paragraphs = [
    message,
    `${PAGE_LABEL}\u00A0:\n${address}`,
    ...(witness ? [`${WITNESS_LABEL}\u00A0: ${witness}`] : []),
  ];
  return {
    to,
    subject,
    text: paragraphs.join('\n\n'),
    ...(witness && { witness }),
    replyTo: seller.email || sender.email,
    userId: sender.id,
    attachments: [{ name, contentType: 'application/pdf', bytes }],
    document: {
      id: document.id,
      senderCompany: seller.company || seller.name,
      senderEmail: sender.email,
      typeAndNumber: documentTitle(document),
    },
  };
}
