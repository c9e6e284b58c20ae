import { useEffect } from 'react';
import { BackLink } from '#web/ui/page.tsx';
import { usePlace } from '#web/ui/place.ts';
import { articleById } from './catalogue.ts';
import { ContactUs } from './contactUs.tsx';
import { MarkdownText } from './markdownText.tsx';

/** The article the address names; the list of all of them when there is none of that name. */
export function HelpArticlePage() {
  const { pathname, replace } = usePlace();
  const article = articleById(pathname.split('/')[2]);
  const unknown = !article;
  useEffect(() => {
    if (unknown) replace('/help');
  }, [unknown, replace]);
  if (!article) return null;
  return (
    <main id="main" tabIndex={-1} className="wrap pt-8 pb-24 max-desk:pt-5 max-desk:pb-16">
      <BackLink to="/help">Centre d’aide</BackLink>
      <article className="mt-6 grid max-w-[42rem] gap-3">
        <p className="small faint">{article.category}</p>
        <h1 className="h1">{article.title}</h1>
        <p className="lead">{article.description}</p>
        <MarkdownText source={article.content} />
      </article>
      <ContactUs />
    </main>
  );
}
