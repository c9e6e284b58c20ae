import { sql } from 'kysely';
import type { DocumentType } from '#domain/document/kinds.ts';
import { documentNumber } from '#domain/document/number.ts';
import type { ProfileEdit } from '#domain/profile/schema.ts';
import type { Profile } from '#domain/profile/types.ts';
import type { Books } from '#server/books/books.ts';
import { invalid, type FieldMessages } from '#server/errors.ts';

/**
 * The next number only moves forward past those given under its prefix
 * (docs/product.md, Numbering): a number printed once is never printed again, and the series stays
 * chronological (CGI ann. II art. 242 nonies A, 7°). Moved too far by mistake, it may come back as
 * long as none was given.
 */
export async function refuseTakenNumbers(
  books: Books,
  current: Profile,
  changes: ProfileEdit,
): Promise<void> {
  const wanted = { ...current, ...changes };
  const messages: FieldMessages = {};
  if (wanted.nextInvoiceNumber !== current.nextInvoiceNumber) {
    const last = await lastGiven(books, 'invoice', wanted.invoicePrefix);
    if (last >= wanted.nextInvoiceNumber)
      messages['nextInvoiceNumber'] = taken(wanted.invoicePrefix, last);
  }
  if (wanted.nextQuoteNumber !== current.nextQuoteNumber) {
    const last = await lastGiven(books, 'quote', wanted.quotePrefix);
    if (last >= wanted.nextQuoteNumber)
      messages['nextQuoteNumber'] = taken(wanted.quotePrefix, last);
  }
  if (Object.keys(messages).length > 0) throw invalid(messages);
}

/** The highest number given under a prefix, to documents withdrawn since as well; 0 when none was. */
async function lastGiven(
  { tx, accountId }: Books,
  type: DocumentType,
  prefix: string,
): Promise<number> {
  const digits = sql<string>`substr(number, ${prefix.length + 1})`;
  const row = await tx
    .selectFrom('documents')
    .select(sql<string | null>`max(${digits}::numeric)`.as('last'))
    .where('userId', '=', accountId)
    .where('type', '=', type)
    .where(sql<boolean>`starts_with(number, ${prefix})`)
    .where(sql<boolean>`${digits} ~ '^[0-9]{3,9}$'`)
    .executeTakeFirstOrThrow();
  return Number(row.last ?? 0);
}

function taken(prefix: string, last: number): string {
  return `Le numéro ${documentNumber(prefix, last)} a déjà été attribué : choisissez un numéro plus élevé.`;
}
