import { ApiError } from './apiError.ts';

/**
 * Saves what a form edits. Where someone else saved first (412), `merge` brings their version in
 * under what was typed here; the user is told, and saves again knowing it: nothing is lost.
 */
export async function mergeWhenStale<Saved>(
  save: () => Promise<Saved>,
  merge: () => Promise<void>,
): Promise<Saved> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 412) throw error;
    await merge();
    throw new ApiError(412, error.code, CHANGED_ELSEWHERE);
  }
}

const CHANGED_ELSEWHERE =
  'il a été modifié ailleurs entre-temps. Votre saisie est gardée\u00A0; enregistrez de nouveau pour la faire valoir.';
