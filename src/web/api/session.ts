/**
 * A 401 anywhere in the app means that the session has ended: expired, revoked, signed out in
 * another tab. The gate listens and leads to /login, wherever the call came from.
 */
const ends = new EventTarget();

export function announceSessionEnd(): void {
  ends.dispatchEvent(new Event('end'));
}

/** Returns the way to stop listening. */
export function onSessionEnd(listener: () => void): () => void {
  ends.addEventListener('end', listener);
  return () => ends.removeEventListener('end', listener);
}
