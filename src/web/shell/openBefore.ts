/** Says no more than that the app was open here; whether it may open again the server decides. */
const KEY = 'encrier:open';

/** As long as the session itself: the tab, or until one signs out where it is remembered. */
export function noteOpen(remembered: boolean): void {
  try {
    (remembered ? localStorage : sessionStorage).setItem(KEY, '1');
  } catch {
    // A browser that refuses storage waits before a spinner.
  }
}

/** What the first run was told and has not saved yet (`firstRunKept.ts`). */
export const FIRST_RUN = 'encrier:first-run';

/** Once the company is saved, or one signs out. */
export function forgetFirstRun(): void {
  try {
    sessionStorage.removeItem(FIRST_RUN);
  } catch {
    // Nothing was kept.
  }
}

export function forgetOpen(): void {
  try {
    localStorage.removeItem(KEY);
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** True where the gate opened before and nobody has signed out since: the shell may be drawn at once. */
export function wasOpen(): boolean {
  try {
    return (localStorage.getItem(KEY) ?? sessionStorage.getItem(KEY)) !== null;
  } catch {
    return false;
  }
}
