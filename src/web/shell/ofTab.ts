/** What this tab keeps under that key; null where there is nothing, or something else's text. */
export function readOfTab<Value>(key: string, is: (kept: unknown) => kept is Value): Value | null {
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

export function forgetInTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept.
  }
}

export function isRecord(kept: unknown): kept is Record<string, unknown> {
  return typeof kept === 'object' && kept !== null;
}
