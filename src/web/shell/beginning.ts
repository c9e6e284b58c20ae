import type { Location } from 'react-router';
import type { DocumentType } from '#domain/document/kinds.ts';
import type { NamedInSentence } from '#web/sentence/namedClient.ts';

/** A sentence that opens the wizard filled. */
interface BegunDraft {
  type: DocumentType;
  prompt: string;
  client: Pick<NamedInSentence, 'id' | 'name' | 'company'> | null;
}

interface BeginningState {
  /** New each time: another sentence is another wizard. */
  begin: string;
  draft: BegunDraft;
}

/** The state with which the palette opens the wizard on a sentence. */
export function beginWith(draft: BegunDraft): BeginningState {
  return { begin: crypto.randomUUID(), draft };
}

/** What the address of a page that was loaded whole has for a key. */
export const LOADED = 'default';

/** Which wizard a place of the history belongs to: the one it names, otherwise one of its own. */
export function beginningOf({ state, key }: Pick<Location, 'state' | 'key'>): string {
  const { begin } = read(state);
  return typeof begin === 'string' ? begin : key;
}

/** Whether going there leaves this wizard: to another page, or to another wizard. */
export function leavesBeginning(from: Location, to: Location): boolean {
  return from.pathname !== to.pathname || beginningOf(from) !== beginningOf(to);
}

/** What it begins with, to be checked by who takes it. */
export function draftBegun(state: unknown): unknown {
  return read(state).draft ?? null;
}

function read(state: unknown): Partial<Record<keyof BeginningState, unknown>> {
  return typeof state === 'object' && state !== null ? state : {};
}
