import { counts, mayCount } from '#domain/document/lineOptions.ts';
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
export function columns(facts: Facts): Columns {
  return {
    description: 'Désignation',
    quantity: 'Quantité',
    unitPrice: 'Prix unitaire HT',
    rate: facts.document.vat && printsRates(facts) ? 'TVA' : null,
    total: 'Total HT',
    report: 'Report',
    onward: 'À reporter',
  };
}

/** True where the lines printed, options among them, are not all taxed alike. */
function printsRates(facts: Facts): boolean {
  const { document, totals } = facts;
  if (hasSeveralRates(facts)) return true;
  const printed = totals.lines.filter((_, place) => mayCount(document.lineItems[place]!));
  return new Set(printed.map(({ vatRate, vatCase }) => vatCase ?? vatRate)).size > 1;
}

/** The lines of the table that count, each with the sum down to it: a page that ends carries it over. */
export function printedLines(facts: Facts): Line[] {
  let carried = exact(0);
  return facts.document.lineItems.flatMap((line, index) => {
    if (!counts(line) || !isInTable(facts, line)) return [];
    carried = carried.plus(facts.totals.lines[index]?.net ?? line.total);
    const { document } = facts;
    return [
      {
        ...printedLine(line, index, facts),
        carried: formatAmount(carried.toNumber(), document.currency),
      },
    ];
  });
}

/** A line as the table places it, without the sum down to it. */
export function printedLine(
  line: LineItem,
  index: number,
  { client, document, totals }: Facts,
): Omit<Line, 'carried'> {
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
    gross: client.kind === 'consumer' ? grossPrice(line, total, document) : null,
    note: line.option === 'taken' ? 'Option retenue' : null,
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
