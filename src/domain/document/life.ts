import type { IsoDate } from '#domain/calendar.ts';
import { type DocumentKind, kindFacts } from './kinds.ts';

/** What happens to a document after it was written; instants are ISO, amounts in its currency. */
export interface DocumentLife {
  /** Since then its content is what its snapshot says (docs/product.md, Issue). */
  issuedAt: string | null;
  /** Sent by e-mail, or marked so by hand. */
  sentAt: string | null;
  /** Its sealed bytes left the house: since then its issue cannot be taken back. */
  leftAt: string | null;
  /** Out of the lists since then. */
  archivedAt: string | null;
  /** TTC, received so far. */
  paidAmount: number;
  /** TTC, taken back by avoirs. */
  creditedAmount: number;
  /** What the client answered to a quote. */
  acceptance: QuoteAnswer | null;
  /** The day the client accepted the works: what a retention keeps back is due a year later. */
  worksAcceptedOn: IsoDate | null;
}

/** The two answers to a quote; one without answer waits, until it expires. */
export const QUOTE_ANSWERS = ['accepted', 'refused'] as const;
export type QuoteAnswer = (typeof QUOTE_ANSWERS)[number];

/** The life of a document that has just been written. */
export const NOT_ISSUED: DocumentLife = {
  issuedAt: null,
  sentAt: null,
  leftAt: null,
  archivedAt: null,
  paidAmount: 0,
  creditedAmount: 0,
  acceptance: null,
  worksAcceptedOn: null,
};

/** True while the number of an invoice is its place in line, not yet its own. */
export function isProvisional({
  kind,
  issuedAt,
}: Pick<DocumentLife, 'issuedAt'> & { kind: DocumentKind }): boolean {
  return issuedAt === null && kindFacts(kind).typeCode !== null;
}
