import { counts } from '#domain/document/lineOptions.ts';
import { optionGross } from '#domain/document/options.ts';
import { formatAmount } from '#domain/format/numbers.ts';
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
      gross: grossOfOption(index, facts),
    })),
  };
}

/** A consumer chooses by what the whole option costs, all taxes included. */
function grossOfOption(index: number, { client, document, totals }: Facts): string | null {
  const gross = optionGross(document, index);
  if (client.kind !== 'consumer' || gross === totals.lines[index]?.net) return null;
  return `Soit ${formatAmount(gross, document.currency)} TTC pour cette option`;
}
