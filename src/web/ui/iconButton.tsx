import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { onDemand } from './onDemand.tsx';
import { useTooltip } from './useTooltip.ts';

export const Tooltip = onDemand(async () => (await import('./tooltip.tsx')).Tooltip);

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
  const { anchor, handlers } = useTooltip(rest);
  return (
    <>
      <button
        type="button"
        {...rest}
        {...(tooltip && handlers)}
        aria-label={label}
        className={cx('icon-btn', small && 'icon-btn--s', danger && 'icon-btn--danger', className)}
      >
        {children}
      </button>
      {tooltip && anchor && <Tooltip text={label} anchor={anchor} />}
    </>
  );
}
