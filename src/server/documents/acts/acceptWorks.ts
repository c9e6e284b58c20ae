import { type IsoDate, parisDay } from '#domain/calendar.ts';
import type { Document } from '#domain/document/types.ts';
import type { Books } from '#server/books/books.ts';
import { saveWorksAccepted } from '#server/documents/store.ts';
import { conflict, invalid } from '#server/errors.ts';
import { record } from '#server/register/record.ts';

/**
 * Writes down the day the client accepted the works, from which a year is counted before what is kept
 * back is due (loi n° 71-584, art. 2); null takes it back. Throws 409 where nothing is kept back.
 */
export async function acceptWorks(
  books: Books,
  invoice: Document,
  day: IsoDate | null,
): Promise<Document> {
  if (!invoice.issuedAt || invoice.retention === null) {
    const message = 'La réception se note sur une facture émise avec une retenue de garantie.';
    throw conflict('no_retention', message);
  }
  if (day === invoice.worksAcceptedOn) return invoice;
  if (day !== null && day > parisDay(books.now)) {
    throw invalid({ day: 'La réception des travaux ne peut pas être à venir' });
  }
  const document = await saveWorksAccepted(books, invoice.id, day);
  await record(books, { kind: 'works_accepted', document });
  return document;
}
