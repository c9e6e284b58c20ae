import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** `/app/account#siret` brings to that field, `#subscription` to that section. */
export function useFocusOnHash() {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!target) return;
    target.scrollIntoView({ block: target.tagName === 'SECTION' ? 'start' : 'center' });
    target.focus({ preventScroll: true });
  }, [hash]);
}
