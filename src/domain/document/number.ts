import type { Profile } from '#domain/profile/types.ts';
import { type DocumentKind, kindFacts, type NumberSeries } from './kinds.ts';

/**
 * Prefix, then the number on at least three digits: « INV-001 », « INV-1000 »
 * (docs/product.md, Numbering).
 */
export function documentNumber(prefix: string, sequence: number): string {
  return `${prefix}${String(sequence).padStart(3, '0')}`;
}

/** The two fields of the profile that hold a series: its prefix and its next number. */
export const SERIES_FIELDS = {
  invoice: { prefix: 'invoicePrefix', next: 'nextInvoiceNumber' },
  quote: { prefix: 'quotePrefix', next: 'nextQuoteNumber' },
  credit_note: { prefix: 'creditNotePrefix', next: 'nextCreditNoteNumber' },
} as const satisfies Record<NumberSeries, { prefix: keyof Profile; next: keyof Profile }>;

type SeriesField = (typeof SERIES_FIELDS)[NumberSeries];
type Numbering = Pick<Profile, SeriesField['prefix'] | SeriesField['next']>;

/** Where a series stands: its prefix and the number that the next document created in it shows. */
export function seriesOf(
  profile: Numbering,
  series: NumberSeries,
): { prefix: string; next: number } {
  const { prefix, next } = SERIES_FIELDS[series];
  return { prefix: profile[prefix], next: profile[next] };
}

/** The change of the profile that makes `next` the next number of a series. */
export function withNextNumber(series: NumberSeries, next: number): Partial<Numbering> {
  return { [SERIES_FIELDS[series].next]: next };
}

/** The number the next document of this kind would show. */
export function nextDocumentNumber(profile: Numbering, kind: DocumentKind): string {
  const { prefix, next } = seriesOf(profile, kindFacts(kind).series);
  return documentNumber(prefix, next);
}
