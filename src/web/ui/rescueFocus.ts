/** Frames a dialog that goes as well may still hold the keyboard. */
const PATIENCE = 20;

/** What had the keyboard is gone: it goes on from the screen, and not from the top of the window. */
export function rescueFocus(frames = PATIENCE): void {
  requestAnimationFrame(() => {
    const { activeElement, body } = document;
    if (activeElement === null || activeElement === body)
      document.getElementById('content')?.focus({ preventScroll: true });
    else if (frames > 0) rescueFocus(frames - 1);
  });
}
