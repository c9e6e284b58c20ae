import { compareDays, type IsoDate } from '#domain/calendar.ts';
import type { OperationCategory } from '#domain/document/choices.ts';
import { sum } from '#domain/money/decimal.ts';
import { meansLabel } from '#domain/document/paymentMeans.ts';
import { type Payment, paymentKind } from './payment.ts';

/** A payment with what the book says of its invoice. */
export interface Receipt extends Pick<
  Payment,
  'id' | 'day' | 'amount' | 'method' | 'reference' | 'reason' | 'reversesId' | 'recordedAt'
> {
  documentNumber: string;
  clientName: string;
  category: OperationCategory | null;
  currency: string;
}

/** A row of the « livre des recettes »; amounts in `currency`. */
export interface BookRow {
  /** From 1 in each period. */
  place: number;
  id: string;
  day: IsoDate;
  documentNumber: string;
  clientName: string;
  nature: string;
  amount: number;
  cash: number;
  currency: string;
  means: string;
  reference: string;
}

export interface BookTotal {
  /** « 4e trimestre 2026 ». */
  quarter: string;
  currency: string;
  amount: number;
  cash: number;
}

/**
 * The « livre des recettes » of those who keep no other accounts (Code de commerce, art. L123-28 and
 * D123-205-1; CGI art. 50-0): receipts in the order they came, cash apart. A refund or a reversal is
 * a row of its own, below 0: nothing is taken out of the book.
 */
export function receiptsBook(receipts: readonly Receipt[]): BookRow[] {
  return receipts.toSorted(inOrder).map((receipt, index) => ({
    place: index + 1,
    id: receipt.id,
    day: receipt.day,
    documentNumber: receipt.documentNumber,
    clientName: receipt.clientName,
    nature: natureOf(receipt.category),
    amount: receipt.amount,
    cash: receipt.method === 'cash' ? receipt.amount : 0,
    currency: receipt.currency,
    means: meansLabel(receipt.method),
    reference: referenceOf(receipt),
  }));
}

/** What came in by quarter and currency, the first quarter first: currencies are never added. */
export function bookTotals(rows: readonly BookRow[]): BookTotal[] {
  const quarters = Map.groupBy(rows, ({ day }) => quarterOf(day));
  return [...quarters].flatMap(([quarter, within]) =>
    [...Map.groupBy(within, ({ currency }) => currency)].map(([currency, same]) => ({
      quarter,
      currency,
      amount: sum(same.map(({ amount }) => amount)),
      cash: sum(same.map(({ cash }) => cash)),
    })),
  );
}

/** « 4e trimestre 2026 ». */
function quarterOf(day: IsoDate): string {
  const quarter = Math.ceil(Number(day.slice(5, 7)) / 3);
  return `${quarter === 1 ? '1er' : `${quarter}e`} trimestre ${day.slice(0, 4)}`;
}

function inOrder(one: Receipt, other: Receipt): number {
  return (
    compareDays(one.day, other.day) ||
    one.recordedAt.localeCompare(other.recordedAt) ||
    one.id.localeCompare(other.id)
  );
}

function natureOf(category: OperationCategory | null): string {
  if (category === 'goods') return 'Vente';
  if (category === 'services') return 'Prestation';
  return category === 'mixed' ? 'Vente et prestation' : 'Non précisée';
}

function referenceOf(receipt: Receipt): string {
  const kind = paymentKind(receipt);
  const words = [
    receipt.reference,
    kind === 'refunded' && `Remboursement : ${receipt.reason}`,
    kind === 'reversed' && `Annulation : ${receipt.reason}`,
  ];
  return words.filter(Boolean).join(' · ');
}
