import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** From where to where of something tall the window shows, in pixels below its own top. */
export interface Slice {
  from: number;
  to: number;
  /** It flies by too fast to be read, as when the bar is dragged. */
  flying: boolean;
}

/** Half a screen between two frames is more than anybody reads. */
const FLYING_PIXELS = 400;
const NEXT_FRAME_MS = 100;
const AT_REST_MS = 120;

/** Follows the window over `element` as it is scrolled; null before it was first seen. */
export function useWindowSlice(element: RefObject<HTMLElement | null>): Slice | null {
  const [slice, setSlice] = useState<Slice | null>(null);
  useLayoutEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    let last = { at: 0, from: 0, jumped: false };

    const look = () => {
      const from = -(element.current?.getBoundingClientRect().top ?? 0);
      const to = from + window.innerHeight;
      const at = performance.now();
      const jumped = Math.abs(from - last.from) > FLYING_PIXELS && at - last.at < NEXT_FRAME_MS;
      // One jump is a key (Page Down); the second in a row is a flight.
      const flying = jumped && last.jumped;
      last = { at, from, jumped };
      clearTimeout(rest);
      if (flying) rest = setTimeout(look, AT_REST_MS);
      setSlice((known) =>
        known?.from === from && known.to === to && known.flying === flying
          ? known
          : { from, to, flying },
      );
    };
    // In the frame that scrolls: drawn a frame later, what comes in sight would be blank first.
    const lookNow = () => flushSync(look);
    look();
    window.addEventListener('scroll', lookNow, { passive: true });
    window.addEventListener('resize', lookNow);
    return () => {
      clearTimeout(rest);
      window.removeEventListener('scroll', lookNow);
      window.removeEventListener('resize', lookNow);
    };
  }, [element]);
  return slice;
}
