import { composeDraft } from './composeDraft.ts';
import type { DraftRequest, FullDraft } from './draft.ts';
import { readSentence } from './readings/read.ts';
import { JUDGES, WEIGHTS } from './weights/load.ts';

/** The draft made last: one answer asks for lines, then for facts, of the same sentence. */
let last: { asked: string; draft: FullDraft } | null = null;

/**
 * Drafts a document from a French sentence (`docs/drafting.md`): two readers, the better reading,
 * the facts beside the lines, and an honest doubt. Pure: the same request always gives the same
 * draft, and no figure in it comes from anywhere else.
 */
export function draftDocument(request: DraftRequest): FullDraft {
  const { type, prompt, amount, clientName, today } = request;
  const asked = JSON.stringify([type, prompt, amount, clientName, today]);
  if (last?.asked === asked) return last.draft;
  const draft = composeDraft(request, readSentence(request, WEIGHTS, JUDGES), JUDGES);
  last = { asked, draft };
  return draft;
}
