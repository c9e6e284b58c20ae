import { createHash } from 'node:crypto';
import type { Attachment, KeptAttachment } from '#domain/letters/attachments.ts';
import { invalid } from '#server/errors.ts';
import type { Mail, MailAttachment } from '#server/mail/mail.ts';

/** A file the sender joined, beside the document. */
export type LetterFile = MailAttachment;

const PDF_ONLY =
  'Cette installation envoie par EmailJS, qui ne porte que le PDF du document\u00A0: retirez les pièces jointes.';

/** The files as the transport takes them; 400 beside the field where it takes none. */
export function filesOf(
  { kind }: Pick<Mail, 'kind'>,
  attachments: readonly Attachment[],
): LetterFile[] {
  // EmailJS's request has one attachment, the document (docs/product.md, E-mail).
  if (kind === 'emailjs' && attachments.length > 0)
    throw invalid({ attachments: PDF_ONLY }, PDF_ONLY);
  return attachments.map(({ name, type, content }) => ({
    name,
    contentType: type,
    bytes: Buffer.from(content, 'base64'),
  }));
}

/** What is remembered of them: enough to know them again, not to send them again. */
export function keptFiles(files: readonly LetterFile[]): KeptAttachment[] {
  return files.map(({ name, contentType, bytes }) => ({
    name,
    type: contentType,
    bytes: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  }));
}
