import { asLastTime } from '#drafting/lastTime.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { doubtedOf } from '#web/sentence/doubted.ts';
import { linesRead, totalsRead } from './linesRead.ts';
import type { SaidForm } from './saidForm.ts';

/** Beside « Continuer » on a phone: what the sentence comes to so far, and how much of it to look at. */
export function RunningTotal({ said, currency }: { said: SaidForm; currency: string }) {
  const lines = asLastTime(said.form.prompt) ? [] : linesRead(said);
  const totals = totalsRead(said, lines);
  if (totals === null || lines.length === 0) return null;
  const unpriced = lines.filter(({ flags }) => flags?.includes('price_to_complete')).length;
  const toLookAt = unpriced + (doubtedOf(said.reading) === null ? 0 : 1);
  return (
    <span className="mr-2 grid content-center leading-5">
      <span className="caption faint">
        {totals.totalLabel}
        {toLookAt > 0 && <span className="text-brass-ink">, {toLookAt} à regarder</span>}
      </span>
      <span className="figure text-[1.25rem] leading-6">
        {formatAmount(totals.gross, currency)}
      </span>
    </span>
  );
}
