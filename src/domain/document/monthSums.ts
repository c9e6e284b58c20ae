import { formatAmount } from '#domain/format/numbers.ts';

/** What a sum adds up: issued invoices less avoirs, drafts of either, or quotes. */
export const SUMMED = ['invoiced', 'drafted', 'quoted'] as const;

/** What the listed documents of a month come to. */
export interface MonthSum {
  /** « 2026-11 » */
  month: string;
  currency: string;
  of: (typeof SUMMED)[number];
  /** TTC, avoirs counted below 0. */
  amount: number;
  /** An avoir is among them. */
  lessCredits: boolean;
}

const WORDS: Record<MonthSum['of'], { short: string; aside: string }> = {
  invoiced: { short: 'Facturé', aside: '' },
  drafted: { short: 'Brouillons', aside: 'brouillons' },
  quoted: { short: 'Devis', aside: 'devis' },
};

/**
 * The one figure of a month and what it is: what was invoiced in it, otherwise its drafts, otherwise its
 * quotes. « Facturé TTC, avoirs déduits, devis à part »; null for a month that comes to nothing.
 */
export function monthFigure(
  sums: readonly MonthSum[],
): { short: string; label: string; amount: string } | null {
  const told = SUMMED.find((of) => sums.some((sum) => sum.of === of));
  if (!told) return null;
  const counted = sums.filter(({ of }) => of === told);
  const aside = SUMMED.filter((of) => of !== told && sums.some((sum) => sum.of === of));
  const { short } = WORDS[told];
  const label = [
    `${short} TTC`,
    ...(counted.some(({ lessCredits }) => lessCredits) ? ['avoirs déduits'] : []),
    ...(aside.length > 0 ? [`${aside.map((of) => WORDS[of].aside).join(' et ')} à part`] : []),
  ].join(', ');
  const amount = counted.map((sum) => formatAmount(sum.amount, sum.currency)).join(' + ');
  return { short, label, amount };
}
