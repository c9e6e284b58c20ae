import { useEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';

/**
 * At the end of a list in a box that scrolls: what the box's foot would cut fades out, until its end is in
 * sight. A row cut in the middle of its words looks like a fault.
 */
export function ScrollFade() {
  const end = useRef<HTMLDivElement>(null);
  const [isMore, setIsMore] = useState(false);
  useEffect(() => {
    const element = end.current;
    if (!element) return;
    const sight = new IntersectionObserver(([entry]) => setIsMore(entry?.isIntersecting === false));
    sight.observe(element);
    return () => sight.disconnect();
  }, []);
  return (
    <>
      <div ref={end} className="h-px" />
      <div
        aria-hidden="true"
        className={cx(
          'pointer-events-none sticky bottom-0 z-1 -mt-16 h-16 bg-linear-to-t from-raised from-25% to-transparent transition-opacity duration-(--duration-press)',
          isMore ? 'opacity-100' : 'opacity-0',
        )}
      />
    </>
  );
}
