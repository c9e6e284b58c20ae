import { useSyncExternalStore } from 'react';

/** Whether the last call reached the server. An answer that refuses has reached it. */
let lost = false;
const changes = new EventTarget();

export function noteReached(): void {
  set(false);
}

export function noteLost(): void {
  set(true);
}

export function isConnectionLost(): boolean {
  return lost;
}

export function useConnectionLost(): boolean {
  return useSyncExternalStore(watchConnection, isConnectionLost, () => false);
}

/** Returns the way to stop watching. */
export function watchConnection(onChange: () => void): () => void {
  changes.addEventListener('change', onChange);
  window.addEventListener('offline', noteLost);
  return () => {
    changes.removeEventListener('change', onChange);
    window.removeEventListener('offline', noteLost);
  };
}

function set(next: boolean): void {
  if (lost === next) return;
  lost = next;
  changes.dispatchEvent(new Event('change'));
}
