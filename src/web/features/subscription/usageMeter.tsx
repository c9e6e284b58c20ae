import { usagePercent } from '#domain/plan/quota.ts';
import type { SubscriptionAnswer } from '#server/subscription/answers.ts';
import { cx } from '#web/ui/cx.ts';
import { count, wholeNumber } from '#web/ui/french.ts';

/** Documents created in the period, beside what the plan allows. */
export function UsageMeter({ subscription }: { subscription: SubscriptionAnswer }) {
  const { documentsUsed: used, documentsLimit: limit, tier } = subscription;
  const percent = usagePercent(tier, used);
  if (limit === null || percent === null) {
    return <p className="small soft num">{count(used, 'document')} pour cette période</p>;
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
      <p className="small soft num">
        {count(used, 'document')} sur {wholeNumber(limit)} pour cette période
      </p>
    </div>
  );
}
