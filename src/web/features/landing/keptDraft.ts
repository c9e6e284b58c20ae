import type { DocumentType } from '#domain/document/kinds.ts';

/** Where the wizard finds what was typed before there was an account. */
const STORAGE_KEY = 'encrier:draft';

/** Keeps the sentence for this tab, through sign-up and the profile, until the wizard takes it. */
export function keepDraft(draft: { type: DocumentType; prompt: string }): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(draft));
  } catch {
    // A browser that refuses storage: the visitor types the sentence again.
  }
}
