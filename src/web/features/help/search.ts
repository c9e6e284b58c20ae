import type { HelpArticle, HelpCategory } from './article.ts';

/**
 * Over title and description; case and accents do not count, every word must be there
 * (docs/product.md, Help and contact).
 */
export function searchArticles(
  articles: readonly HelpArticle[],
  { text, category }: { text: string; category: HelpCategory | null },
): HelpArticle[] {
  const words = folded(text).split(/\s+/).filter(Boolean);
  return articles.filter((article) => {
    const searched = folded(`${article.title} ${article.description}`);
    const inCategory = category === null || article.category === category;
    return inCategory && words.every((word) => searched.includes(word));
  });
}

function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}
