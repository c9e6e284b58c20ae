import { LandingPage } from '#web/features/landing/landingPage.tsx';
import { PublicFrame } from './publicFrame.tsx';
import { publicMeta } from './publicMeta.ts';

export const meta = () =>
  publicMeta(
    '/',
    'Encrier : une phrase, une facture juste',
    'Dites ce que vous avez fait, Encrier rédige la facture ou le devis, compte la TVA et n’invente jamais un prix. Gratuit pendant la beta.',
  );

export default function LandingRoute() {
  return (
    <PublicFrame>
      <LandingPage />
    </PublicFrame>
  );
}
