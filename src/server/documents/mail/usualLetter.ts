import type { DocumentEmail } from '#domain/document/emailSchema.ts';
import { defaultMessage, defaultSubject } from '#domain/document/names.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { DocumentParts } from '#server/documents/files/parts.ts';

/** The letter that the modal opens with, of a document as it leaves: with the number it was just given. */
export function usualLetter({ seller, client, document }: DocumentParts): DocumentEmail {
  return {
    subject: defaultSubject(document),
    message: defaultMessage({
      document,
      clientName: client.company || client.name,
      total: documentTotals(document).gross,
      senderName: seller.company || seller.name,
    }),
  };
}
