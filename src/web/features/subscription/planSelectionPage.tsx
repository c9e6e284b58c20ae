import { Page, PageHead } from '#web/ui/page.tsx';

/** The subscription gate: shown instead of the app while no subscription is active. */
export function PlanSelectionPage() {
  return (
    <Page>
      <PageHead title="Choisissez votre abonnement" />
    </Page>
  );
}
