import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Link, type LinkProps } from './link.tsx';
import { Spinner } from './loading.tsx';

interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-quiet';
  size?: 's' | 'l';
  block?: boolean;
  /** A lucide icon with `className="i"`. */
  icon?: ReactNode;
}

export type ButtonProps = ButtonLook &
  ComponentProps<'button'> & {
    /** Shows « Chargement... » and refuses clicks, but keeps the focus. */
    busy?: boolean;
  };

/** One filled (`primary`) button per screen. */
export function Button({
  variant = 'secondary',
  size,
  block,
  icon,
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const refuseWhileBusy = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <button
      {...rest}
      type={type}
      className={cx(looks({ variant, size, block }), className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={refuseWhileBusy}
    >
      <span className={busy ? 'invisible contents' : 'contents'}>
        {icon}
        {children}
      </span>
      {busy && <Busy />}
    </button>
  );
}

/** Over the label, which keeps the button's size: the words on the spinner's line where they fit. */
function Busy() {
  return (
    <span className="absolute inset-x-2 flex h-5 flex-wrap items-center justify-center gap-2 overflow-hidden">
      <Spinner />
      <span>Chargement...</span>
    </span>
  );
}

type ButtonLinkProps = ButtonLook & LinkProps;

/** A link that looks like a button: it goes somewhere. */
export function ButtonLink({
  variant = 'secondary',
  size,
  block,
  icon,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={cx(looks({ variant, size, block }), className)}>
      {icon}
      {children}
    </Link>
  );
}

function looks({ variant, size, block }: ButtonLook): string {
  return cx('btn', `btn--${variant}`, size && `btn--${size}`, block && 'btn--block');
}
