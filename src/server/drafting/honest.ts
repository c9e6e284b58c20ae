import { formatNumber } from '#domain/format/numbers.ts';
import type { FullDraft } from '#drafting/draft.ts';
import { sourceLabel, type PastLine } from '#drafting/history.ts';
import { inventedFigures } from '#drafting/verifyFigures.ts';
import { unexplainedQuantities } from '#drafting/verifyQuantities.ts';
import type { DraftingRequest, ProposedLine } from './drafter.ts';

/**
 * A model's lines held to what the user said or billed before (docs/product.md, Drafting): a price
 * that nothing explains is not kept, a quantity that nothing explains is pointed out.
 */
export function honest(lines: readonly ProposedLine[], request: DraftingRequest): ProposedLine[] {
  const { prompt, amount = 0, history } = request;
  const prices = history.map((line) => line.unitPrice);
  const invented = new Set(inventedFigures({ prompt, amount, lines, history: prices }));
  const uncounted = new Set(unexplainedQuantities(request, lines));
  return lines.map((line) => {
    const priced = invented.has(line) ? withFlag({ ...line, unitPrice: 0 }, UNPRICED) : line;
    return uncounted.has(line) ? withFlag(priced, 'quantity_to_check') : priced;
  });
}

const UNPRICED = 'price_to_complete';

function withFlag(line: ProposedLine, flag: ProposedLine['flags'][number]): ProposedLine {
  return { ...line, flags: [...new Set([...line.flags, flag])] };
}

/**
 * What the user should know of a model's draft before trusting it, beside what the embedded reader
 * `read`; null when there is nothing.
 */
export function reservations(
  lines: readonly ProposedLine[],
  total: number,
  request: DraftingRequest,
  read: FullDraft,
): string | null {
  const said = [fromThePast(lines, request), otherTotal(total, read)].filter(
    (sentence) => sentence !== null,
  );
  return said.length === 0 ? null : said.join(' ');
}

/** A price that only the past explains is never applied silently (docs/product.md, Drafting). */
function fromThePast(
  lines: readonly ProposedLine[],
  { prompt, amount = 0, history }: DraftingRequest,
): string | null {
  const unsaid = inventedFigures({ prompt, amount, lines });
  const taken = unsaid.flatMap((line) => {
    const past = history.find(({ unitPrice }) => unitPrice === line.unitPrice);
    return past ? [priceWithSource(line, past)] : [];
  });
  if (taken.length === 0) return null;
  return `Repris de vos documents\u00A0: ${taken.join(', ')}.`;
}

function priceWithSource(line: ProposedLine, past: PastLine): string {
  return `${line.description}, ${formatNumber(line.unitPrice, 2, 4)} (${sourceLabel(past)})`;
}

/** The grammar, when it reads every price, adds up otherwise: one of the two is wrong. */
function otherTotal(total: number, read: FullDraft): string | null {
  const sure = read.totalAmount > 0 && read.flags.length === 0;
  if (!sure || Math.abs(read.totalAmount - total) < 0.01) return null;
  return `Le total du modèle est de ${formatNumber(total, 2, 2)} HT\u00A0; la lecture intégrée trouve ${formatNumber(read.totalAmount, 2, 2)}. Vérifiez les lignes.`;
}
