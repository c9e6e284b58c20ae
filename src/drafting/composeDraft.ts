import { kindFacts } from '#domain/document/kinds.ts';
import { composeLines, otherReading } from './composeLines.ts';
import type { DraftRequest, FullDraft } from './draft.ts';
import { fromCents, toCents } from './exact.ts';
import { findFacts } from './facts/findFacts.ts';
import { doubtsOf } from './ledger/doubts.ts';
import { ledgerOf } from './ledger/ledger.ts';
import type { Judges } from './readings/choose.ts';
import type { Reading } from './readings/read.ts';
import { notesBeside } from './writing/notesBeside.ts';
import { withoutFacts } from './writing/withoutFacts.ts';

/** How many other readings are offered beside the one drafted. */
const OTHERS = 2;

/** The draft of a reading; apart, so that `explain` and the training can use weights of their own. */
export function composeDraft(request: DraftRequest, reading: Reading, judges: Judges): FullDraft {
  const { grammar, choice, prompt, prepared, roles } = reading;
  const facts = findFacts({
    prompt,
    prepared,
    roles,
    clientName: request.clientName?.trim() || null,
    today: request.today ?? null,
    ahead: kindFacts(request.type).isOffer,
  });
  const lineItems = composeLines(reading).map((line) => ({
    ...line,
    description: withoutFacts(line.description, facts),
  }));
  const cents = lineItems.reduce((sum, line) => sum + toCents(line.total), 0);
  const doubts = doubtsOf(reading, lineItems, judges);
  return {
    ...grammar,
    lineItems,
    content: notesBeside(grammar.content, lineItems),
    totalAmount: fromCents(cents),
    flags: [...new Set(lineItems.flatMap((line) => line.flags))],
    facts,
    doubts,
    readings: choice.ranked.slice(1, 1 + OTHERS).map(otherReading),
    ledger: ledgerOf(reading),
  };
}
