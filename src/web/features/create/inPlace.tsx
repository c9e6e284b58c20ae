import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '#web/ui/cx.ts';

interface Props {
  /** What it is, for who cannot see where it stands: « Échéance ». */
  name: string;
  shown: ReactNode;
  /** Its field; null while nothing may change. A choice made at once closes it by another `key`. */
  children: ReactNode;
  className?: string;
}

/** Nothing of a sheet looks like a field until it is pointed at: a dotted baseline says that it may be touched. */
const TOUCHABLE =
  'cursor-pointer text-left wrap-anywhere underline decoration-print-ink-2 decoration-dotted decoration-1 underline-offset-[0.3em] [text-decoration-skip-ink:none] hover:decoration-action hover:decoration-solid';

/** A fact of the sheet, corrected where it stands: its field takes its place until it is left. */
export function InPlace({ name, shown, children, className }: Props) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLFieldSetElement>(null);
  const words = useRef<HTMLButtonElement>(null);
  useLeaving(place, open, (byEscape) => {
    flushSync(() => setOpen(false));
    if (byEscape) words.current?.focus();
  });
  if (children === null) return <span className={className}>{shown}</span>;
  if (!open) {
    return (
      <button
        ref={words}
        type="button"
        className={cx(TOUCHABLE, className)}
        onClick={() => setOpen(true)}
      >
        {shown}
        <span className="sr">, {name}, corriger</span>
      </button>
    );
  }
  return (
    <fieldset
      ref={place}
      className="min-w-60 rounded-md bg-paper p-3 text-left font-sans text-body font-regular text-ink shadow-raised"
      aria-label={name}
    >
      {children}
    </fieldset>
  );
}

/** The field takes the keyboard as it comes; a press or a Tab elsewhere closes it, and Escape, which gives the keyboard back. */
function useLeaving(
  place: { current: HTMLElement | null },
  open: boolean,
  onLeave: (byEscape: boolean) => void,
): void {
  const latest = useRef(onLeave);
  useEffect(() => {
    latest.current = onLeave;
  });
  useEffect(() => {
    if (!open) return;
    place.current?.querySelector<HTMLElement>('input, textarea, select, [role="radio"]')?.focus();
    const leave = ({ target }: Event) => {
      const isWithin = target instanceof Node && place.current?.contains(target);
      // A list that floats over the sheet is its field's.
      const isAbove = target instanceof Element && target.closest('.layer') !== null;
      if (!isWithin && !isAbove) latest.current(false);
    };
    const escape = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented) latest.current(true);
    };
    document.addEventListener('pointerdown', leave);
    document.addEventListener('focusin', leave);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', leave);
      document.removeEventListener('focusin', leave);
      document.removeEventListener('keydown', escape);
    };
  }, [open, place]);
}
