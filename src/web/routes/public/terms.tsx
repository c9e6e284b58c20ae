import { TermsPage } from '#web/features/legal/termsPage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () => pageMeta('Conditions générales de vente');

export default function TermsRoute() {
  return <TermsPage />;
}
