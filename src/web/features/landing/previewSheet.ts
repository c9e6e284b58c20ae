import type { DocumentType } from '#domain/document/kinds.ts';
import type { FullDraft } from '#drafting/draft.ts';
import type { Doubted } from '#web/sentence/doubted.ts';
import type { SaidFact } from '#web/sentence/saidFacts.ts';
import type { MarkedSpan } from '#web/ui/stretches.ts';

/** What the try-it box shows of a draft: words and figures, ready to be drawn. */
export interface PreviewSheet {
  lines: readonly PreviewLine[];
  net: number;
  vat: readonly { rate: number; vat: number }[];
  gross: number;
  currency: string;
  /** The words each line came from. */
  recognised: readonly MarkedSpan[];
  /** What the sentence says beside its lines. */
  said: readonly SaidFact[];
  /** ISO day said for the payment; null for our own default. */
  due: string | null;
  doubt: PreviewDoubt | null;
}

/** What is not sure, and the total of the other reading. */
export interface PreviewDoubt extends Pick<Doubted, 'line' | 'reason' | 'total' | 'lines'> {
  otherTotal: number | null;
  otherLines: Doubted['lines'];
}

export interface PreviewLine {
  description: string;
  source: string;
  quantity: number;
  /** « h », « m² »; empty for pieces. */
  unit: string;
  unitPrice: number;
  total: number;
  /** No price is invented, a missing one says so (docs/product.md, Drafting). */
  priceMissing: boolean;
  /** « À vérifier ». */
  unsure: boolean;
}

/** What draws a reading, as the page knows it once its code has come. */
export type DrawSheet = (
  draft: FullDraft,
  asked: {
    type: DocumentType;
    today: string;
    /** The other reading was asked for. */
    other: boolean;
  },
) => PreviewSheet;
