import type { IsoDate } from '#domain/calendar.ts';
import type { VatExemption } from '#domain/vat/exemptionCodes.ts';
import type { DocumentFacts } from './facts.ts';
import type { DocumentKind, DocumentType } from './kinds.ts';
import type { DocumentLife } from './life.ts';
import type { LineFlag } from './lineFlags.ts';
import type { LINE_KINDS } from './lineKind.ts';
import type { LineOption } from './lineOptions.ts';
import type { LINE_UNITS } from './lineUnits.ts';
import type { DocumentReference } from './references.ts';
import type { DocumentStatus } from './status.ts';
import type { VatShare } from './totals.ts';

/** Units a line may be counted in; codes for Factur-X in `domain/document/units.ts` (UN/ECE rec 20). */
export type LineUnit = (typeof LINE_UNITS)[number];

/** What a line is: see `lineKind.ts`. */
export type LineKind = (typeof LINE_KINDS)[number];

/**
 * One line of a document. Quantity: above 0, at most four decimals; below 0 only for a deduction.
 * Unit price: net (HT), in the document's currency, at most four decimals; negative only for a
 * discount or a deduction (see `domain/document/lineSchema.ts`). `total` is quantity × unitPrice,
 * half-up to the cent.
 */
export interface LineItem {
  description: string;
  quantity: number;
  unitPrice: number;
  total: number;
  /** Every line kept has one; a draft or a caller may leave it to `lineKind`. */
  kind?: LineKind;
  unit?: LineUnit | null;
  /** Percent, when the line's rate differs from the document's. */
  vatRate?: number | null;
  /** Why this line bears no VAT; null where it goes as the document does. */
  vatCase?: VatExemption | null;
  /** Works in a home finished more than two years ago, which a reduced rate asks for. */
  inOldHome?: boolean;
  /** The words of the prompt this line came from. */
  source?: string | null;
  flags?: LineFlag[];
  /** In an avoir: the place of the credited line in its invoice, from 0. */
  creditedLine?: number | null;
  /** In a balance: the deposit this line takes back. */
  depositId?: string | null;
  /** In a situation: the place of the line in its quote, from 0. */
  quotedLine?: number | null;
  /** In a quote: the client may take it or leave it. Absent on every other line. */
  option?: LineOption;
}

/** A line of a quote for works, as a situation finds it. Amounts are HT, in the document's currency. */
export interface Lot {
  /** The place of the line in the quote, from 0. */
  place: number;
  description: string;
  /** What the quote says of it. */
  contract: number;
  /** Done and billed in all, this situation counted. */
  cumulated: number;
  /** Billed by the situations before. */
  before: number;
}

/** How far the works of a quote were on the day of a situation. */
export interface Situation {
  /** Its place among the situations of the quote, from 1. */
  rank: number;
  lots: Lot[];
}

/** A document as the product knows it; money as decimal numbers in `currency`, days as ISO dates. */
export interface Document extends DocumentFacts, DocumentLife {
  id: string;
  type: DocumentType;
  /** What it is exactly; `kinds.ts` says all that follows from it. */
  kind: DocumentKind;
  clientId: string;
  number: string;
  date: IsoDate;
  /** Invoices only; a quote has none. */
  dueDate: IsoDate | null;
  /** Net total (HT), docs/product.md, Lines and totals. */
  amount: number;
  status: DocumentStatus;
  lineItems: LineItem[];
  currency: string;
  /** The quote this invoice came from, or the invoice this quote became. */
  sourceDocumentId: string | null;
  convertedDocumentId: string | null;
  /** The documents it names: what it credits, replaces, deducts or follows. */
  references?: readonly DocumentReference[];
  /** VAT by rate that was copied from the invoice an avoir credits, never computed anew. */
  copiedVat?: readonly VatShare[] | null;
  /** How far the works were, on a situation. */
  situation?: Situation | null;
  createdAt: string;
  updatedAt: string;
}
