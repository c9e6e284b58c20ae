import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';

interface EmptyStateProps {
  title: ReactNode;
  hint?: ReactNode;
  /** One button. */
  action?: ReactNode;
}

/** Title, one sentence, one button, on the ruled page that waits. */
export function EmptyState({ title, hint, action }: EmptyStateProps) {
  return (
    <div className="empty">
      <h2 className="h2">{title}</h2>
      {hint && <p className="soft">{hint}</p>}
      {action}
    </div>
  );
}

interface ErrorStateProps {
  /** What failed: « Les documents n’ont pas pu être chargés ». */
  title: ReactNode;
  /** What is safe, and why it failed. */
  detail?: ReactNode;
  onRetry?: () => void;
  busy?: boolean;
}

export function ErrorState({ title, detail, onRetry, busy }: ErrorStateProps) {
  return (
    <div className="grid justify-items-start gap-2 border-y border-hairline py-6" role="alert">
      <span className="late flex">
        <CircleAlert className="i" />
      </span>
      <h2 className="h3">{title}</h2>
      {detail && <p className="soft">{detail}</p>}
      {onRetry && (
        <Button size="s" className="mt-2" busy={busy} onClick={onRetry}>
          Réessayer
        </Button>
      )}
    </div>
  );
}

interface InlineConfirmProps {
  /** Names what will go: « Supprimer INV-042 ? Cette action est irréversible. » */
  children: ReactNode;
  confirmLabel?: string;
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** A deletion confirmed in its row; the focus goes to « Annuler », Escape cancels. */
export function InlineConfirm({
  children,
  confirmLabel = 'Supprimer',
  busy,
  onConfirm,
  onCancel,
}: InlineConfirmProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  useEffect(() => cancel.current?.focus(), []);

  const cancelOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };

  return (
    <div
      className="flex min-h-14 items-center justify-between gap-4 rounded-sm bg-wax-soft px-3 py-2 max-desk:flex-wrap"
      role="alertdialog"
      aria-label={confirmLabel}
    >
      <span>{children}</span>
      <span className="flex flex-none gap-2">
        <Button variant="quiet" size="s" ref={cancel} onClick={onCancel} onKeyDown={cancelOnEscape}>
          Annuler
        </Button>
        <Button
          variant="danger"
          size="s"
          busy={busy}
          onClick={onConfirm}
          onKeyDown={cancelOnEscape}
        >
          {confirmLabel}
        </Button>
      </span>
    </div>
  );
}

type BannerTone = 'info' | 'brass' | 'wax';

const bannerIcons = {
  info: <Info className="i mt-0.75 text-action" />,
  brass: <TriangleAlert className="i mt-0.75 text-brass-ink" />,
  wax: <CircleAlert className="i mt-0.75 text-wax" />,
} satisfies Record<BannerTone, ReactNode>;

const bannerGround = {
  info: 'bg-action-soft',
  brass: 'bg-brass-soft',
  wax: 'bg-wax-soft',
} satisfies Record<BannerTone, string>;

/** A message that belongs to the page: a hint, a warning, a failure to read. */
export function Banner({
  tone = 'info',
  action,
  children,
}: {
  tone?: BannerTone;
  action?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div
      className={cx('flex flex-wrap items-start gap-3 rounded-sm px-4 py-3.5', bannerGround[tone])}
      role={tone === 'wax' ? 'alert' : 'note'}
    >
      {bannerIcons[tone]}
      <div className="flex-[1_1_12rem]">{children}</div>
      {action}
    </div>
  );
}

/** A word in a small box: « Recommandé », « Prix à compléter »; `ink` for « Beta ». */
export function Tag({ children, ink = false }: { children: ReactNode; ink?: boolean }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1.5 rounded-[3px] px-2 text-caption/5.5 font-semibold whitespace-nowrap [&>svg]:size-3.5',
        ink ? 'bg-well text-ink-2' : 'bg-brass-soft text-brass-ink',
      )}
    >
      {children}
    </span>
  );
}
