import { LegalNoticePage } from '#web/features/legal/legalNoticePage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () => pageMeta('Mentions légales');

export default function LegalRoute() {
  return <LegalNoticePage />;
}
