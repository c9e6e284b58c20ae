import { type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';

interface Props {
  title: string;
  /** What one finds there, or what is already there, beside the title while it is closed. */
  hint?: ReactNode;
  /** Unfolds by itself when this becomes true: a value must be seen. */
  opensWhen: boolean;
  /** Counts the refusals of something inside: each unfolds it again, whoever closed it. */
  refusals?: number;
  /** One of several, as rows between rules. */
  row?: boolean;
  children: ReactNode;
}

/** Fields that are seldom needed: part of the form, folded away until one asks for them. */
export function Fold({ title, hint, opensWhen, refusals = 0, row, children }: Props) {
  const [open, setOpen] = useState(opensWhen || refusals > 0);
  const [asked, setAsked] = useState({ opensWhen, refusals });
  if (asked.opensWhen !== opensWhen || asked.refusals !== refusals) {
    setAsked({ opensWhen, refusals });
    const isNew = opensWhen && !asked.opensWhen;
    if (isNew || (refusals > 0 && asked.refusals !== refusals)) setOpen(true);
  }
  const place = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (refusals > 0) focusRefused(place.current);
  }, [refusals]);
  return (
    <details ref={place} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary
        className={cx(
          'flex cursor-pointer items-center',
          row ? 'min-h-12 py-2' : 'min-h-8 w-fit max-w-full py-1',
        )}
      >
        <span className="strong flex-none">{title}</span>
        {hint && !open && (
          <span className={cx('small faint ml-2 truncate', !row && 'max-desk:hidden')}>{hint}</span>
        )}
      </summary>
      <div className={row ? 'pt-2 pb-6' : 'mt-5'}>{children}</div>
    </details>
  );
}

/** The form could not give the focus to a field that was folded away, unless one before it has it. */
function focusRefused(place: HTMLDetailsElement | null): void {
  if (document.activeElement?.getAttribute('aria-invalid') === 'true') return;
  place?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
