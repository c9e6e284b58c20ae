import { usagePercent } from '#domain/plan/quota.ts';
import type { SubscriptionAnswer } from '#server/subscription/answers.ts';
import { UsageBar } from '#web/ui/usageBar.tsx';
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
    <div className="grid max-w-88 gap-2">
      <UsageBar share={percent} />
      <p className="small soft tabular-nums lining-nums">
        {count(used, 'document')} sur {formatWhole(limit)} pour le mois en cours.
        {documentsResetAt !== null &&
          ` Le compteur repart le ${formatDay(new Date(documentsResetAt * 1000).toISOString())}.`}
      </p>
    </div>
  );
}
