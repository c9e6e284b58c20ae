import { counts } from '#domain/document/lineOptions.ts';
import type { LineItem } from '#domain/document/types.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { exact, roundToCents } from '#domain/money/decimal.ts';
import { printedLine } from './lines.ts';
import type { Facts, OptionalLines } from './types.ts';

/** What a quote offers, or what its client left, under the totals and in none of them. */
export function printedOptions(facts: Facts): OptionalLines | null {
  const { lineItems } = facts.document;
  const left = lineItems.flatMap((line, index) => (counts(line) ? [] : [{ line, index }]));
  if (left.length === 0) return null;
  const offered = left.some(({ line }) => line.option === 'offered');
  return {
    title: offered ? 'En option, hors total' : 'Options non retenues, hors total',
    instruction: offered ? 'Cochez ce que vous retenez\u00A0: cela s’ajoute au total.' : null,
    lines: left.map(({ line, index }) => ({
      ...printedLine(line, index, facts),
      gross: grossOfOption(line, index, facts),
    })),
  };
}

/** A consumer chooses by what the whole option costs, all taxes included. */
function grossOfOption(line: LineItem, index: number, { client, document, totals }: Facts) {
  const { net = line.total, vatRate = 0 } = totals.lines[index] ?? {};
  if (client.kind !== 'consumer' || vatRate === 0) return null;
  const gross = roundToCents(exact(net).times(exact(vatRate).div(100).plus(1)));
  return `Soit ${formatAmount(gross.toNumber(), document.currency)} TTC pour cette option`;
}
