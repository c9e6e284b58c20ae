import { Popover as Base } from '@base-ui/react/popover';
import type { ComponentProps, ReactElement, ReactNode } from 'react';

export interface PopoverProps {
  trigger: ReactElement<ComponentProps<'button'>>;
  /** Accessible name of what opens. */
  label: string;
  className?: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** The panel of `Popover` and its button, over Base UI. */
export function PopoverLayer({
  trigger,
  label,
  className = 'menu',
  open,
  onOpenChange,
  children,
}: PopoverProps) {
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner className="layer" align="end" sideOffset={6}>
          <Base.Popup className={className} aria-label={label}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
