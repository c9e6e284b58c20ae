import { forgetInTab, isRecord, keepInTab, readOfTab } from './ofTab.ts';

/** What the first run was told and has not saved yet: by whom, and what. */
const KEY = 'encrier:first-run';

interface Kept {
  account: string;
  told: unknown;
}

export function keepFirstRun(account: string, told: object): void {
  keepInTab(KEY, { account, told } satisfies Kept);
}

/** Null where another account was told it. */
export function keptFirstRun(account: string): unknown {
  const kept = readOfTab(KEY, isKept);
  return kept?.account === account ? kept.told : null;
}

/** Once the company is saved, or one signs out. */
export function forgetFirstRun(): void {
  forgetInTab(KEY);
}

function isKept(kept: unknown): kept is Kept {
  return isRecord(kept) && typeof kept['account'] === 'string';
}
