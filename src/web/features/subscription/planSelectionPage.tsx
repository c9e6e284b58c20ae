import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BillingPeriod } from '#domain/plan/catalogue.ts';
import { subscriptionQuery } from '#web/api/queries.ts';
import { useLiveUpdates } from '#web/shell/liveUpdates.ts';
import { useSignOut } from '#web/shell/signOut.ts';
import { Button } from '#web/ui/button.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Tag } from '#web/ui/states.tsx';
import { ThemeToggle } from '#web/ui/themeToggle.tsx';
import { BetaOffer } from './betaOffer.tsx';
import { PlanCard } from './planCard.tsx';
import { useCheckout } from './useCheckout.ts';

const PERIODS = [
  { value: 'monthly', label: 'Mensuel' },
  { value: 'annual', label: 'Annuel' },
] as const;

/**
 * The subscription gate: shown instead of the app while no subscription is active. It opens by itself
 * when the payment made in another tab, or on a phone, arrives (docs/product.md, The gate).
 */
export function PlanSelectionPage() {
  useLiveUpdates();
  const { data: subscription } = useQuery(subscriptionQuery);
  const [period, setPeriod] = useState<BillingPeriod>('annual');
  const checkout = useCheckout(subscription);
  const signOut = useSignOut();
  const closed = subscription?.paymentConfigured === false;
  const card = { period, checkout, disabled: !subscription?.paymentConfigured };

  return (
    <div className="grid min-h-screen grid-rows-[auto_1fr]">
      <header className="flex h-14 items-center justify-between px-4 desk:h-20 desk:px-12">
        <Logo />
        <div className="flex gap-1">
          <ThemeToggle />
          <Button variant="quiet" onClick={() => void signOut()}>
            Se déconnecter
          </Button>
        </div>
      </header>
      <main
        className="mx-auto w-[min(60rem,100%)] px-4 pt-4 pb-12 desk:px-6 desk:pt-8 desk:pb-16"
        id="content"
      >
        <div className="flex flex-wrap items-end justify-between gap-6">
          <div>
            <h1 className="h1">Choisissez votre abonnement</h1>
            <p className="soft mt-2">Sans engagement au-delà de la période en cours.</p>
          </div>
          <div className="flex items-center gap-3">
            <Segmented
              label="Période de facturation"
              options={PERIODS}
              value={period}
              onChange={setPeriod}
            />
            <Tag>2 mois offerts</Tag>
          </div>
        </div>
        {closed && <BetaOffer />}
        <div className="mt-6 grid gap-4 desk:mt-10 desk:grid-cols-[1fr_1.12fr] desk:gap-0">
          <PlanCard tier="ESSENTIAL" {...card} />
          <PlanCard tier="PREMIUM" {...card} recommended />
        </div>
        <p className="small faint mt-8 text-center">
          Paiement par carte. Changement de formule immédiat, au prorata. Résiliation à tout moment,
          effective en fin de période.
        </p>
      </main>
    </div>
  );
}
