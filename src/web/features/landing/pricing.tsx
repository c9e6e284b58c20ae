import { PRICES } from '#domain/plan/catalogue.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { formatWhole } from '#domain/format/numbers.ts';
import { PlanOffer } from '#web/ui/planOffer.tsx';
import { LandingSection } from './landingSection.tsx';

export function Pricing() {
  return (
    <LandingSection id="tarifs" title="Gratuit pendant la beta" aside={<PeriodToggle />}>
      <div className="grid gap-4 max-desk:mt-6 @table:grid-cols-[1.14fr_1fr_1fr] @table:gap-0">
        <PlanOffer
          level={3}
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
        </PlanOffer>
        <PlanOffer
          level={3}
          className={BESIDE}
          name="Essentiel"
          audience="Auto-entrepreneurs et petites entreprises"
          monthly={PRICES.ESSENTIAL_ANNUAL.monthly}
          unit="HT par mois"
          note={`Facturé à l’année, ${euros(PRICES.ESSENTIAL.monthly)} au mois`}
          gives={['40 documents par mois', 'Rédaction par l’IA', 'PDF, ZIP et envoi par e-mail']}
        >
          <ComingSoon />
        </PlanOffer>
        <PlanOffer
          level={3}
          className={BESIDE}
          name="Premium"
          audience="SARL et SAS"
          monthly={PRICES.PREMIUM_ANNUAL.monthly}
          unit="HT par mois"
          note={`Facturé à l’année, ${euros(PRICES.PREMIUM.monthly)} au mois`}
          gives={['Documents illimités', 'Rédaction par l’IA', 'Support prioritaire']}
        >
          <ComingSoon />
        </PlanOffer>
      </div>
    </LandingSection>
  );
}

/** Lower than the recommended one, and joined to it. */
const BESIDE = '@table:my-4 @table:-ml-px @table:rounded-none @table:last:rounded-r-sm';

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

function euros(amount: number): string {
  return `${formatWhole(amount)}\u00A0€`;
}
