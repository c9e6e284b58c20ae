import { TermsOfUsePage } from '#web/features/legal/termsOfUsePage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () => pageMeta('Conditions générales d’utilisation');

export default function TermsOfUseRoute() {
  return <TermsOfUsePage />;
}
