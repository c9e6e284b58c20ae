import type { HelpArticleId } from '#web/ui/helpLink.tsx';

/** The chips, in order (docs/product.md, Help and contact); « Tous » shows every category. */
export const HELP_CATEGORIES = ['Démarrage', 'Documents', 'Clients', 'Compte', 'Support'] as const;

export type HelpCategory = (typeof HELP_CATEGORIES)[number];

export type HelpIcon =
  | 'start'
  | 'invoice'
  | 'clients'
  | 'card'
  | 'brush'
  | 'pen'
  | 'send'
  | 'deposit'
  | 'payment'
  | 'remind'
  | 'repeat'
  | 'correct'
  | 'tool';

/** One article. `content` is written in the subset that `markdown.ts` reads. */
export interface HelpArticle {
  id: HelpArticleId;
  title: string;
  description: string;
  category: HelpCategory;
  icon: HelpIcon;
  content: string;
}
