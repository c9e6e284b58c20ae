import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a navigation the keyboard and the screen reader start at the new page, not at its old link. */
export function useFocusOnNavigation() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);

  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    // A page that has put the focus in its own field keeps it.
    if (document.activeElement && document.activeElement !== document.body) {
      if (document.activeElement.closest('#content, [role="dialog"]')) return;
    }
    document.getElementById('content')?.focus({ preventScroll: true });
  }, [pathname]);
}
