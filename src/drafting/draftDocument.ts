import { composeDraft } from './composeDraft.ts';
import type { DraftRequest, FullDraft } from './draft.ts';
import { readSentence } from './readings/read.ts';
import { JUDGES, WEIGHTS } from './weights/load.ts';

/**
 * Drafts a document from a French sentence (`docs/drafting.md`): two readers, the better reading,
 * the facts beside the lines, and an honest doubt. Pure: the same request always gives the same
 * draft, and no figure in it comes from anywhere else.
 */
export function draftDocument(request: DraftRequest): FullDraft {
  return composeDraft(request, readSentence(request, WEIGHTS, JUDGES), JUDGES);
}
