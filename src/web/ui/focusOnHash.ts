import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** `/app/account#siret` brings to that field, by its id or its name; `#subscription` to that section. */
export function useFocusOnHash() {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash ? named(decodeURIComponent(hash.slice(1))) : null;
    if (!target) return;
    const isSection = target.tagName === 'SECTION';
    const bring = () => target.scrollIntoView({ block: isSection ? 'start' : 'center' });
    bring();
    (isSection ? target.querySelector('h2') : target)?.focus({ preventScroll: true });
    return untilTheReaderMoves(bring);
  }, [hash]);
}

/** What comes later above the place would push it away: it is brought back until somebody acts. */
function untilTheReaderMoves(bring: () => void): () => void {
  const arrivals = new ResizeObserver(bring);
  arrivals.observe(document.body);
  const moved = new AbortController();
  const leave = () => {
    arrivals.disconnect();
    moved.abort();
  };
  for (const act of ['wheel', 'touchstart', 'pointerdown', 'keydown']) {
    addEventListener(act, leave, { passive: true, signal: moved.signal });
  }
  return leave;
}

function named(name: string): HTMLElement | null {
  return document.getElementById(name) ?? document.getElementsByName(name)[0] ?? null;
}
