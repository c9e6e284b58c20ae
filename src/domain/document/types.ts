import type { IsoDate } from '#domain/calendar.ts';
import type { DocumentFacts } from './facts.ts';
import type { LineFlag } from './lineFlags.ts';
import type { LINE_UNITS } from './lineUnits.ts';
import type { DocumentStatus } from './status.ts';

/** Kinds of document of spec §3: « Facture » and « Devis ». */
export type DocumentType = 'invoice' | 'quote';

/** Units a line may be counted in; codes for Factur-X in `domain/document/units.ts` (UN/ECE rec 20). */
export type LineUnit = (typeof LINE_UNITS)[number];

/**
 * One line of a document. Quantity: above 0, at most four decimals. Unit price: net (HT), in the
 * document's currency, at most four decimals; negative only for a discount line (decisions §10;
 * see `domain/document/schema.ts`). `total` is quantity × unitPrice, half-up to the cent.
 */
export interface LineItem {
  description: string;
  quantity: number;
  unitPrice: number;
  total: number;
  unit?: LineUnit | null;
  /** Percent, when the line's rate differs from the document's. */
  vatRate?: number | null;
  /** The words of the prompt this line came from. */
  source?: string | null;
  flags?: LineFlag[];
}

/** A document as the product knows it; money as decimal numbers in `currency`, days as ISO dates. */
export interface Document extends DocumentFacts {
  id: string;
  type: DocumentType;
  clientId: string;
  number: string;
  date: IsoDate;
  /** Invoices only; a quote has none. */
  dueDate: IsoDate | null;
  /** Net total (HT), decisions §10. */
  amount: number;
  status: DocumentStatus;
  lineItems: LineItem[];
  currency: string;
  /** The quote this invoice came from, or the invoice this quote became. */
  sourceDocumentId: string | null;
  convertedDocumentId: string | null;
  createdAt: string;
  updatedAt: string;
}
