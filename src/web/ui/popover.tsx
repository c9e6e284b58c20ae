import type { ReactNode } from 'react';
import { type Opener, useFirstPress } from './firstPress.tsx';
import { whenIdle } from './onDemand.tsx';

export interface PopoverProps {
  trigger: Opener;
  /** Accessible name of what opens. */
  label: string;
  className?: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  children: ReactNode;
}

const load = whenIdle(async () => import('./openedPopover.tsx'));

/** A small floating panel: notifications, a calendar, a filter. */
export function Popover(props: PopoverProps) {
  const { part, twin, replay } = useFirstPress(load, props.trigger, { 'aria-haspopup': 'dialog' });
  if (!part) return twin;
  return <part.OpenedPopover {...props} replay={replay} />;
}
