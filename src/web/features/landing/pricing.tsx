import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { PRICES } from '#domain/plan/catalogue.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { formatWhole } from '#domain/format/numbers.ts';
import { Tag } from '#web/ui/states.tsx';

export function Pricing() {
  return (
    <section className="sec scroll-mt-16" id="tarifs">
      <div className="wrap">
        <div className="sec__head">
          <h2>Gratuit pendant la beta</h2>
          <PeriodToggle />
        </div>
        <div className="plans3 max-[61rem]:grid-cols-1 max-[61rem]:gap-4">
          <Plan
            name="Beta access"
            audience="Pour commencer dès aujourd’hui"
            monthly={0}
            unit="pendant la beta"
            note="Aucune carte bancaire"
            gives={['Documents illimités', 'Rédaction par l’IA', 'PDF, ZIP et envoi par e-mail']}
            recommended
          >
            <ButtonLink variant="primary" size="l" block to="/login?beta=true">
              Rejoindre la beta
            </ButtonLink>
          </Plan>
          <Plan
            name="Essentiel"
            audience="Auto-entrepreneurs et petites entreprises"
            monthly={PRICES.ESSENTIAL_ANNUAL.monthly}
            unit="HT par mois"
            note={`Facturé à l’année, ${euros(PRICES.ESSENTIAL.monthly)} au mois`}
            gives={['40 documents par mois', 'Rédaction par l’IA', 'PDF, ZIP et envoi par e-mail']}
          >
            <ComingSoon />
          </Plan>
          <Plan
            name="Premium"
            audience="SARL et SAS"
            monthly={PRICES.PREMIUM_ANNUAL.monthly}
            unit="HT par mois"
            note={`Facturé à l’année, ${euros(PRICES.PREMIUM.monthly)} au mois`}
            gives={['Documents illimités', 'Rédaction par l’IA', 'Support prioritaire']}
          >
            <ComingSoon />
          </Plan>
        </div>
      </div>
    </section>
  );
}

/** Shown, disabled; paid plans cannot be chosen from here yet (docs/product.md, Landing page). */
function PeriodToggle() {
  return (
    <fieldset
      className="seg seg--s justify-self-end max-desk:justify-self-start"
      aria-label="Facturation"
      data-disabled=""
      disabled
    >
      <button type="button" className="seg__item" aria-pressed="false">
        Mensuel
      </button>
      <button type="button" className="seg__item" aria-pressed="true" data-checked="">
        Annuel
      </button>
    </fieldset>
  );
}

function ComingSoon() {
  return (
    <Button size="l" block disabled>
      Bientôt disponible
    </Button>
  );
}

interface PlanProps {
  name: string;
  audience: string;
  monthly: number;
  unit: string;
  note: string;
  gives: readonly string[];
  recommended?: boolean;
  /** Its button. */
  children: ReactNode;
}

function Plan({ name, audience, monthly, unit, note, gives, recommended, children }: PlanProps) {
  return (
    <div className={cx('plan max-[61rem]:m-0!', recommended ? 'plan--up' : 'plan--flat')}>
      <div className="plan__name">
        <h3 className="h3">{name}</h3>
        {recommended && <Tag>Recommandé</Tag>}
      </div>
      <p className="soft small mt-1">{audience}</p>
      <div>
        <p className="plan__price">
          <b>{euros(monthly)}</b>
          <span className="soft">{unit}</span>
        </p>
        <p className="small faint mt-1.5 min-h-5">{note}</p>
      </div>
      <ul className="plan__list">
        {gives.map((given) => (
          <li key={given}>
            <Check className="i" />
            <span>{given}</span>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}

function euros(amount: number): string {
  return `${formatWhole(amount)}\u00A0€`;
}
