import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** `/app/account#siret` brings to that field, by its id or its name; `#subscription` to that section. */
export function useFocusOnHash() {
  const { hash } = useLocation();
  useEffect(() => {
    const target = hash ? named(decodeURIComponent(hash.slice(1))) : null;
    if (!target) return;
    const isSection = target.tagName === 'SECTION';
    target.scrollIntoView({ block: isSection ? 'start' : 'center' });
    (isSection ? target.querySelector('h2') : target)?.focus({ preventScroll: true });
  }, [hash]);
}

function named(name: string): HTMLElement | null {
  return document.getElementById(name) ?? document.getElementsByName(name)[0] ?? null;
}
