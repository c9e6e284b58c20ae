import { kindFacts } from '#domain/document/kinds.ts';
import type { LineFlag } from '#domain/document/lineFlags.ts';
import { composeLines } from './composeLines.ts';
import type { Doubt, DraftLine, DraftRequest, FullDraft } from './draft.ts';
import { fromCents, toCents } from './exact.ts';
import type { Facts } from './facts/fact.ts';
import { findFacts } from './facts/findFacts.ts';
import { doubtsOf } from './ledger/doubts.ts';
import { ledgerOf } from './ledger/ledger.ts';
import type { Candidate } from './readings/candidates.ts';
import type { Judges } from './readings/choose.ts';
import type { Reading } from './readings/read.ts';
import { withAct } from './writing/actBefore.ts';
import { countedAgain } from './writing/countedAgain.ts';
import { withGiven } from './writing/given.ts';
import { withInstalments } from './writing/instalments.ts';
import { namedOrCounted } from './writing/nameless.ts';
import { notesBeside } from './writing/notesBeside.ts';
import { withoutAddressee } from './writing/withoutAddressee.ts';
import { withoutEcho } from './writing/withoutEcho.ts';
import { withoutFacts } from './writing/withoutFacts.ts';
import { withoutNotes } from './writing/withoutNotes.ts';

/** How many other readings are offered beside the one drafted. */
const OTHERS = 2;

/** The draft of a reading; apart, so that `explain` and the training can use weights of their own. */
export function composeDraft(
  request: DraftRequest,
  reading: Reading,
  judges: Pick<Judges, 'threshold'>,
): FullDraft {
  const { grammar, choice, prompt, prepared, roles } = reading;
  const { isOffer } = kindFacts(request.type);
  const facts = findFacts({
    prompt,
    prepared,
    roles,
    clientName: request.clientName?.trim() || null,
    today: request.today ?? null,
    ahead: isOffer,
  });
  const drafted = composeLines(reading);
  const doubts = doubtsOf(reading, drafted, judges);
  const notes = withInstalments(withGiven(grammar.content, reading), reading.prompt.text);
  const sure = doubts.length > 0 ? drafted : drafted.map(settled);
  const lineItems = named(sure, facts, notes, request.prompt);
  const cents = lineItems.reduce((sum, line) => sum + toCents(line.total), 0);
  return {
    ...grammar,
    lineItems,
    content: notesBeside(notes, lineItems, isOffer ? ofOffers(facts) : facts),
    totalAmount: fromCents(cents),
    flags: [...new Set(lineItems.flatMap((line) => line.flags))],
    facts,
    doubts,
    readings: offered(choice.ranked.slice(1), doubts[0]).map((other) => ({
      totalAmount: other.total,
      lineItems: named(linesOf(reading, other), facts, notes, request.prompt),
    })),
    ledger: ledgerOf(reading),
  };
}

/** The lines of another reading, as they would be were it the one kept. */
function linesOf(reading: Reading, other: Candidate): DraftLine[] {
  const ranked = [other, ...reading.choice.ranked.filter((each) => each !== other)];
  return composeLines({ ...reading, choice: { ...reading.choice, ranked } }).map(settled);
}

/** The facts that fill a field of a quote: it has a rate, and no due date. */
const ofOffers = ({ vatRate }: Facts): Facts => (vatRate === undefined ? {} : { vatRate });

/** The next best readings, and behind them that of the doubt, which is a tap away. */
function offered(others: readonly Candidate[], doubt: Doubt | undefined): Candidate[] {
  const best = others.slice(0, OTHERS);
  const isOther = ({ total }: Candidate): boolean => total === doubt?.otherTotal;
  return best.some(isOther) ? best : [...best, ...others.filter(isOther).slice(0, 1)];
}

function named(
  lines: readonly DraftLine[],
  facts: Facts,
  notes: string,
  prompt: string,
): DraftLine[] {
  const alone = lines.length === 1;
  const own = lines.reduce<DraftLine[]>((before, line) => {
    const told = withoutNotes(line.description, notes);
    const words = withoutEcho(withoutFacts(told, line.unit ?? null, facts));
    const last = before.at(-1) ?? null;
    const description = namedOrCounted({ ...line, description: words }, facts, alone, last);
    return [...before, countedAgain({ ...line, description }, last)];
  }, []);
  return own.map((line) => ({
    ...line,
    description: withAct(withoutAddressee(line.description, prompt), prompt),
  }));
}

/** What the grammar alone was unsure of is evidence for the judge, who has found the line good. */
const UNSURE: readonly LineFlag[] = ['ambiguous_unit_or_lot', 'quantity_to_check'];

function settled(line: DraftLine): DraftLine {
  return { ...line, flags: line.flags.filter((flag) => !UNSURE.includes(flag)) };
}
