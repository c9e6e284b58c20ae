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

/** Which beginning an address stands for; empty where none was asked for. */
export function beginningOf(state: unknown): string {
  const { begin } = read(state);
  return typeof begin === 'string' ? begin : '';
}

/** What it begins with, to be checked by who takes it. */
export function draftBegun(state: unknown): unknown {
  return read(state).draft ?? null;
}

function read(state: unknown): Partial<Record<keyof BeginningState, unknown>> {
  return typeof state === 'object' && state !== null ? state : {};
}
