import { withTotal } from '#domain/document/totals.ts';
import type { LineItem } from '#domain/document/types.ts';
import { editByInstruction } from '#drafting/editDocument.ts';
import { differences, isSameLine, type ChangedLine } from '#drafting/editing/differences.ts';
import { isExplainedEdit } from '#drafting/verifyEdit.ts';
import type { EditedProposal, EditingRequest, Model } from './drafter.ts';
import { presentLine } from '#server/documents/presentLine.ts';
import type { LineEditAnswer } from './answers.ts';
import { GRAMMAR } from './grammar.ts';

interface Engines {
  model: Pick<Model, 'name' | 'edit'> | null;
  limitMs: number;
}

/**
 * Changes lines as a sentence asks, by the model when there is one. Its figures must come from the
 * sentence or the lines as they were; otherwise, and when it fails, the grammar reads the sentence
 * and the answer says so. Nothing is saved: the user accepts or not.
 */
export async function editLines(
  request: EditingRequest,
  { model, limitMs }: Engines,
  signal: AbortSignal,
): Promise<LineEditAnswer> {
  if (!model) return editByGrammar(request, null);
  const limit = AbortSignal.timeout(limitMs);
  try {
    const proposed = await model.edit(request, AbortSignal.any([signal, limit]));
    const after = placed(proposed, request.lines);
    const changes = differences(request.lines, after);
    if (changes.length === 0) return editByGrammar(request, 'n’a rien changé');
    if (after.length === 0 || !isExplainedEdit(request.lines, after, request.instruction)) {
      return editByGrammar(request, 'a proposé des chiffres que rien n’explique');
    }
    return { lines: after.map(present), changes, reason: null, engine: model.name, notice: null };
  } catch {
    const what = limit.aborted ? 'a mis trop de temps à répondre' : 'n’a pas répondu';
    return editByGrammar(request, what);
  }
}

function editByGrammar({ lines, instruction, charged }: EditingRequest, failure: string | null) {
  const edit = editByInstruction(lines, instruction, charged);
  const notice =
    failure === null || edit.lines === null
      ? null
      : `Le modèle ${failure}\u00A0: cette modification vient de la lecture intégrée.`;
  const engine = GRAMMAR;
  if (edit.lines === null) {
    return { lines: null, changes: [], reason: edit.reason, engine, notice };
  }
  const after = edit.lines.map((line, at) => present({ ...line, from: edit.places[at] ?? null }));
  return { lines: after, changes: edit.changes, reason: null, engine, notice };
}

/** Each line once: a place named twice, or that does not exist, is a new line. */
function placed(proposed: readonly EditedProposal[], before: readonly LineItem[]): ChangedLine[] {
  const taken = new Set<number>();
  return proposed.map(({ from, ...line }) => {
    const was = from === null || taken.has(from) ? undefined : before[from];
    if (from === null || was === undefined) return { ...withTotal(line), from: null };
    taken.add(from);
    const after = { ...was, ...withTotal(line), from };
    return isSameLine(was, after) ? { ...was, from } : { ...after, flags: [] };
  });
}

function present(line: ChangedLine) {
  return { ...presentLine(line), from: line.from };
}
