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
}

/** What a balance takes back of one deposit: nothing when avoirs took it back whole. */
export function takenBack({ deposit, credited }: InvoicedDeposit): VatShare[] {
  return minus(vatGroups(deposit), credited.flatMap(vatGroups)).filter(({ base }) => base > 0);
}

/** The deposits a balance still has to take back. */
export function depositsLeft(deposits: readonly InvoicedDeposit[]): InvoicedDeposit[] {
  return deposits.filter((each) => takenBack(each).length > 0);
}

/**
 * The « reprise à la ligne » the tax office prefers: one line for each deposit and rate, of quantity
 * −1 at the price the deposit was invoiced, so that its VAT is not declared twice.
 */
export function takenBackLines(deposits: readonly InvoicedDeposit[]): LineItem[] {
  return depositsLeft(deposits).flatMap((each) => {
    const { deposit } = each;
    const shares = takenBack(each);
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
export function takenBackReferences(deposits: readonly InvoicedDeposit[]): DocumentReference[] {
  return depositsLeft(deposits).map((each) =>
    referenceTo(each.deposit, 'deducts', sumsOf(takenBack(each))),
  );
}

/** A document with its deposits taken back anew, whatever its lines said of deposits before. */
export function withDepositsTakenBack<Balance extends Document>(
  document: Balance,
  deposits: readonly InvoicedDeposit[],
): Balance {
  const sold = document.lineItems.filter(({ depositId }) => !depositId);
  const others = (document.references ?? []).filter(({ relation }) => relation !== 'deducts');
  return {
    ...document,
    lineItems: [...sold, ...takenBackLines(deposits)],
    references: [...others, ...takenBackReferences(deposits)],
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
