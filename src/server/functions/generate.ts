import { lineTotal } from '#domain/document/totals.ts';
import { roundToCents, exact } from '#domain/money/decimal.ts';
import { buildHistory, isUnusualPrice, sourceLabel, type PastLine } from '#drafting/history.ts';
import { inventedFigures } from '#drafting/verifyFigures.ts';
import type { Drafter, DraftingRequest, Proposal, ProposedLine } from '#server/drafters/drafter.ts';
import { grammarDrafter } from '#server/drafters/grammar.ts';
import type { GenerationAnswer } from './answers.ts';

/** Spec §9: the time-out of a generation. */
const LIMIT_MS = 30_000;

interface Engines {
  /** The model, when one is configured. */
  model: Drafter | null;
  limitMs?: number;
}

/**
 * Drafts a document. A model's figures are held to what the user said or billed before, and all
 * money is computed here; when the model fails or is too slow, the grammar's draft is used and the
 * answer says so (decisions §16).
 */
export async function generateDocument(
  request: DraftingRequest,
  { model, limitMs = LIMIT_MS }: Engines,
  signal: AbortSignal,
): Promise<GenerationAnswer> {
  if (model) {
    const drafted = await tryModel(
      model,
      request,
      AbortSignal.any([signal, AbortSignal.timeout(limitMs)]),
    );
    if ('proposal' in drafted) {
      return answer(honest(drafted.proposal, request), request, model.name, null);
    }
    const proposal = await grammarDrafter.draft(request, signal);
    return answer(proposal, request, grammarDrafter.name, drafted.notice);
  }
  const proposal = await grammarDrafter.draft(request, signal);
  return answer(proposal, request, grammarDrafter.name, null);
}

async function tryModel(
  model: Drafter,
  request: DraftingRequest,
  signal: AbortSignal,
): Promise<{ proposal: Proposal } | { notice: string }> {
  try {
    const proposal = await model.draft(request, signal);
    if (proposal.lines.length > 0) return { proposal };
    return { notice: notice('n’a proposé aucune ligne') };
  } catch {
    return {
      notice: notice(signal.aborted ? 'a mis trop de temps à répondre' : 'n’a pas répondu'),
    };
  }
}

function notice(what: string): string {
  return `Le modèle ${what}\u00A0: ce brouillon vient de la lecture intégrée. Relisez-le avant d’enregistrer.`;
}

/** A price that neither the sentence nor the past explains is not kept (decisions §17). */
function honest(proposal: Proposal, { prompt, amount = 0, history }: DraftingRequest): Proposal {
  const invented = new Set(
    inventedFigures({
      prompt,
      amount,
      lines: proposal.lines,
      history: history.map((line) => line.unitPrice),
    }),
  );
  if (invented.size === 0) return proposal;
  return {
    ...proposal,
    lines: proposal.lines.map((line) => (invented.has(line) ? unpriced(line) : line)),
  };
}

function unpriced(line: ProposedLine): ProposedLine {
  return {
    ...line,
    unitPrice: 0,
    flags: [...new Set([...line.flags, 'price_to_complete' as const])],
  };
}

function answer(
  { lines, content }: Proposal,
  { history }: DraftingRequest,
  engine: string,
  said: string | null,
): GenerationAnswer {
  const past = buildHistory(history);
  const lineItems = lines.map((line) => ({
    ...line,
    total: lineTotal(line.quantity, line.unitPrice),
    flags: isUnusualPrice(line, past) ? [...line.flags, 'unusual_price'] : line.flags,
  }));
  const total = lineItems.reduce((sum, line) => sum.plus(exact(line.total)), exact(0));
  return {
    lineItems,
    content,
    totalAmount: roundToCents(total).toNumber(),
    engine,
    notice: said,
  };
}

/** « comme la dernière fois »: the client's last document, line for line, and where it came from. */
export function asLastTimeAnswer(
  lines: readonly (PastLine & { quantity: number })[],
): GenerationAnswer {
  const proposal = {
    lines: lines.map((line) => ({
      description: line.description,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      unit: line.unit,
      vatRate: null,
      source: sourceLabel(line),
      flags: [],
    })),
    content: '',
  };
  const number = lines[0]?.number ?? '';
  const said = `Les lignes reprennent le document ${number}, le dernier de ce client. Relisez-les avant d’enregistrer.`;
  return answer(proposal, { type: 'invoice', prompt: '', history: [] }, grammarDrafter.name, said);
}
