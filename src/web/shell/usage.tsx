import { useQuery } from '@tanstack/react-query';
import { TIER_NAMES } from '#domain/plan/catalogue.ts';
import type { SubscriptionAnswer } from '#server/subscription/answers.ts';
import { subscriptionQuery } from '#web/api/queries.ts';
import { Inkwell } from '#web/ui/inkwell.tsx';
import { UsageBar } from '#web/ui/usageBar.tsx';
import { formatDay } from '#domain/format/days.ts';
import { formatWhole } from '#domain/format/numbers.ts';
import { count } from '#domain/format/words.ts';

/**
 * Foot of the sidebar: plan, the ink left in its well, documents created in the current period, renewal date
 * (docs/product.md, Plans).
 */
export function Usage() {
  const { data: subscription } = useQuery(subscriptionQuery);
  if (!subscription?.tier) return null;
  const { documentsUsed: used, documentsLimit: limit } = subscription;
  const share = limit === null ? 0 : Math.min(100, (used / limit) * 100);

  return (
    <div className="mt-auto grid gap-2 pr-1">
      <div className="flex items-center gap-3.5">
        <Inkwell left={100 - share} />
        <div className="grid min-w-0 flex-1 gap-2">
          <div className="small flex justify-between">
            <span className="strong">{TIER_NAMES[subscription.tier]}</span>
            <span className="num soft">
              {limit === null
                ? count(used, 'document')
                : `${formatWhole(used)} sur ${formatWhole(limit)}`}
            </span>
          </div>
          {limit !== null && (
            <>
              <meter
                className="sr"
                min={0}
                max={limit}
                value={Math.min(used, limit)}
                aria-label="Documents créés sur la période"
              >
                {used} sur {limit}
              </meter>
              <UsageBar share={share} />
            </>
          )}
        </div>
      </div>
      <p className="caption faint">
        {/* A deleted document took its place in the plan: lists hold fewer than are counted here. */}
        Créés dans le mois en cours, supprimés compris.
        <span className="block">{renewal(subscription)}</span>
      </p>
    </div>
  );
}

function renewal({ tier, currentPeriodEnd, cancelAtPeriodEnd }: SubscriptionAnswer): string {
  if (tier === 'beta' || currentPeriodEnd === null) return 'Documents illimités';
  const date = formatDay(new Date(currentPeriodEnd * 1000).toISOString());
  return cancelAtPeriodEnd ? `Se termine le ${date}` : `Renouvellement le ${date}`;
}
