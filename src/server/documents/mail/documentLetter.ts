import { duplicateFileName, duplicateLetter } from '#domain/document/duplicate.ts';
import type { LetterWords } from '#domain/document/emailSchema.ts';
import { documentTitle } from '#domain/document/names.ts';
import type { Addressee, AddresseeRole } from '#domain/letters/addressees.ts';
import { PAGE } from '#domain/letters/variables.ts';
import { WITNESS_LABEL } from '#domain/register/witness.ts';
import { fileNameOf } from '#server/documents/files/pdfOf.ts';
import type { DocumentParts } from '#server/documents/files/parts.ts';
import type { SignedInUser } from '#server/http/context.ts';
import type { MailMessage } from '#server/mail/mail.ts';
import type { LetterFile } from './letterFiles.ts';

export interface WrittenLetter {
  /** The client first. */
  addressees: readonly Addressee[];
  /** Whose letter it is: answers go to the company’s address, or to theirs. */
  sender: Pick<SignedInUser, 'id' | 'email'>;
  parts: DocumentParts;
  /** The PDF that goes with it. */
  bytes: Uint8Array;
  letter: LetterWords;
  /** What goes beside it. */
  files: readonly LetterFile[];
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
  addressees,
  sender,
  parts,
  bytes,
  letter,
  files,
  isReminder = false,
  duplicate,
  address,
  witness,
}: WrittenLetter): MailMessage {
  const { seller, document } = parts;
  const { subject: told, message } = duplicate ? duplicateLetter(letter, document) : letter;
  const subject = isReminder ? letter.subject : told;
  const name = duplicate ? duplicateFileName(document) : fileNameOf(parts);
  const withPage = message.replaceAll(PAGE, address);
  const paragraphs = [
    withPage,
    // The client always finds it, whatever the message became.
    ...(withPage.includes(address) ? [] : [`${PAGE_LABEL}\u00A0:\n${address}`]),
    ...(witness ? [`${WITNESS_LABEL}\u00A0: ${witness}`] : []),
  ];
  const those = (role: AddresseeRole) =>
    addressees.filter((one) => one.role === role).map(({ address }) => address);
  return {
    to: those('client')[0] ?? '',
    alsoTo: those('to'),
    cc: those('cc'),
    bcc: those('self'),
    subject,
    text: paragraphs.join('\n\n'),
    ...(witness && { witness }),
    replyTo: replyAddress(seller, sender),
    userId: sender.id,
    attachments: [{ name, contentType: 'application/pdf', bytes }, ...files],
    document: {
      id: document.id,
      senderCompany: seller.company || seller.name,
      senderEmail: sender.email,
      typeAndNumber: documentTitle(document),
    },
  };
}

/** Answers reach the company, or whoever writes: never the address of the product. */
export function replyAddress(
  seller: Pick<WrittenLetter['parts']['seller'], 'email'>,
  sender: Pick<SignedInUser, 'email'>,
): string {
  return seller.email || sender.email;
}
