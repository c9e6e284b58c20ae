import { NotYet, onDemand } from './onDemand.tsx';
import type { OptionsProps } from './optionsLayer.tsx';

/** A button that opens a list of choices. */
export const Options = onDemand<OptionsProps>(
  async () => (await import('./optionsLayer.tsx')).OptionsLayer,
  ({ trigger }) => <NotYet>{trigger}</NotYet>,
);
