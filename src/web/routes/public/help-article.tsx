import { HelpArticlePage } from '#web/features/help/helpArticlePage.tsx';
import { pageMeta } from '#web/shell/pageMeta.ts';

export const meta = () => pageMeta('Centre d’aide');

export default function HelpArticleRoute() {
  return <HelpArticlePage />;
}
