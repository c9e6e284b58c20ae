import type { DocumentType } from '#domain/document/types.ts';
import type { Span } from '#drafting/draft.ts';

/** What the try-it box shows of a draft: words and figures, ready to be drawn. */
export interface PreviewSheet {
  lines: readonly PreviewLine[];
  net: number;
  vat: readonly { rate: number; vat: number }[];
  gross: number;
  currency: string;
  /** The words each line came from, in order, without overlap. */
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

/** Spans in reading order; where two overlap the first wins, so that each word is marked once. */
export function readingOrder(spans: readonly Span[]): Span[] {
  const ordered = spans.filter(({ start, end }) => end > start);
  ordered.sort((a, b) => a.start - b.start || b.end - a.end);
  let reached = 0;
  return ordered.filter(({ start, end }) => {
    if (start < reached) return false;
    reached = end;
    return true;
  });
}

export interface Stretch {
  text: string;
  marked: boolean;
  /** Where it begins in the text; a stable key. */
  at: number;
}

/** The text cut into marked and unmarked stretches, for the layer that draws the underlines. */
export function stretchesOf(text: string, spans: readonly Span[]): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  for (const { start, end } of spans) {
    if (end > text.length) break;
    if (start > from) stretches.push({ text: text.slice(from, start), marked: false, at: from });
    stretches.push({ text: text.slice(start, end), marked: true, at: start });
    from = end;
  }
  if (from < text.length) stretches.push({ text: text.slice(from), marked: false, at: from });
  return stretches;
}
