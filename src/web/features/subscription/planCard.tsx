import {
  ANNUAL_SAVINGS,
  type BillingPeriod,
  type PriceKey,
  priceFor,
} from '#domain/plan/catalogue.ts';
import { ESSENTIAL_QUOTA } from '#domain/plan/quota.ts';
import { Button } from '#web/ui/button.tsx';
import { PlanOffer } from '#web/ui/planOffer.tsx';

type PaidTier = 'ESSENTIAL' | 'PREMIUM';

const ALWAYS = [
  'Factures et devis rédigés par l’IA',
  'PDF, archive ZIP et envoi par e-mail',
  'Registre et fichiers Factur-X',
];

const GIVES: Record<PaidTier, readonly string[]> = {
  ESSENTIAL: [`${ESSENTIAL_QUOTA} documents par mois`, ...ALWAYS],
  PREMIUM: ['Documents illimités', ...ALWAYS, 'Support prioritaire'],
};

const BUTTONS: Record<PaidTier, string> = {
  ESSENTIAL: 'Commencer maintenant',
  PREMIUM: 'Choisir Premium',
};

interface PlanCardProps {
  tier: PaidTier;
  period: BillingPeriod;
  checkout: {
    isPending: boolean;
    variables: PriceKey | undefined;
    mutate: (key: PriceKey) => void;
  };
  /** Payment is not configured, or not known to be yet. */
  disabled: boolean;
  recommended?: boolean;
}

export function PlanCard({ tier, period, checkout, disabled, recommended }: PlanCardProps) {
  const price = priceFor(tier, period);
  return (
    <PlanOffer
      level={2}
      name={price.name}
      audience={price.description}
      monthly={price.monthly}
      unit="HT par mois"
      note={
        period === 'annual'
          ? `Facturé à l’année. Vous économisez ${ANNUAL_SAVINGS[tier]}\u00A0€ par an.`
          : 'Facturé chaque mois.'
      }
      gives={GIVES[tier]}
      recommended={recommended}
      className={recommended ? 'max-desk:-order-1' : 'desk:my-4 desk:rounded-r-none'}
    >
      <Button
        variant={recommended && !disabled ? 'primary' : 'secondary'}
        size="l"
        block
        disabled={disabled}
        busy={checkout.isPending && checkout.variables === price.key}
        onClick={() => checkout.mutate(price.key)}
      >
        {BUTTONS[tier]}
      </Button>
    </PlanOffer>
  );
}
