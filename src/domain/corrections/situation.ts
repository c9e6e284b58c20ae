import { formatAmount, formatPercent } from '#domain/format/numbers.ts';
import { exact, roundToCents, sum } from '#domain/money/decimal.ts';
import { lineKind } from '#domain/document/lineKind.ts';
import { counts } from '#domain/document/lineOptions.ts';
import { documentTotals, type VatShare, withTotal } from '#domain/document/totals.ts';
import type { Document, LineItem, Lot } from '#domain/document/types.ts';
import {
  type InvoicedDeposit,
  leftToTakeBack,
  withDepositParts,
  type DepositPart,
} from './balance.ts';
import { isSameTax, linesOfGroup, vatGroups } from './groups.ts';
import { leftToCredit } from './leftToCredit.ts';
import { amountAt, percentDone } from './progress.ts';

/** A situation invoiced on a quote, and the avoirs issued on it. */
export interface InvoicedSituation {
  situation: Document;
  credited: readonly Document[];
}

/** How far one line of the quote is done. */
export interface Progress {
  /** The place of the line in the quote, from 0. */
  place: number;
  /** In all, from 0 to 100. */
  percent: number;
}

/** Why a situation cannot bill a line: `line` is its place in what was asked, or in the draft. */
export interface SituationProblem {
  line: number;
  message: string;
}

/** The situations that still count: one that avoirs took back whole bills nothing any more. */
export function standingSituations(all: readonly InvoicedSituation[]): InvoicedSituation[] {
  return all.filter(
    ({ situation, credited }) =>
      credited.length === 0 || leftToCredit(situation, credited).gross > 0,
  );
}

/** The lines of a quote that count, with what situations billed of each so far; amounts HT. */
export function lotsOf(quote: Document, earlier: readonly InvoicedSituation[]): Lot[] {
  const { lines } = documentTotals(quote);
  return quote.lineItems.flatMap((line, place) => {
    if (!counts(line)) return [];
    const before = sum(earlier.map((each) => billedOf(each, place)));
    const contract = lines[place]?.net ?? 0;
    return [{ place, description: heading(line), contract, cumulated: before, before }];
  });
}

/**
 * The lines of a situation: for each lot, what is done and was not billed before. A lot that did not
 * move has none, so that no line is negative but those that lower the quote.
 */
export function situationLines(
  quote: Document,
  lots: readonly Lot[],
  progress: readonly Progress[],
): LineItem[] {
  return lots.flatMap((lot) => {
    const asked = progress.find(({ place }) => place === lot.place);
    const line = quote.lineItems[lot.place];
    if (!asked || !line) return [];
    const done = exact(amountAt(lot, asked.percent)).minus(lot.before).toNumber();
    return done === 0 ? [] : [progressLine(quote, line, lot, done)];
  });
}

/** What was asked of lots that were further already, or are not of the quote. */
export function progressProblems(
  lots: readonly Lot[],
  progress: readonly Progress[],
): SituationProblem[] {
  return progress.flatMap(({ place, percent }, line) => {
    const lot = lots.find((each) => each.place === place);
    if (!lot) return [{ line, message: 'Cette ligne n’est pas du devis.' }];
    const done = percentDone(lot);
    if (exact(amountAt(lot, percent)).abs().gte(exact(lot.before).abs())) return [];
    const message = `Déjà facturé à ${formatPercent(done)}\u00A0: l’avancement ne recule pas.`;
    return [{ line, message }];
  });
}

/** Lines of a draft that bill more of a lot than the quote leaves, or less than nothing. */
export function situationProblems(
  draft: Pick<Document, 'lineItems' | 'currency'>,
  lots: readonly Lot[],
): SituationProblem[] {
  return draft.lineItems.flatMap(({ quotedLine }, line) => {
    if (quotedLine == null) return [];
    const lot = lots.find(({ place }) => place === quotedLine);
    if (!lot) return [{ line, message: 'Cette ligne n’est pas du devis.' }];
    const left = exact(lot.contract).minus(lot.before);
    const billed = exact(billedBy(draft.lineItems, quotedLine));
    const isWithin = lot.contract < 0 ? billed.gte(left) && billed.lte(0) : billed.lte(left);
    if (isWithin) return [];
    const message = `Il reste ${formatAmount(left.toNumber(), draft.currency)} HT à facturer sur ce lot.`;
    return [{ line, message }];
  });
}

/**
 * A draft as the situation it is now: how far each lot is by its lines, its rank, and the deposits
 * taken back in proportion of what is done at each rate; all that is left of them once all is done.
 */
export function situated<Draft extends Document>(
  draft: Draft,
  quote: Document,
  earlier: readonly InvoicedSituation[],
  deposits: readonly InvoicedDeposit[],
): Draft {
  const lots = lotsOf(quote, earlier).map((lot) => ({
    ...lot,
    cumulated: exact(lot.before).plus(billedBy(draft.lineItems, lot.place)).toNumber(),
  }));
  const parts = deposits.map((each) => ({ ...each, shares: partOf(each, quote, lots) }));
  return {
    ...withDepositParts<Draft>(draft, parts satisfies DepositPart[]),
    kind: 'situation',
    situation: { rank: earlier.length + 1, lots },
  };
}

/** What a situation takes back of one deposit, group by group. */
function partOf(each: InvoicedDeposit, quote: Document, lots: readonly Lot[]): VatShare[] {
  const taken = each.taken ?? [];
  return leftToTakeBack(each).flatMap((left) => {
    const before = sum(taken.filter((one) => isSameTax(one, left)).map(({ base }) => base));
    const whole = exact(left.base).plus(before);
    const ofGroup = linesOfGroup(quote, left).map((line) =>
      lots.find(({ place }) => place === line.place),
    );
    const contract = sum(ofGroup.map((lot) => lot?.contract ?? 0));
    const done = sum(ofGroup.map((lot) => lot?.cumulated ?? 0));
    if (done === contract) return [left];
    const due = roundToCents(whole.times(done).div(contract)).minus(before);
    if (due.lte(0)) return [];
    const base = due.gt(left.base) ? left.base : due.toNumber();
    const vat = roundToCents(exact(base).times(exact(left.rate)).div(100)).toNumber();
    return [{ ...left, base, vat }];
  });
}

function progressLine(quote: Document, line: LineItem, { place }: Lot, done: number): LineItem {
  const { vatRate = null, vatCase = null, inOldHome } = line;
  return withTotal({
    description: heading(line),
    quantity: 1,
    unitPrice: done,
    unit: null,
    kind: lineKind(line),
    vatRate: quote.vat ? vatRate : null,
    vatCase,
    ...(inOldHome && { inOldHome }),
    quotedLine: place,
  });
}

/** A line is named by its first words: the quote tells the rest. */
function heading({ description }: LineItem): string {
  return description.split('\n')[0]?.trim() ?? '';
}

function billedBy(lines: readonly LineItem[], place: number): number {
  return sum(lines.filter(({ quotedLine }) => quotedLine === place).map(({ total }) => total));
}

function billedOf({ situation, credited }: InvoicedSituation, place: number): number {
  const returned = credited.flatMap(({ lineItems }) =>
    lineItems.filter(
      ({ creditedLine }) =>
        creditedLine != null && situation.lineItems[creditedLine]?.quotedLine === place,
    ),
  );
  return exact(billedBy(situation.lineItems, place))
    .minus(sum(returned.map(({ total }) => total)))
    .toNumber();
}

/** What situations took back of a deposit so far, group by group. */
export function takenBySituations(
  earlier: readonly InvoicedSituation[],
  depositId: string,
): VatShare[] {
  return earlier.flatMap(({ situation }) => {
    const lineItems = situation.lineItems
      .filter((line) => line.depositId === depositId)
      .map((line) => ({ ...line, quantity: 1 }));
    return lineItems.length === 0 ? [] : vatGroups({ ...situation, lineItems });
  });
}
