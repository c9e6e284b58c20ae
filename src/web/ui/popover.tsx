import { useFirstPress } from './firstPress.tsx';
import { whenIdle } from './onDemand.tsx';
import type { PopoverProps } from './openedPopover.tsx';

const load = whenIdle(async () => import('./openedPopover.tsx'));

/** A small floating panel: notifications, a calendar, a filter. */
export function Popover(props: PopoverProps) {
  const { part, twin, replay } = useFirstPress(load, props.trigger, { 'aria-haspopup': 'dialog' });
  if (!part) return twin;
  return <part.OpenedPopover {...props} replay={replay} />;
}
