import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';

interface Paged {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** The next page of a list comes when its end comes near; the button is there for keyboards. */
export function MoreOnScroll({ query }: { query: Paged }) {
  const end = useRef<HTMLDivElement>(null);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  useEffect(() => {
    const element = end.current;
    if (!element || !hasNextPage || isFetchingNextPage) return;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && fetchNextPage(),
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);
  if (!hasNextPage) return null;
  return (
    <div ref={end} className="flex justify-center py-6">
      <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        Afficher la suite
      </Button>
    </div>
  );
}
