import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The page before, whichever frame it stood in: a sign-in and a first run lead into another one. */
let before: string | null = null;

/** After a navigation the keyboard and the screen reader start at the new page, not at its old link. */
export function useFocusOnNavigation() {
  const { pathname } = useLocation();

  useEffect(() => {
    const isNew = before !== null && before !== pathname;
    before = pathname;
    // Focus asks where things stand, a layout of its own if asked now; the frame makes one anyway.
    if (isNew) requestAnimationFrame(focusOnContent);
  }, [pathname]);
}

function focusOnContent() {
  // A page that has put the focus in its own field keeps it.
  if (document.activeElement && document.activeElement !== document.body) {
    if (document.activeElement.closest('#content, [role="dialog"]')) return;
  }
  document.getElementById('content')?.focus({ preventScroll: true });
}
