import type { PriceKey } from '#domain/plan/catalogue.ts';
import type { CheckoutAnswer, SubscriptionAnswer } from '#server/subscription/answers.ts';
import { ApiError } from '#web/api/apiError.ts';
import { api } from '#web/api/client.ts';
import { useAct } from '#web/acts/useAct.ts';

/**
 * Leaves for the payment page; comes back to the account, or to / when given up
 * (docs/product.md, Plans).
 */
export function useCheckout(subscription: SubscriptionAnswer | undefined) {
  return useAct({
    act: (key: PriceKey) =>
      api
        .post<CheckoutAnswer>('/api/functions/stripe-checkout', {
          price_id: subscription?.prices?.[key] ?? key,
          success_url: `${window.location.origin}/app/account`,
          cancel_url: `${window.location.origin}/`,
          mode: 'subscription',
        })
        .catch(inFrench),
    failure: "Erreur lors de la mise à jour de l'abonnement",
    onSuccess: ({ url }) => window.location.assign(url),
  });
}

/**
 * The agreed words for it are English (docs/product.md, Failures): they are kept, within a
 * sentence that helps.
 */
function inFrench(error: unknown): never {
  if (!(error instanceof ApiError) || error.code !== 'checkout_failed') throw error;
  const { status, code, message } = error;
  const said = `Le service de paiement n’a pas donné suite (${message}). Réessayez dans un instant.`;
  throw new ApiError(status, code, said);
}
