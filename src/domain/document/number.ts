import type { Profile } from '#domain/profile/types.ts';
import type { DocumentType } from './types.ts';

/** Prefix, then the number on at least three digits: « INV-001 », « INV-1000 » (spec §4). */
export function documentNumber(prefix: string, sequence: number): string {
  return `${prefix}${String(sequence).padStart(3, '0')}`;
}

/** The number the next document of this kind would take. */
export function nextDocumentNumber(
  profile: Pick<Profile, 'invoicePrefix' | 'quotePrefix' | 'nextInvoiceNumber' | 'nextQuoteNumber'>,
  type: DocumentType,
): string {
  return type === 'invoice'
    ? documentNumber(profile.invoicePrefix, profile.nextInvoiceNumber)
    : documentNumber(profile.quotePrefix, profile.nextQuoteNumber);
}
