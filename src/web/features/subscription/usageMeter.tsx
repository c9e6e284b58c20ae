import { usagePercent } from '#domain/plan/quota.ts';
import type { SubscriptionAnswer } from '#server/subscription/answers.ts';
import { cx } from '#web/ui/cx.ts';
import { formatDay } from '#domain/format/days.ts';
import { formatWhole } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';

/** Documents created this month, beside what the plan allows. */
export function UsageMeter({ subscription }: { subscription: SubscriptionAnswer }) {
  const { documentsUsed: used, documentsLimit: limit, documentsResetAt, tier } = subscription;
  const percent = usagePercent(tier, used);
  if (limit === null || percent === null) {
    return <p className="small soft num">{count(used, 'document')} pour le mois en cours</p>;
  }
  return (
    <div
      className={cx(
        'usage max-w-88',
        percent >= 80 && 'usage--near',
        percent >= 100 && 'usage--full',
      )}
    >
      <div className="usage__bar" aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </div>
      <p className="small soft num whitespace-normal!">
        {count(used, 'document')} sur {formatWhole(limit)} pour le mois en cours.
        {documentsResetAt !== null &&
          ` Le compteur repart le ${formatDay(new Date(documentsResetAt * 1000).toISOString())}.`}
      </p>
    </div>
  );
}
