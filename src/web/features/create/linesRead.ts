import { type DocumentTotals, documentTotals } from '#domain/document/totals.ts';
import type { LineItem } from '#domain/document/types.ts';
import type { MarkedSpan } from '#web/ui/stretches.ts';
import { doubtedOf } from '#web/sentence/doubted.ts';
import { marksOf } from '#web/sentence/marks.ts';
import { netPrices } from '#web/sentence/netPrices.ts';
import type { SaidForm } from './saidForm.ts';

/** The lines of the reading preferred, prices said TTC made net. */
export function linesRead({ form, reading }: SaidForm) {
  const other = form.otherOf === form.prompt ? doubtedOf(reading)?.other : null;
  const lines = other?.lineItems ?? reading?.lineItems ?? [];
  return form.pricesIncludeVat === true ? netPrices(lines, form) : [...lines];
}

/** What these lines come to, with the VAT of the form; null before a sentence is read. */
export function totalsRead(
  { form: { vat, vatRate }, reading }: SaidForm,
  lines: LineItem[],
): DocumentTotals | null {
  return reading && documentTotals({ lineItems: lines, vat, vatRate });
}

/** What to underline in the sentence: lines, the line that is doubted, facts. */
export function marksRead({ reading, said }: SaidForm): MarkedSpan[] {
  const doubted = doubtedOf(reading);
  const lines = (reading?.lineItems ?? []).map(({ span }, at): MarkedSpan =>
    doubted?.line === at ? { ...span, tone: 'doubt' } : span,
  );
  return marksOf(lines, said);
}
