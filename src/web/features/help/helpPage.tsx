import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Link } from '#web/ui/link.tsx';
import { SearchField } from '#web/ui/searchField.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { HELP_CATEGORIES, type HelpArticle, type HelpCategory } from './article.ts';
import { ArticleIcon } from './articleIcon.tsx';
import { HELP_ARTICLES } from './catalogue.ts';
import { ContactUs } from './contactUs.tsx';
import { searchArticles } from './search.ts';

export function HelpPage() {
  const [text, setText] = useState('');
  const [category, setCategory] = useState<HelpCategory | null>(null);
  const found = searchArticles(HELP_ARTICLES, { text, category });

  const showAll = () => {
    setText('');
    setCategory(null);
  };

  return (
    <main id="main" tabIndex={-1} className="wrap pt-12 pb-24 max-desk:pt-6 max-desk:pb-16">
      <h1 className="h1">Centre d’aide</h1>
      <p className="lead mt-3 max-w-[38rem]">Les réponses, écran par écran.</p>
      <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
        <SearchField
          label="Rechercher dans l’aide"
          placeholder="Rechercher un article…"
          value={text}
          onChange={setText}
          className="w-full max-w-[24rem]"
        />
        <fieldset className="flex flex-wrap gap-2" aria-label="Catégories">
          <Chip label="Tous" on={category === null} onPick={() => setCategory(null)} />
          {HELP_CATEGORIES.map((each) => (
            <Chip key={each} label={each} on={category === each} onPick={() => setCategory(each)} />
          ))}
        </fieldset>
      </div>
      <div className="mt-8" aria-live="polite">
        {found.length > 0 ? (
          <ul className="grid grid-cols-2 gap-x-12 border-t border-rule max-desk:grid-cols-1">
            {found.map((article) => (
              <ArticleCard key={article.id} article={article} />
            ))}
          </ul>
        ) : (
          <EmptyState
            title="Aucun article trouvé"
            hint={
              text.trim() === ''
                ? 'Aucun article dans cette catégorie.'
                : `Aucun article ne correspond à « ${text.trim()} ».`
            }
            action={
              <Button variant="primary" onClick={showAll}>
                Voir tous les articles
              </Button>
            }
          />
        )}
      </div>
      <ContactUs />
    </main>
  );
}

function Chip({ label, on, onPick }: { label: string; on: boolean; onPick: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onPick}
      className={cx('btn btn--s', on ? 'bg-ink text-paper' : 'btn--secondary')}
    >
      {label}
    </button>
  );
}

function ArticleCard({ article }: { article: HelpArticle }) {
  return (
    <li className="border-b border-hairline">
      <Link
        to={`/help/${article.id}`}
        className="group grid h-full grid-cols-[auto_minmax(0,1fr)] gap-x-4 py-5"
      >
        <ArticleIcon icon={article.icon} />
        <span>
          <span className="h3 block text-action group-hover:underline">{article.title}</span>
          <span className="soft mt-1 block text-pretty">{article.description}</span>
          <span className="small faint mt-2 block">{article.category}</span>
        </span>
      </Link>
    </li>
  );
}
