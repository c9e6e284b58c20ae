import type { Assembly } from '../assembly/state.ts';

/** How the prompt speaks of VAT. */
export interface TaxReading {
  /** Prices are TTC. */
  inclusive: boolean;
  /** Percent, when the prompt states one. */
  rate: number | null;
}

const RATE =
  /\b(?:tva|taux)\b[^\d%\n]{0,24}(\d{1,2}(?:[.,]\d{1,2})?) ?%|(\d{1,2}(?:[.,]\d{1,2})?) ?%(?: de)? tva\b/;

/**
 * Figures are HT unless « TTC » is written; with a rate they are converted
 * (docs/drafting.md, Conventions).
 */
export function taxReading(folded: string, assembly: Assembly): TaxReading {
  const match = RATE.exec(folded);
  const rate = match === null ? null : Number((match[1] ?? match[2] ?? '').replace(',', '.'));
  const prices = assembly.items.flatMap((item) => (item.price === null ? [] : [item.price]));
  const everywhere =
    /\b(?:prix|tarifs?|montants?|le tout|total|tout est|sont|sommes)\b[^.\n]{0,20}\bttc\b/.test(
      folded,
    ) && !prices.some((price) => price.tax === 'ht');
  const inclusive = everywhere || prices.some((price) => price.tax === 'ttc');
  return { inclusive, rate: rate !== null && rate > 0 && rate < 30 ? rate : null };
}
