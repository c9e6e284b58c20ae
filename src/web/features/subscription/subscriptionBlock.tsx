import { useQuery, useQueryClient } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { SubscriptionAnswer } from '#server/subscription/answers.ts';
import { messageOf } from '#web/api/apiError.ts';
import { api } from '#web/api/client.ts';
import { subscriptionQuery } from '#web/api/queries.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Button } from '#web/ui/button.tsx';
import { HelpLink } from '#web/ui/helpLink.tsx';
import { RowsSkeleton } from '#web/ui/skeleton.tsx';
import { ErrorState } from '#web/ui/states.tsx';
import { Cancellation } from './cancellation.tsx';
import { CurrentPlan } from './currentPlan.tsx';
import { UsageMeter } from './usageMeter.tsx';

/** The plan, as a section of the account screen. */
export function SubscriptionBlock() {
  const subscription = useQuery(subscriptionQuery);
  const queries = useQueryClient();
  const refresh = useAct({
    act: () => api.post<SubscriptionAnswer>('/api/subscription/refresh'),
    success: 'Abonnement actualisé avec succès',
    failure: "Erreur lors de l'actualisation de l'abonnement",
    refresh: ['me'],
    onSuccess: (answer) => queries.setQueryData(subscriptionQuery.queryKey, answer),
  });

  return (
    <section id="subscription" className="scroll-mt-20 border-t border-hairline pt-8 pb-10">
      <div className="mb-5 flex items-baseline justify-between gap-4">
        <div className="flex items-center gap-1">
          <h2 className="h3" tabIndex={-1}>
            Abonnement
          </h2>
          <span className="-my-1">
            <HelpLink article="subscription" topic="abonnement et facturation" small />
          </span>
        </div>
        <Button
          variant="quiet"
          size="s"
          className="-mr-3"
          icon={<RefreshCw className="i i--s" />}
          busy={refresh.isPending}
          onClick={() => refresh.mutate()}
        >
          Actualiser
        </Button>
      </div>
      {subscription.isPending && <RowsSkeleton rows={2} />}
      {subscription.isError && !subscription.data && (
        <ErrorState
          title="L’abonnement n’a pas pu être chargé"
          detail={messageOf(subscription.error)}
          onRetry={() => void subscription.refetch()}
        />
      )}
      {subscription.data && (
        <div className="grid gap-5">
          <CurrentPlan subscription={subscription.data} />
          {subscription.data.tier && <UsageMeter subscription={subscription.data} />}
          <Cancellation subscription={subscription.data} />
        </div>
      )}
    </section>
  );
}
