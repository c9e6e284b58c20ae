import type { Transaction } from 'kysely';
import { documentNumber } from '#domain/document/number.ts';
import type { ProfileEdit } from '#domain/profile/schema.ts';
import type { Profile } from '#domain/profile/types.ts';
import type { Tables } from '#server/database/types.ts';
import { isNumberTaken } from '#server/documents/numbering.ts';
import { invalid, type FieldMessages } from '#server/errors.ts';

type Tx = Transaction<Tables>;

/**
 * The next number may only move to one that was never given (spec §4, issue 6): a number printed
 * once is never printed again.
 */
export async function refuseTakenNumbers(
  tx: Tx,
  userId: string,
  current: Profile,
  changes: ProfileEdit,
): Promise<void> {
  const wanted = { ...current, ...changes };
  const messages: FieldMessages = {};
  if (
    changes.nextInvoiceNumber !== undefined &&
    changes.nextInvoiceNumber !== current.nextInvoiceNumber
  ) {
    const number = documentNumber(wanted.invoicePrefix, wanted.nextInvoiceNumber);
    if (await isNumberTaken(tx, userId, 'invoice', number))
      messages['nextInvoiceNumber'] = taken(number);
  }
  if (
    changes.nextQuoteNumber !== undefined &&
    changes.nextQuoteNumber !== current.nextQuoteNumber
  ) {
    const number = documentNumber(wanted.quotePrefix, wanted.nextQuoteNumber);
    if (await isNumberTaken(tx, userId, 'quote', number))
      messages['nextQuoteNumber'] = taken(number);
  }
  if (Object.keys(messages).length > 0) throw invalid(messages);
}

function taken(number: string): string {
  return `Le numéro ${number} a déjà été attribué : choisissez un numéro plus élevé.`;
}
