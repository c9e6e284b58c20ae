import type { LetterWords } from '#domain/document/emailSchema.ts';
import { isRequest } from '#domain/document/kinds.ts';
import { DOCUMENT_LIMITS } from '#domain/document/limits.ts';
import { letterKindOf } from '#domain/letters/letterKinds.ts';
import { originalText } from '#domain/letters/originals.ts';
import { filledText, letterValues } from '#domain/letters/variables.ts';
import { parisDay } from '#domain/calendar.ts';
import type { Books } from '#server/books/books.ts';
import type { DocumentParts } from '#server/documents/files/parts.ts';
import { numberIfIssued } from '#server/numbering/line.ts';
import { ownText } from './letterTextStore.ts';

/** The letter that the modal opens with, of a document as it stands: the account's words, else ours. */
export async function usualLetter(books: Books, parts: DocumentParts): Promise<LetterWords> {
  const kind = letterKindOf(parts.document);
  return writtenAbout(books, parts, (await ownText(books, kind)) ?? originalText(kind));
}

export interface LetterToCome extends LetterWords {
  /** The number its words name, while it is not yet for good. */
  number: string | null;
}

/**
 * The usual letter before it leaves: of a draft that its sending issues, with the number it then
 * takes and not with its place in line.
 */
export async function letterToCome(books: Books, parts: DocumentParts): Promise<LetterToCome> {
  const { document } = parts;
  const number = isRequest(document) ? null : await numberIfIssued(books, parts);
  const named = number === null ? parts : { ...parts, document: { ...document, number } };
  return { ...(await usualLetter(books, named)), number };
}

/** A text with the values of a document, no longer than a letter may be. */
export function writtenAbout(books: Books, parts: DocumentParts, text: LetterWords): LetterWords {
  const values = letterValues({ ...parts, today: parisDay(books.now) });
  const { subject, message } = filledText(text, values);
  return {
    subject: subject.slice(0, DOCUMENT_LIMITS.subject),
    message: message.slice(0, DOCUMENT_LIMITS.message),
  };
}
