import type { LetterWords } from './emailSchema.ts';
import { pdfFileName } from './names.ts';
import type { Document } from './types.ts';

/**
 * The letter that carries an invoice sent again unchanged. It is said around the file, never in it:
 * the client must get the original byte for byte, and know that it is not a second invoice.
 */
export function duplicateLetter(
  { subject, message }: LetterWords,
  { number }: Pick<Document, 'number'>,
): LetterWords {
  const said = /\bduplicata\b/i.test(subject);
  return {
    subject: said ? subject : `Duplicata – ${subject}`,
    message: `${message}\n\nDuplicata\u00A0: le fichier joint est la copie exacte de la facture ${number} déjà envoyée. Il ne s’agit pas d’une nouvelle facture.`,
  };
}

/** « Facture_INV-001_duplicata.pdf »: the mention stays with a file that is saved apart. */
export function duplicateFileName(document: Pick<Document, 'kind' | 'number'>): string {
  return pdfFileName(document).replace(/\.pdf$/, '_duplicata.pdf');
}
