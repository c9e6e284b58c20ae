// An act that a document's page is opened on: asked by the palette, or in place of what is refused.

interface ActState {
  act: readonly string[];
}

/** The state with which a document's page is opened on one of its acts. */
export function onAct(acts: readonly string[]): ActState {
  return { act: acts };
}

/** The acts asked for, the first that the page offers is meant; none where nothing was asked. */
export function actsAsked(state: unknown): readonly string[] {
  const { act } = (typeof state === 'object' && state !== null ? state : {}) as { act?: unknown };
  return Array.isArray(act) ? act.filter((each) => typeof each === 'string') : [];
}
