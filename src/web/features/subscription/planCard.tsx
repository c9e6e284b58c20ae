import { Check } from 'lucide-react';
import {
  ANNUAL_SAVINGS,
  type BillingPeriod,
  type PriceKey,
  priceFor,
} from '#domain/plan/catalogue.ts';
import { ESSENTIAL_QUOTA } from '#domain/plan/quota.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { formatWhole } from '#domain/format/numbers.ts';
import { Tag } from '#web/ui/states.tsx';

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
    <section
      className={cx('plan', recommended ? 'plan--up' : 'plan--flat')}
      aria-labelledby={`plan-${tier}`}
    >
      <div className="plan__name">
        <h2 className="h3" id={`plan-${tier}`}>
          {price.name}
        </h2>
        {recommended && <Tag>Recommandé</Tag>}
      </div>
      <p className="soft small mt-1">{price.description}</p>
      <div>
        <p className="plan__price">
          <b>{formatWhole(price.monthly)}&nbsp;€</b>
          <span className="soft">HT par mois</span>
        </p>
        <p className="small faint mt-1.5 min-h-5">
          {period === 'annual'
            ? `Facturé à l’année. Vous économisez ${ANNUAL_SAVINGS[tier]}\u00A0€ par an.`
            : 'Facturé chaque mois.'}
        </p>
      </div>
      <ul className="plan__list">
        {GIVES[tier].map((given) => (
          <li key={given}>
            <Check className="i" />
            <span>{given}</span>
          </li>
        ))}
      </ul>
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
    </section>
  );
}
