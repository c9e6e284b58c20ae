import { Popover as Base } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import { type Opener, type Replay, useReplay } from './firstPress.tsx';

export interface PopoverProps {
  trigger: Opener;
  /** Accessible name of what opens. */
  label: string;
  className?: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

/** The panel once its button was pressed. */
export function OpenedPopover({
  trigger,
  label,
  className = 'menu',
  open,
  onOpenChange,
  replay,
  children,
}: PopoverProps & { replay: Replay }) {
  const button = useReplay(replay);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger render={trigger} ref={button} />
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
