import { type DocumentType, isDocumentType } from '#domain/document/kinds.ts';
import type { NamedInSentence } from '#web/sentence/namedClient.ts';
import { forgetInTab, isRecord, readOfTab } from './ofTab.ts';

/** What the landing left before there was an account. */
const KEY = 'encrier:draft';

interface LandingDraft {
  type: DocumentType;
  prompt: string;
  client?: Named | null;
}

type Named = Pick<NamedInSentence, 'id' | 'name' | 'company'>;

/** The sentence tried on the landing; it stays until `forgetLandingDraft`. */
export function landingDraftOfTab(): LandingDraft | null {
  return readOfTab(KEY, isLandingDraft);
}

export function forgetLandingDraft(): void {
  forgetInTab(KEY);
}

export function isLandingDraft(kept: unknown): kept is LandingDraft {
  if (!isRecord(kept)) return false;
  const { type, prompt, client } = kept;
  return (
    isDocumentType(type) &&
    typeof prompt === 'string' &&
    prompt.length <= 10_000 &&
    (client === undefined || client === null || isNamedClient(client))
  );
}

export function isNamedClient(kept: unknown): kept is Named {
  if (!isRecord(kept)) return false;
  return [kept['id'], kept['name'], kept['company']].every((text) => typeof text === 'string');
}
