import { FIRST_RUN } from './openBefore.ts';
import { isRecord, keepInTab, readOfTab } from './ofTab.ts';

/** What the first run was told and has not saved yet: by whom, and what. */
interface Kept {
  account: string;
  told: unknown;
}

export function keepFirstRun(account: string, told: object): void {
  keepInTab(FIRST_RUN, { account, told } satisfies Kept);
}

/** Null where another account was told it. */
export function keptFirstRun(account: string): unknown {
  const kept = readOfTab(FIRST_RUN, isKept);
  return kept?.account === account ? kept.told : null;
}

function isKept(kept: unknown): kept is Kept {
  return isRecord(kept) && typeof kept['account'] === 'string';
}
