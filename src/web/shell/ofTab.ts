/** What this tab keeps under that key; null where there is nothing, or something else's text. */
export function readOfTab<Value>(key: string, is: (kept: unknown) => kept is Value): Value | null {
  keepWaiting();
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return is(kept) ? kept : null;
  } catch {
    // A browser that refuses storage, or something else's text under our key.
    return null;
  }
}

export function keepInTab(key: string, value: object): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that refuses storage: the tab must then stay open.
  }
}

/** Writing there holds up the letter just typed: a moment later it holds up nothing. */
const SOON_MS = 250;

const waiting = new Map<string, object>();
let soon: ReturnType<typeof setTimeout> | null = null;

/** As `keepInTab`, once the screen has answered; at once where the page is left or hidden. */
export function keepInTabSoon(key: string, value: object): void {
  waiting.set(key, value);
  if (soon !== null) return;
  soon = setTimeout(keepWaiting, SOON_MS);
  addEventListener('pagehide', keepWaiting, { once: true });
  document.addEventListener('visibilitychange', keepWaiting, { once: true });
}

function keepWaiting(): void {
  if (soon === null) return;
  clearTimeout(soon);
  soon = null;
  for (const [key, value] of waiting) keepInTab(key, value);
  waiting.clear();
}

export function forgetInTab(key: string): void {
  waiting.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

export function isRecord(kept: unknown): kept is Record<string, unknown> {
  return typeof kept === 'object' && kept !== null;
}
