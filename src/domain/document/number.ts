import type { Profile } from '#domain/profile/types.ts';
import { type DocumentType, KINDS } from './kinds.ts';

/**
 * Prefix, then the number on at least three digits: « INV-001 », « INV-1000 »
 * (docs/product.md, Numbering).
 */
export function documentNumber(prefix: string, sequence: number): string {
  return `${prefix}${String(sequence).padStart(3, '0')}`;
}

/** The two fields of the profile that hold a series: its prefix and its next number. */
const SERIES_FIELDS = {
  invoice: { prefix: 'invoicePrefix', next: 'nextInvoiceNumber' },
  quote: { prefix: 'quotePrefix', next: 'nextQuoteNumber' },
} as const satisfies Record<
  (typeof KINDS)[DocumentType]['series'],
  { prefix: keyof Profile; next: keyof Profile }
>;

type Numbering = Pick<
  Profile,
  'invoicePrefix' | 'quotePrefix' | 'nextInvoiceNumber' | 'nextQuoteNumber'
>;

/** Where the series of this type of document stands. */
export function seriesOf(profile: Numbering, type: DocumentType): { prefix: string; next: number } {
  const { prefix, next } = SERIES_FIELDS[KINDS[type].series];
  return { prefix: profile[prefix], next: profile[next] };
}

/** The change of the profile that makes `next` the next number of a series. */
export function withNextNumber(type: DocumentType, next: number): Partial<Numbering> {
  return { [SERIES_FIELDS[KINDS[type].series].next]: next };
}

/** The number the next document of this type would take. */
export function nextDocumentNumber(profile: Numbering, type: DocumentType): string {
  const { prefix, next } = seriesOf(profile, type);
  return documentNumber(prefix, next);
}
