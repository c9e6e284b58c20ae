import type { LineItem } from '#domain/document/types.ts';
import type { ChargedVat } from '#drafting/editing/operation.ts';
import { isSameLine } from '#drafting/editing/differences.ts';
import type { LineEditAnswer } from '#server/drafting/answers.ts';
import { api } from '#web/api/client.ts';
import { askReader } from '#web/sentence/readerThread.ts';
import { GRAMMAR } from './engineWords.ts';
import { commonHome, withHome } from './homeWorks.ts';

/** A change to accept or not; `lines` is null when the sentence was not understood. */
export interface ProposedEdit {
  /** Lines that stay are the very objects they were. */
  lines: LineItem[] | null;
  changes: string[];
  reason: string | null;
  engine: string;
  notice: string | null;
}

/** By the grammar here in the browser, without a request. */
export async function proposeByGrammar(
  before: readonly LineItem[],
  instruction: string,
  charged: ChargedVat,
): Promise<ProposedEdit> {
  const edit = await askReader({ edit: [before, instruction, charged] });
  if (edit.lines === null) {
    return { lines: null, changes: [], reason: edit.reason, engine: GRAMMAR, notice: null };
  }
  const { lines, places, changes } = edit;
  return {
    lines: asTheOthers(
      lines.map((line, at) => itself(line, before[places[at] ?? -1])),
      before,
      charged,
    ),
    changes,
    reason: null,
    engine: GRAMMAR,
    notice: null,
  };
}

/** A line that comes is work in a home where all the others at its rate are. */
function asTheOthers(
  lines: readonly LineItem[],
  before: readonly LineItem[],
  { vatRate }: ChargedVat,
): LineItem[] {
  return withHome(lines, vatRate, commonHome(before, vatRate));
}

/** The line it was, where nothing of it changed: what comes from another thread is a copy. */
function itself(line: LineItem, was: LineItem | undefined): LineItem {
  return was !== undefined && JSON.stringify(was) === JSON.stringify(line) ? was : line;
}

/** By the model, through the server, which verifies it; by the grammar when the server is out of reach. */
export async function proposeByModel(
  before: readonly LineItem[],
  instruction: string,
  charged: ChargedVat,
  stopped: AbortSignal,
): Promise<ProposedEdit> {
  try {
    const answer = await api.post<LineEditAnswer>(
      '/api/functions/edit-lines',
      { instruction, lines: before, ...charged },
      { signal: AbortSignal.any([stopped, AbortSignal.timeout(LIMIT_MS)]) },
    );
    const lines = answer.lines?.map((line) => kept(line, before));
    return { ...answer, lines: lines ? asTheOthers(lines, before, charged) : null };
  } catch (error) {
    if (stopped.aborted) throw error;
    const notice =
      'Le modèle est hors d’atteinte\u00A0: cette modification vient de la lecture intégrée.';
    return { ...(await proposeByGrammar(before, instruction, charged)), notice };
  }
}

/** The time-out of a generation (docs/product.md, The wizard). */
const LIMIT_MS = 30_000;

type AnsweredLine = NonNullable<LineEditAnswer['lines']>[number];

function kept({ from, ...line }: AnsweredLine, before: readonly LineItem[]): LineItem {
  const item = line as LineItem;
  const was = from === null ? undefined : before[from];
  if (was === undefined) return item;
  // A model is told nothing of why a line bears no VAT, or that it is an option: that stays as it was.
  const { vatCase = null, inOldHome = false, option } = was;
  const kept = { ...item, vatCase, inOldHome, ...(option && { option }) };
  return isSameLine(was, item) ? was : kept;
}
