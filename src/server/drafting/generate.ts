import { lineTotal } from '#domain/document/totals.ts';
import { roundToCents, exact } from '#domain/money/decimal.ts';
import type { FullDraft, OtherReading } from '#drafting/draft.ts';
import { draftDocument } from '#drafting/draftDocument.ts';
import { buildHistory, isUnusualPrice } from '#drafting/history.ts';
import { keepSaid } from '#drafting/verifyNotes.ts';
import { besideReader } from './besideReader.ts';
import type { Drafter, DraftingRequest, Proposal, ProposedLine } from './drafter.ts';
import { GRAMMAR, grammarProposal, proposedLine } from './grammar.ts';
import type { LineItemAnswer } from '#server/documents/answers.ts';
import type { GenerationAnswer } from './answers.ts';
import { honest, reservations } from './honest.ts';

interface Engines {
  /** The model, when one is configured. */
  model: Drafter | null;
  /** How long the model may take. */
  limitMs: number;
  /** Called with each line of a model as it comes, verified beside the lines before it. */
  onLine?: (line: LineItemAnswer, index: number) => void;
}

/**
 * Drafts a document. A model's figures are held to what the user said or billed before, and all
 * money is computed here; when the model fails or is too slow, the grammar's draft is used and the
 * answer says so (docs/product.md, Drafting).
 */
export async function generateDocument(
  request: DraftingRequest,
  { model, limitMs, onLine }: Engines,
  signal: AbortSignal,
): Promise<GenerationAnswer> {
  const read = draftDocument(request);
  if (!model) return draftByGrammar(read, request, null);
  const limit = AbortSignal.timeout(limitMs);
  try {
    const proposal = await model.draft(request, AbortSignal.any([signal, limit]), (lines) =>
      tellLast(lines, request, onLine),
    );
    const lines = honest(proposal.lines, request);
    const content = keepSaid(proposal.content, request);
    const beside = besideReader(lines, netOf(lines), read);
    const drafted = answer({ lines, content, ...beside }, read, request, model.name);
    const unusable = proposal.lines.length === 0 || drafted.totalAmount < 0;
    if (unusable) return draftByGrammar(read, request, 'n’a proposé aucun document juste');
    const notice = reservations(proposal.lines, drafted.totalAmount, request, read);
    return { ...drafted, notice };
  } catch {
    const what = limit.aborted ? 'a mis trop de temps à répondre' : 'n’a pas répondu';
    return draftByGrammar(read, request, what);
  }
}

function draftByGrammar(
  read: FullDraft,
  request: DraftingRequest,
  failure: string | null,
): GenerationAnswer {
  const drafted = answer(grammarProposal(read), read, request, GRAMMAR);
  if (failure === null) return drafted;
  const notice = `Le modèle ${failure}\u00A0: ce brouillon vient de la lecture intégrée. Relisez-le avant d’enregistrer.`;
  return { ...drafted, notice };
}

/** A price that only a later line explains (a shared total) is doubted until that line has come. */
function tellLast(
  lines: readonly ProposedLine[],
  request: DraftingRequest,
  onLine: Engines['onLine'],
): void {
  const last = honest(lines, request).at(-1);
  if (last) onLine?.(withTotal(last), lines.length - 1);
}

function answer(
  { lines, content, doubts = [], readings = [] }: Proposal,
  read: FullDraft,
  request: DraftingRequest,
  engine: string,
): GenerationAnswer {
  const past = buildHistory(request.history);
  const lineItems = lines.map((line) =>
    withTotal(
      isUnusualPrice(line, past) ? { ...line, flags: [...line.flags, 'unusual_price'] } : line,
    ),
  );
  return {
    lineItems,
    content,
    totalAmount: netOf(lines),
    facts: factsOf(read),
    doubts,
    readings: readings.map(readingOf),
    engine,
    notice: null,
  };
}

function netOf(lines: readonly ProposedLine[]): number {
  const totals = lines.map(({ quantity, unitPrice }) => exact(lineTotal(quantity, unitPrice)));
  return roundToCents(totals.reduce((sum, total) => sum.plus(total), exact(0))).toNumber();
}

/** Facts are read from the sentence, also when a model drafts the lines. */
function factsOf({ facts }: FullDraft): GenerationAnswer['facts'] {
  return Object.fromEntries(
    Object.entries(facts).map(([name, { value, words }]) => [name, { value, words }]),
  );
}

/** Taken instead of the draft, it keeps its units, its rates and what is to complete. */
function readingOf({ totalAmount, lineItems }: OtherReading): GenerationAnswer['readings'][number] {
  return { totalAmount, lineItems: lineItems.map((line) => withTotal(proposedLine(line))) };
}

function withTotal(line: ProposedLine): LineItemAnswer {
  return {
    ...line,
    vatCase: null,
    inOldHome: false,
    total: lineTotal(line.quantity, line.unitPrice),
    creditedLine: null,
    depositId: null,
    quotedLine: null,
    option: null,
  };
}
