import { TermsPage } from '#web/features/legal/termsPage.tsx';
import { PublicFrame } from './publicFrame.tsx';
import { publicMeta } from './publicMeta.ts';

export const meta = () =>
  publicMeta(
    '/terms',
    'Conditions générales de vente',
    'Formules, prix, durée, résiliation et remboursement des abonnements Encrier.',
  );

export default function TermsRoute() {
  return (
    <PublicFrame>
      <TermsPage />
    </PublicFrame>
  );
}
