import { percentDone } from '#domain/corrections/progress.ts';
import type { Lot } from '#domain/document/types.ts';
import { formatAmount, formatPercent } from '#domain/format/numbers.ts';
import { exact, sum } from '#domain/money/decimal.ts';
import { oneLine } from './text.ts';
import type { Facts, Reading } from './types.ts';

/** How far the works are: each line of the quote, what is done of it, and what is billed now. */
export function progressTable({ document }: Facts): Reading | null {
  if (!document.situation) return null;
  const { lots } = document.situation;
  const row = (label: string, lot: Lot) => ({ label, amounts: cells(lot, document.currency) });
  return {
    columns: ['Devis HT', 'Fait', 'Fait HT', 'Déjà facturé HT', 'À facturer HT'],
    rows: [
      ...lots.map((lot) => row(oneLine(lot.description), lot)),
      row('Ensemble des travaux', {
        place: lots.length,
        description: '',
        contract: sum(lots.map(({ contract }) => contract)),
        cumulated: sum(lots.map(({ cumulated }) => cumulated)),
        before: sum(lots.map(({ before }) => before)),
      }),
    ],
    note: null,
  };
}

function cells(lot: Lot, currency: string): string[] {
  const now = exact(lot.cumulated).minus(lot.before).toNumber();
  return [
    formatAmount(lot.contract, currency),
    formatPercent(percentDone(lot)),
    formatAmount(lot.cumulated, currency),
    formatAmount(lot.before, currency),
    formatAmount(now, currency),
  ];
}
