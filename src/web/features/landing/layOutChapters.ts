import { onceIdle } from '#web/ui/onDemand.tsx';

/**
 * The page's chapters are laid out where one scrolls (`.chapter` in `theme/base.css`). The others follow
 * once nothing else is to be done, one a turn: who prints the page or takes a picture of it has it whole.
 */
export function layOutChapters(): () => void {
  const waiting = [...document.querySelectorAll<HTMLElement>('.chapter')];
  const layOutNext = async () => {
    waiting.shift()?.style.setProperty('content-visibility', 'visible');
    if (waiting.length > 0) giveUp = onceIdle(layOutNext);
  };
  let giveUp = onceIdle(layOutNext);
  return () => giveUp();
}
