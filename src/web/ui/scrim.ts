/** What darkens the page under a dialog, the palette or the menu. */
export const SCRIM =
  'fixed inset-0 z-30 bg-scrim transition-opacity duration-(--duration-move) ease-out data-ending-style:opacity-0 data-starting-style:opacity-0';
