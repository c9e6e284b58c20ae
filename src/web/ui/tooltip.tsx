import { Tooltip as Base } from '@base-ui/react/tooltip';

/** A hint for the eye beside its control, which keeps its own accessible name. */
export function Tooltip({ text, anchor }: { text: string; anchor: Element }) {
  return (
    <Base.Root open>
      <Base.Portal>
        <Base.Positioner className="layer pointer-events-none" anchor={anchor} sideOffset={6}>
          <Base.Popup className="inline-block rounded-sm bg-ink px-2.5 py-1.25 text-small text-paper transition-opacity duration-(--duration-press) data-ending-style:opacity-0 data-starting-style:opacity-0">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
