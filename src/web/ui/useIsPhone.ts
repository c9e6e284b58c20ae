import { useSyncExternalStore } from 'react';

/** Below `--breakpoint-desk`. */
const PHONE = '(width < 48rem)';

export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(PHONE);
      query.addEventListener('change', changed);
      return () => query.removeEventListener('change', changed);
    },
    () => window.matchMedia(PHONE).matches,
    () => false,
  );
}
