/**
 * A 401 anywhere in the app means that the session has ended: expired, revoked, signed out in
 * another tab. The gate listens and leads to /login, wherever the call came from.
 */
const ends = new EventTarget();

export function announceSessionEnd(): void {
  ends.dispatchEvent(new Event('end'));
}

let leaving = false;

/** Signing out ends the session too, on purpose: until the app is entered again nothing is refused. */
export function setLeaving(isLeaving: boolean): void {
  leaving = isLeaving;
}

export function isLeaving(): boolean {
  return leaving;
}

/** Returns the way to stop listening. */
export function onSessionEnd(listener: () => void): () => void {
  ends.addEventListener('end', listener);
  return () => ends.removeEventListener('end', listener);
}
