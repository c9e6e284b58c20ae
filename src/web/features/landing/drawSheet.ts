import { documentTotals } from '#domain/document/totals.ts';
import { unitSuffix } from '#domain/document/units.ts';
import type { DraftLine } from '#drafting/draft.ts';
import { doubtedOf } from '#web/sentence/doubted.ts';
import { marksOf } from '#web/sentence/marks.ts';
import { netPrices } from '#web/sentence/netPrices.ts';
import { tellFacts } from '#web/sentence/saidFacts.ts';
import type { DrawSheet } from './previewSheet.ts';

type Line = Omit<Partial<DraftLine>, 'source'> &
  Pick<DraftLine, 'description' | 'quantity' | 'unitPrice' | 'total'> & { source?: string | null };

/**
 * What the app's own reader read, through the app's own totals, at 20 %
 * (docs/product.md, Landing page) where the sentence says no other rate. Loaded apart: the landing
 * paints and answers without it.
 */
export const drawSheet: DrawSheet = (draft, { type, today, other }) => {
  const currency = draft.currency ?? draft.facts.currency?.value ?? 'EUR';
  const { said, fields } = tellFacts(draft.facts, {
    type,
    date: today,
    today,
    currency,
    franchise: false,
    content: draft.content,
    setAside: [],
    // The sheet is drawn for a client of its own.
    client: null,
  });
  const doubted = doubtedOf(draft);
  const read: readonly Line[] = (other ? doubted?.other?.lineItems : null) ?? draft.lineItems;
  const charged = { vat: fields.vat ?? true, vatRate: fields.vatRate ?? 20 };
  const lines = draft.facts.ttc === undefined ? read : netPrices(read, charged);
  const totals = documentTotals({ lineItems: [...lines], ...charged });
  const facts = said.filter(({ name }) => name !== 'client');
  return {
    lines: lines.map((line, index) => ({
      description: line.description,
      source: line.source ?? '',
      quantity: line.quantity,
      unit: unitSuffix(line.unit, line.quantity),
      unitPrice: line.unitPrice,
      total: totals.lines[index]?.net ?? line.total,
      priceMissing: line.flags?.includes('price_to_complete') ?? false,
      unsure: doubted?.line === index && !other,
    })),
    net: totals.net,
    vat: totals.vatBreakdown.map(({ rate, vat }) => ({ rate, vat })),
    gross: totals.gross,
    currency,
    recognised: marksOf(
      draft.lineItems.map(({ span }, at) =>
        doubted?.line === at ? { ...span, tone: 'doubt' } : span,
      ),
      facts,
    ),
    said: facts,
    due: fields.dueDate ?? null,
    doubt:
      doubted === null
        ? null
        : {
            line: doubted.line,
            reason: doubted.reason,
            total: doubted.total,
            otherTotal: doubted.other?.totalAmount ?? null,
            lines: doubted.lines,
            otherLines: doubted.other?.lineItems ?? [],
          },
  };
};
