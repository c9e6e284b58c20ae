import { CircleQuestionMark } from 'lucide-react';
import { cx } from './cx.ts';
import { onDemand } from './onDemand.tsx';
import { useTooltip } from './useTooltip.ts';

const Tooltip = onDemand(async () => (await import('./tooltip.tsx')).Tooltip);

/** The articles of the help centre, by their address; its catalogue is held to the same list. */
export type HelpArticleId =
  | 'getting-started'
  | 'create-invoice'
  | 'manage-clients'
  | 'subscription'
  | 'customise-documents'
  | 'ai-features'
  | 'send-documents'
  | 'request-deposit'
  | 'record-payments'
  | 'card-payments'
  | 'remind-clients'
  | 'match-statement'
  | 'recurring-invoices'
  | 'correct-invoice'
  | 'troubleshooting';

interface HelpLinkProps {
  article: HelpArticleId;
  /** What the article explains, in a few words. */
  topic: string;
  small?: boolean;
}

/** « ? »: the article about what is on the screen. In a tab of its own: nothing typed here is left. */
export function HelpLink({ article, topic, small = false }: HelpLinkProps) {
  const label = `Aide\u00A0: ${topic}`;
  const { anchor, handlers } = useTooltip();
  return (
    <>
      <a
        {...handlers}
        className={cx('icon-btn', small && 'icon-btn--s')}
        href={`/help/${article}`}
        target="_blank"
        rel="noopener"
        aria-label={`${label} (nouvel onglet)`}
      >
        <CircleQuestionMark className={cx('i', small && 'i--s')} />
      </a>
      {anchor && <Tooltip text={label} anchor={anchor} />}
    </>
  );
}
