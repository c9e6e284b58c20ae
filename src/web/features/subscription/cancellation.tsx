import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { SubscriptionAnswer } from '#server/subscription/answers.ts';
import { api } from '#web/api/client.ts';
import { subscriptionQuery } from '#web/api/queries.ts';
import { useAct } from '#web/acts/useAct.ts';
import { Button } from '#web/ui/button.tsx';
import { formatDay } from '#domain/format/days.ts';
import { Banner, InlineConfirm } from '#web/ui/states.tsx';

const FAILURE = "Erreur lors de la mise à jour de l'abonnement";
const PATH = '/api/subscription/cancellation';

/**
 * Ends the plan with its period, or takes that back; access stays until the end
 * (docs/product.md, Plans).
 */
export function Cancellation({ subscription }: { subscription: SubscriptionAnswer }) {
  const [asking, setAsking] = useState(false);
  const queries = useQueryClient();
  const show = (answer: SubscriptionAnswer) => {
    setAsking(false);
    queries.setQueryData(subscriptionQuery.queryKey, answer);
  };
  const cancel = useAct({
    act: () => api.post<SubscriptionAnswer>(PATH),
    success: ({ currentPeriodEnd }) =>
      `Abonnement annulé\u00A0: vous gardez vos accès ${until(currentPeriodEnd)}`,
    failure: FAILURE,
    onSuccess: show,
  });
  const resume = useAct({
    act: () => api.delete<SubscriptionAnswer>(PATH),
    success: 'Votre abonnement se poursuit',
    failure: FAILURE,
    onSuccess: show,
  });
  const { active, tier, cancelAtPeriodEnd, currentPeriodEnd, paymentConfigured } = subscription;
  if (!active || tier === null || tier === 'beta' || !paymentConfigured) return null;

  if (cancelAtPeriodEnd) {
    return (
      <Banner
        tone="brass"
        action={
          <Button size="s" busy={resume.isPending} onClick={() => resume.mutate()}>
            Reprendre l’abonnement
          </Button>
        }
      >
        Votre abonnement est annulé. Vous gardez vos accès {until(currentPeriodEnd)}.
      </Banner>
    );
  }
  if (asking) {
    return (
      <InlineConfirm
        confirmLabel="Mettre fin à l’abonnement"
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate()}
        onCancel={() => setAsking(false)}
      >
        Mettre fin à votre abonnement&nbsp;? Vous gardez vos accès {until(currentPeriodEnd)}, et vos
        documents restent à vous.
      </InlineConfirm>
    );
  }
  return (
    <div>
      <Button variant="danger-quiet" className="-ml-3" onClick={() => setAsking(true)}>
        Annuler l’abonnement
      </Button>
    </div>
  );
}

function until(periodEnd: number | null): string {
  if (periodEnd === null) return 'jusqu’à la fin de la période en cours';
  return `jusqu’au ${formatDay(new Date(periodEnd * 1000).toISOString())}`;
}
