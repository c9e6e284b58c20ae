import { Tooltip as Base } from '@base-ui/react/tooltip';

/** A hint for the eye beside its control, which keeps its own accessible name. */
export function Tooltip({ text, anchor }: { text: string; anchor: Element }) {
  return (
    <Base.Root open>
      <Base.Portal>
        <Base.Positioner className="layer pointer-events-none" anchor={anchor} sideOffset={6}>
          <Base.Popup className="tip">{text}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
