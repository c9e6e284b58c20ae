import type { Profile } from '#domain/profile/types.ts';
import type { DocumentType } from './types.ts';

/** Prefixes of a new profile (spec §9). */
export const DEFAULT_PREFIXES: Record<DocumentType, string> = { invoice: 'INV-', quote: 'QUO-' };

/** Longest number the French e-invoicing rules allow (french-invoicing-facts §1.7). */
export const NUMBER_LENGTH = 35;

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

/**
 * The sequence a number was made from under this prefix, or null when another prefix made it: tells
 * which next number moves back when the last draft is deleted (decisions §6).
 */
export function sequenceOf(number: string, prefix: string): number | null {
  if (!number.startsWith(prefix)) return null;
  const digits = number.slice(prefix.length);
  if (!/^\d{3,}$/.test(digits)) return null;
  const sequence = Number(digits);
  return documentNumber(prefix, sequence) === number ? sequence : null;
}
