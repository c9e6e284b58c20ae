import { type TouchEvent, useEffect, useRef, useState } from 'react';
import { isTyping } from '#web/shell/shortcuts.ts';

/** What lies open: two pages of a book, or one where there is no room for two. */
export interface Spread {
  left: number | null;
  right: number;
}

/** Pages lie in pairs, the odd one at the left. */
export function spreadAt(folio: number, inPairs: boolean): Spread {
  if (!inPairs) return { left: null, right: folio };
  const left = folio - ((folio + 1) % 2);
  return { left, right: left + 1 };
}

export interface PageTurn {
  from: Spread;
  forward: boolean;
}

interface Turning {
  folio: number;
  folios: number;
  inPairs: boolean;
  open: (folio: number) => void;
}

/** Turns the pages: buttons, arrow keys, a finger. `turn` says what is on its way, until `settle`. */
export function usePageTurn({ folio, folios, inPairs, open }: Turning) {
  const [turn, setTurn] = useState<PageTurn | null>(null);
  const spread = spreadAt(folio, inPairs);
  const before = (spread.left ?? spread.right) - 1;
  const after = spread.right + 1;

  function turnTo(wanted: number) {
    if (wanted < 1 || wanted > folios) return;
    // Nothing would end a turn that is not seen.
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    setTurn(still ? null : { from: spread, forward: wanted > folio });
    open(wanted);
  }
  const back = () => turnTo(before);
  const onward = () => turnTo(after);

  useArrowKeys(back, onward);
  return {
    spread,
    turn,
    settle: () => setTurn(null),
    back: before >= 1 ? back : null,
    onward: after <= folios ? onward : null,
    swipe: useSwipe(back, onward),
  };
}

function useArrowKeys(back: () => void, onward: () => void) {
  const latest = useRef({ back, onward });
  useEffect(() => {
    latest.current = { back, onward };
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return;
      if (isTyping(event.target) || document.querySelector('[role="dialog"], [role="listbox"]')) {
        return;
      }
      if (event.key === 'ArrowLeft') latest.current.back();
      if (event.key === 'ArrowRight') latest.current.onward();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Far enough, and more sideways than down: the rest is scrolling. */
const SWIPE = 48;

function useSwipe(back: () => void, onward: () => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const finger = touches.length === 1 ? touches[0] : undefined;
      start.current = finger ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const finger = changedTouches[0];
      if (!start.current || !finger) return;
      const x = finger.clientX - start.current.x;
      const y = finger.clientY - start.current.y;
      if (Math.abs(x) < SWIPE || Math.abs(x) < 2 * Math.abs(y)) return;
      if (x < 0) onward();
      else back();
    },
  };
}
