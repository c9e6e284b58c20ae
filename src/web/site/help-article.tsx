import { articleById } from '#web/features/help/catalogue.ts';
import { HelpArticlePage } from '#web/features/help/helpArticlePage.tsx';
import { PublicFrame } from '#web/routes/public/publicFrame.tsx';
import { wake } from './wake.tsx';

const article = articleById(/^\/help\/([^/]+)/.exec(window.location.pathname)?.[1]);

if (article) {
  wake(
    <PublicFrame>
      <HelpArticlePage article={article} />
    </PublicFrame>,
  );
}
