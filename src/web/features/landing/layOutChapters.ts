import { onceIdle } from '#web/ui/onDemand.tsx';

/**
 * The page's chapters are laid out where one scrolls (`.chapter` in `theme/base.css`). The others follow
 * once nothing else is to be done, one a frame: who prints the page or takes a picture of it has it whole.
 */
export function layOutChapters(): () => void {
  const waiting = [...document.querySelectorAll<HTMLElement>('.chapter, .chapter-step')];
  let frame = 0;
  const layOutNext = async () => {
    waiting.shift()?.style.setProperty('content-visibility', 'visible');
    // Two turns may come before a frame, which would then lay out two chapters.
    if (waiting.length > 0) frame = requestAnimationFrame(() => (giveUp = onceIdle(layOutNext)));
  };
  let giveUp = onceIdle(layOutNext);
  return () => {
    cancelAnimationFrame(frame);
    giveUp();
  };
}
