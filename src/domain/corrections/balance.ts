import { exact } from '#domain/money/decimal.ts';
import { formatDayLong } from '#domain/format/days.ts';
import { documentTotals, type VatShare, withTotal } from '#domain/document/totals.ts';
import type { Document, LineItem } from '#domain/document/types.ts';
import { type DocumentReference, referencesOf } from '#domain/document/references.ts';
import { referenceTo } from '#domain/document/referenceTo.ts';
import { minus, sumsOf, taxInWords, taxOfLine, vatGroups } from './groups.ts';

/** A deposit invoice and the avoirs issued on it. */
export interface InvoicedDeposit {
  deposit: Document;
  credited: readonly Document[];
  /** What situations took back of it before, group by group. */
  taken?: readonly VatShare[];
}

/** What avoirs left of one deposit. */
export function takenBack({ deposit, credited }: InvoicedDeposit): VatShare[] {
  return minus(vatGroups(deposit), credited.flatMap(vatGroups)).filter(({ base }) => base > 0);
}

/** What a balance has to take back of one deposit: what neither avoirs nor situations took. */
export function leftToTakeBack(each: InvoicedDeposit): VatShare[] {
  return minus(takenBack(each), each.taken ?? []).filter(({ base }) => base > 0);
}

/** The deposits a balance still has to take back. */
export function depositsLeft(deposits: readonly InvoicedDeposit[]): InvoicedDeposit[] {
  return deposits.filter((each) => leftToTakeBack(each).length > 0);
}

/** A deposit with what one invoice takes back of it, group by group. */
export type DepositPart = Pick<InvoicedDeposit, 'deposit'> & { shares: readonly VatShare[] };

/**
 * The « reprise à la ligne » the tax office prefers: one line for each deposit and rate, of quantity
 * −1 at the price the deposit was invoiced, so that its VAT is not declared twice.
 */
function takenBackLines(parts: readonly DepositPart[]): LineItem[] {
  return parts.flatMap(({ deposit, shares }) => {
    const words = `Reprise de l’acompte ${deposit.number} du ${formatDayLong(deposit.date)}`;
    return shares.map((share) =>
      withTotal({
        description: shares.length > 1 ? `${words} – part ${taxInWords(share)}` : words,
        quantity: -1,
        unitPrice: share.base,
        unit: null,
        kind: 'deduction' as const,
        depositId: deposit.id,
        ...taxOfLine(share),
      }),
    );
  });
}

/** The deposits a balance names, each with what it takes back of it. */
function takenBackReferences(parts: readonly DepositPart[]): DocumentReference[] {
  return parts
    .filter(({ shares }) => shares.length > 0)
    .map(({ deposit, shares }) => referenceTo(deposit, 'deducts', sumsOf(shares)));
}

/** A document with its deposits taken back anew, whatever its lines said of deposits before. */
export function withDepositsTakenBack<Balance extends Document>(
  document: Balance,
  deposits: readonly InvoicedDeposit[],
): Balance {
  const parts = deposits.map((each) => ({ ...each, shares: leftToTakeBack(each) }));
  return withDepositParts(document, parts);
}

/** The same with a part of each deposit. */
export function withDepositParts<Balance extends Document>(
  document: Balance,
  parts: readonly DepositPart[],
): Balance {
  const sold = document.lineItems.filter(({ depositId }) => !depositId);
  const others = (document.references ?? []).filter(({ relation }) => relation !== 'deducts');
  return {
    ...document,
    lineItems: [...sold, ...takenBackLines(parts)],
    references: [...others, ...takenBackReferences(parts)],
  };
}

/** One row of the two readings of a balance: what was sold, each deposit, what is left. */
export interface BalanceRow {
  /** Null for what was sold and for what is left. */
  deposit: DocumentReference | null;
  net: number;
  vat: number;
  gross: number;
}

/** What was sold, what deposits took of it, and what is left, as the page reads it. */
export interface BalanceReading {
  sold: BalanceRow;
  deposits: BalanceRow[];
  left: BalanceRow;
  /** VAT sold less VAT of the deposits and of this document: cents of rounding, told (BR-CO-17). */
  rounding: number;
}

/** The reading of a balance; null for a document that takes no deposit back. */
export function balanceReading(document: Document): BalanceReading | null {
  const references = referencesOf(document, 'deducts');
  if (references.length === 0) return null;
  const lineItems = document.lineItems.filter(({ depositId }) => !depositId);
  const sold = documentTotals({ ...document, lineItems, copiedVat: null });
  const left = documentTotals(document);
  const deposits = references.map((deposit) => ({ deposit, ...deposit.amounts }));
  return {
    sold: { deposit: null, net: sold.net, vat: sold.vatTotal, gross: sold.gross },
    deposits,
    left: { deposit: null, net: left.net, vat: left.vatTotal, gross: left.gross },
    rounding: deposits
      .reduce((rest, { vat }) => rest.minus(vat), exact(sold.vatTotal).minus(left.vatTotal))
      .toNumber(),
  };
}
