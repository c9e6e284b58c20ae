import { adjustments } from './money.ts';
import { assemble } from './assemble.ts';
import type { Assembly } from './assembly/state.ts';
import { completeWithAmount } from './rules/amount.ts';
import { splitClauses } from './clauses.ts';
import type { Draft, DraftLine, DraftRequest } from './draft.ts';
import { fromCents, toCents } from './exact.ts';
import { blankDropped, findMasks, type Mask } from './mask.ts';
import { normalise, type NormalisedPrompt } from './normalise.ts';
import { readPhrases } from './reading/phrases.ts';
import { readTable } from './rules/table.ts';
import { recognise } from './spans.ts';
import { tokenise } from './tokens.ts';
import { taxReading } from './rules/tax.ts';
import { computeLine, adjustmentLine, optionOf } from './compute.ts';
import { contentOf } from './writing/notes.ts';

/**
 * Drafts the lines and notes of a document from a French sentence (`docs/drafting.md`). Pure: the
 * same request always gives the same draft, and no figure in it comes from anywhere else.
 */
export function draftByGrammar(request: DraftRequest): Draft {
  const prompt = normalise(request.prompt);
  const masks = findMasks(prompt.text, prompt.folded);
  prompt.quotable = blankDropped(prompt.text, masks);
  const read = readPrompt(prompt, masks);
  const tax = taxReading(prompt.folded, read.assembly);
  const { items } = read.assembly;
  const lines = items.map((item) => computeLine(item, prompt, tax));
  completeWithAmount(lines, items, read.assembly, request);
  const taken = adjustments(read.assembly, lines);
  const lineItems = [...lines, ...taken.map((each) => adjustmentLine(each, prompt))];
  return present(lineItems, read, prompt);
}

interface Reading {
  assembly: Assembly;
  spans: Draft['spans'];
}

/** The stages from text to assembled lines. */
function readPrompt(prompt: NormalisedPrompt, masks: readonly Mask[]): Reading {
  const tokens = tokenise(prompt.folded, masks);
  const pieces = readPhrases(tokens);
  const table = readTable(prompt.folded, masks);
  const clauses = table ?? splitClauses(pieces, prompt.folded);
  const assembly = assemble(clauses);
  return { assembly, spans: recognise(pieces, assembly, masks, prompt) };
}

function present(
  lineItems: DraftLine[],
  { assembly, spans }: Reading,
  prompt: NormalisedPrompt,
): Draft {
  const currency = currencyOf(assembly);
  const cents = lineItems.reduce((sum, line) => sum + toCents(line.total), 0);
  return {
    lineItems,
    content: contentOf(assembly, prompt, currency),
    totalAmount: fromCents(cents),
    currency,
    flags: [...new Set(lineItems.flatMap((line) => line.flags))],
    options: assembly.options.flatMap((clause) => optionOf(clause, prompt)),
    spans,
  };
}

/** The first currency written that is not the euro. */
function currencyOf(assembly: Assembly): string | null {
  for (const item of assembly.items) {
    const code = item.price?.currency ?? null;
    if (code !== null && code !== 'EUR') return code;
  }
  return null;
}
