import type { DocumentType } from '#domain/document/kinds.ts';
import type { Span } from '#drafting/draft.ts';

/** What the try-it box shows of a draft: words and figures, ready to be drawn. */
export interface PreviewSheet {
  lines: readonly PreviewLine[];
  net: number;
  vat: readonly { rate: number; vat: number }[];
  gross: number;
  currency: string;
  /** The words each line came from. */
  recognised: readonly Span[];
}

export interface PreviewLine {
  description: string;
  source: string;
  quantity: number;
  /** « h », « m² »; empty for pieces. */
  unit: string;
  unitPrice: number;
  total: number;
  /** Decisions §17: no price is invented, a missing one says so. */
  priceMissing: boolean;
}

/** The engine as the page knows it once its code has come. */
export type DrawSheet = (prompt: string, type: DocumentType) => PreviewSheet;
