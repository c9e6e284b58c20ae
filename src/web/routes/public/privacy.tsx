import { PrivacyPage } from '#web/features/legal/privacyPage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () => pageMeta('Politique de confidentialité');

export default function PrivacyRoute() {
  return <PrivacyPage />;
}
