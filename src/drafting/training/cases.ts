/** The day every annotated sentence was written on. */
export const WRITTEN_ON = '2026-11-22';

/** An annotated sentence (`authors/FORM.md`). */
export interface AnnotatedLine {
  description?: string;
  descriptionAny?: string[];
  quantity: number;
  unitPrice: number;
  vatRate?: number;
  kind?: 'sale' | 'discount' | 'deduction';
  from?: string | string[];
  quantityFrom?: string | string[] | null;
  priceFrom?: string | string[] | null;
  accept?: { quantity: number; unitPrice: number }[];
}

export interface AnnotatedCase {
  id: string;
  author: string;
  type: 'invoice' | 'quote';
  prompt: string;
  amount?: number;
  clientName?: string;
  lines: AnnotatedLine[];
  totalAmount: number;
  accept?: { totalAmount?: number; lines?: AnnotatedLine[] }[];
  doubt?: boolean;
  facts?: Record<string, unknown>;
  notBilled?: string[];
  offered?: string[];
  options?: string[];
  notes?: string[];
  hard?: boolean;
  trade?: string;
  style?: string[];
}
