import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Tooltip } from './tooltip.tsx';

interface IconButtonProps extends ComponentProps<'button'> {
  /** Accessible name, shown as a tooltip too. */
  label: string;
  small?: boolean;
  danger?: boolean;
  /** False where the tooltip would hide what the button opens. */
  tooltip?: boolean;
}

export function IconButton({
  label,
  small,
  danger,
  tooltip = true,
  className,
  children,
  ...rest
}: IconButtonProps) {
  const button = (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={cx('icon-btn', small && 'icon-btn--s', danger && 'icon-btn--danger', className)}
    >
      {children}
    </button>
  );
  return tooltip ? <Tooltip text={label}>{button}</Tooltip> : button;
}
