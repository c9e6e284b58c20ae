import { useEffect } from 'react';

/**
 * The app's own files, readable without a network (scripts/pages/worker.js). Only from the app: a visitor
 * of the site downloads nothing for it. Development has none, or old code would outlive a reload.
 */
export function useServiceWorker(): void {
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    // A refusal (private browsing, no https) costs the offline reading, nothing else.
    const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
    if (document.readyState === 'complete') return register();
    window.addEventListener('load', register, { once: true });
    return () => window.removeEventListener('load', register);
  }, []);
}
