import { NotYet, onDemand } from './onDemand.tsx';
import type { PopoverProps } from './popoverLayer.tsx';

/** A small floating panel: notifications, a calendar, a filter. */
export const Popover = onDemand<PopoverProps>(
  async () => (await import('./popoverLayer.tsx')).PopoverLayer,
  ({ trigger }) => <NotYet>{trigger}</NotYet>,
);
