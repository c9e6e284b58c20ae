import { type RefObject, useEffect, useState } from 'react';

/** Whether a part has been on the screen: what a narrow one hides is neither asked for nor drawn. */
export function useIsSeen(place: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return seen;
}
