import { HelpPage } from '#web/features/help/helpPage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () => pageMeta('Centre d’aide');

export default function HelpRoute() {
  return <HelpPage />;
}
