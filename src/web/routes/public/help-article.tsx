import { articleById } from '#web/features/help/catalogue.ts';
import { HelpArticlePage } from '#web/features/help/helpArticlePage.tsx';
import { PublicFrame } from './publicFrame.tsx';
import { publicMeta } from './publicMeta.ts';

export function meta({ params }: { params: { article?: string } }) {
  const article = articleById(params.article);
  return publicMeta(
    article ? `/help/${article.id}` : '/help',
    article?.title ?? 'Centre d’aide',
    article?.description ?? 'Les réponses, écran par écran.',
  );
}

export default function HelpArticleRoute() {
  return (
    <PublicFrame>
      <HelpArticlePage />
    </PublicFrame>
  );
}
