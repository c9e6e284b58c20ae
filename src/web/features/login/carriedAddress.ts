import { forgetInTab, isRecord, keepInTab, readOfTab } from '#web/shell/ofTab.ts';

/** The address typed to sign in, for the page that « Mot de passe oublié ? » leads to. */
const KEY = 'encrier:address';

export function carryAddress(email: string): void {
  if (email.trim() === '') forgetInTab(KEY);
  else keepInTab(KEY, { email: email.trim() });
}

export function carriedAddress(): string {
  return readOfTab(KEY, isCarried)?.email ?? '';
}

export function forgetAddress(): void {
  forgetInTab(KEY);
}

function isCarried(kept: unknown): kept is { email: string } {
  return isRecord(kept) && typeof kept['email'] === 'string';
}
