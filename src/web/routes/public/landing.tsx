import { LandingPage } from '#web/features/landing/landingPage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () =>
  pageMeta(
    'Factures et devis en une phrase',
    'Décrivez votre prestation, Encrier rédige la facture ou le devis.',
  );

export default function LandingRoute() {
  return <LandingPage />;
}
