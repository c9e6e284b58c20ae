import type { PriceKey } from '#domain/plan/catalogue.ts';
import type { CheckoutAnswer, SubscriptionAnswer } from '#server/subscription/answers.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/api/useAct.ts';

/** Leaves for the payment page; comes back to the account, or to / when given up (spec §7). */
export function useCheckout(subscription: SubscriptionAnswer | undefined) {
  return useAct({
    act: (key: PriceKey) =>
      api.post<CheckoutAnswer>('/api/functions/stripe-checkout', {
        price_id: subscription?.prices?.[key] ?? key,
        success_url: `${window.location.origin}/app/account`,
        cancel_url: `${window.location.origin}/`,
        mode: 'subscription',
      }),
    failure: "Erreur lors de la mise à jour de l'abonnement",
    onSuccess: ({ url }) => window.location.assign(url),
  });
}
