import { amountAt, percentDone } from '#domain/corrections/progress.ts';
import { exact, sum } from '#domain/money/decimal.ts';
import type { DocumentAnswer } from '#server/documents/answers.ts';

type Lots = NonNullable<DocumentAnswer['lots']>;

/** What the form of a situation holds: each line of the quote and how far it is. */
export interface SituationTyped {
  progress: { place: number; percent: string }[];
}

/** The form as it opens: each lot where the last situation left it. */
export function typedSituation(lots: Lots): SituationTyped {
  return {
    progress: lots.map((lot) => ({
      place: lot.place,
      percent: String(percentDone(lot)).replace('.', ','),
    })),
  };
}

/** What is billed of the lots as they are typed, HT; what is no number counts as nothing. */
export function billedNow(lots: Lots, progress: SituationTyped['progress']): number {
  return sum(
    lots.map((lot, index) => {
      const typed = progress[index]?.percent.replace(',', '.') ?? '';
      const percent = Number(typed);
      if (typed.trim() === '' || !Number.isFinite(percent)) return 0;
      return exact(amountAt(lot, percent)).minus(lot.before).toNumber();
    }),
  );
}
