import { priceFor, TIER_NAMES } from '#domain/plan/catalogue.ts';
import type { SubscriptionAnswer } from '#server/subscription/answers.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { formatDay } from '#domain/format/days.ts';
import { formatWhole } from '#domain/format/numbers.ts';
import { useCheckout } from './useCheckout.ts';

/** What is paid, until when, and the plan one can move up to. */
export function CurrentPlan({ subscription }: { subscription: SubscriptionAnswer }) {
  const { tier } = subscription;
  return (
    <div className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <p className="figure text-h2">{tier ? TIER_NAMES[tier] : 'Aucun abonnement'}</p>
        <p className="soft">{terms(subscription)}</p>
      </div>
      {subscription.active ? (
        <Upgrade subscription={subscription} />
      ) : (
        <ButtonLink to="/app">Choisir une formule</ButtonLink>
      )}
    </div>
  );
}

function Upgrade({ subscription }: { subscription: SubscriptionAnswer }) {
  const checkout = useCheckout(subscription);
  const { tier, period, paymentConfigured } = subscription;
  if (!paymentConfigured) return null;
  if (tier !== 'PREMIUM') {
    const { key } = priceFor('PREMIUM', period ?? 'annual');
    return (
      <span className="flex flex-wrap gap-2">
        {tier === 'beta' && (
          <Button variant="quiet" onClick={() => checkout.mutate('ESSENTIAL_ANNUAL')}>
            Passer à Essentiel
          </Button>
        )}
        <Button busy={checkout.isPending} onClick={() => checkout.mutate(key)}>
          Passer à Premium
        </Button>
      </span>
    );
  }
  if (period === 'annual') return null;
  return (
    <Button busy={checkout.isPending} onClick={() => checkout.mutate('PREMIUM_ANNUAL')}>
      Passer à la facturation annuelle
    </Button>
  );
}

/** « 31 € HT par mois, facturé à l’année. Renouvellement le 14 déc. 2026. » */
function terms(subscription: SubscriptionAnswer): string {
  const { tier, period, currentPeriodEnd, cancelAtPeriodEnd, active } = subscription;
  if (tier === null || !active) return 'Choisissez une formule pour créer des documents.';
  if (tier === 'beta') return 'Gratuit pendant la beta, documents illimités.';
  const { monthly } = priceFor(tier, period ?? 'monthly');
  const billing = period === 'annual' ? ', facturé à l’année' : '';
  const price = `${formatWhole(monthly)}\u00A0€ HT par mois${billing}.`;
  if (currentPeriodEnd === null) return price;
  const date = formatDay(new Date(currentPeriodEnd * 1000).toISOString());
  return `${price} ${cancelAtPeriodEnd ? 'Se termine' : 'Renouvellement'} le ${date}.`;
}
