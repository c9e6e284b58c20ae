import type { DocumentType } from '#domain/document/kinds.ts';

/** Where the wizard finds what was typed before there was an account. */
const STORAGE_KEY = 'encrier:draft';

/** Where the sign-in page finds that one has just begun. */
const NEWCOMER_KEY = 'encrier:newcomer';

/** Who presses « Commencer » has most likely no account yet: the page opens on making one. */
export function noteNewcomer(): void {
  try {
    sessionStorage.setItem(NEWCOMER_KEY, '1');
  } catch {
    // A browser that refuses storage: the page opens on signing in.
  }
}

/** Keeps the sentence for this tab, through sign-up and the profile, until the wizard takes it. */
export function keepDraft(draft: { type: DocumentType; prompt: string }): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // A browser that refuses storage: the visitor types the sentence again.
  }
}
