import type { Document, LineItem } from '#domain/document/types.ts';
import { unitSuffix } from '#domain/document/units.ts';
import {
  formatAmount,
  formatPercent,
  formatQuantity,
  formatUnitPrice,
} from '#domain/format/numbers.ts';
import { NBSP } from '#domain/format/spaces.ts';
import { exact, roundToCents } from '#domain/money/decimal.ts';
import { hasSeveralRates, isInTable } from './sums.ts';
import { paragraphs } from './text.ts';
import type { Columns, Facts, Line } from './types.ts';

/** The heads of the table. */
export function columns({ document, totals }: Facts): Columns {
  return {
    description: 'Désignation',
    quantity: 'Quantité',
    unitPrice: 'Prix unitaire HT',
    rate: document.vat && hasSeveralRates({ totals }) ? 'TVA' : null,
    total: 'Total HT',
    report: 'Report',
    onward: 'À reporter',
  };
}

/** The lines of the table, each with the sum down to it: a page that ends carries it over. */
export function printedLines(facts: Facts): Line[] {
  let carried = exact(0);
  return facts.document.lineItems.flatMap((line, index) => {
    if (!isInTable(facts, line)) return [];
    carried = carried.plus(facts.totals.lines[index]?.net ?? line.total);
    return [printedLine(line, index, facts, carried.toNumber())];
  });
}

function printedLine(
  line: LineItem,
  index: number,
  { client, document, totals }: Facts,
  carried: number,
): Line {
  const total = totals.lines[index] ?? {
    net: line.total,
    vatRate: document.vatRate,
    vatCase: null,
  };
  return {
    description: paragraphs(line.description).join('\n'),
    quantity: [formatQuantity(line.quantity), unitSuffix(line.unit, line.quantity)]
      .filter(Boolean)
      .join(NBSP),
    unitPrice: formatUnitPrice(line.unitPrice, document.currency),
    rate: document.vat ? rateOf(total) : null,
    total: formatAmount(total.net, document.currency),
    carried: formatAmount(carried, document.currency),
    gross: client.kind === 'consumer' ? grossPrice(line, total, document) : null,
  };
}

/** A consumer reads what a price comes to, all taxes included (arrêté du 3 décembre 1987, art. 1). */
function grossPrice(
  line: LineItem,
  { vatRate }: { vatRate: number },
  { currency }: Document,
): string | null {
  if (vatRate === 0 || line.unitPrice <= 0) return null;
  const gross = roundToCents(exact(line.unitPrice).times(exact(vatRate).div(100).plus(1)));
  const price = formatAmount(gross.toNumber(), currency);
  return line.quantity === 1 ? `Soit ${price} TTC` : `Soit ${price} TTC l’unité`;
}

/** A line without VAT bears no rate: its reason is among the mentions (242 nonies A, 8° and 12°). */
function rateOf({ vatRate, vatCase }: { vatRate: number; vatCase: unknown }): string {
  return vatCase === null ? formatPercent(vatRate) : '–';
}
