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
  /** Where nothing is being typed: the article takes the place of the screen, and « Retour » comes back. */
  here?: boolean;
}

/** « ? »: the article about what is on the screen; beside a form, in a tab of its own, so that nothing typed is left. */
export function HelpLink({ article, topic, small = false, here = false }: HelpLinkProps) {
  const label = `Aide\u00A0: ${topic}`;
  const { anchor, handlers } = useTooltip();
  return (
    <>
      <a
        {...handlers}
        className={cx('icon-btn', small && 'icon-btn--s')}
        href={`/help/${article}`}
        {...(here ? {} : { target: '_blank', rel: 'noopener' })}
        aria-label={here ? label : `${label} (nouvel onglet)`}
      >
        <CircleQuestionMark className={cx('i', small && 'i--s')} />
      </a>
      {anchor && <Tooltip text={label} anchor={anchor} />}
    </>
  );
}
