import { kindFacts } from '#domain/document/kinds.ts';
import { exact, type Decimal } from '#domain/money/decimal.ts';
import type { Document } from '#domain/document/types.ts';

export interface ClientStatistics {
  documents: number;
  invoices: number;
  credits: number;
  quotes: number;
  /** Net (HT), one entry per currency met, euros first: currencies are never added together. */
  amounts: { currency: string; total: number; unpaid: number }[];
}

/**
 * The statistics card of a client (docs/product.md, Clients): documents, invoices, avoirs, quotes,
 * total amount, and unpaid amount (invoices not paid).
 */
export function clientStatistics(
  documents: readonly Pick<Document, 'kind' | 'status' | 'amount' | 'currency'>[],
): ClientStatistics {
  const sums = new Map<string, { total: Decimal; unpaid: Decimal }>();
  for (const { kind, status, amount, currency } of documents) {
    const sum = sums.get(currency) ?? { total: exact(0), unpaid: exact(0) };
    const isUnpaid = kindFacts(kind).owes > 0 && status !== 'paid';
    sums.set(currency, {
      total: sum.total.plus(exact(amount)),
      unpaid: isUnpaid ? sum.unpaid.plus(exact(amount)) : sum.unpaid,
    });
  }
  const owing = (sign: number) =>
    documents.filter(({ kind }) => kindFacts(kind).owes === sign).length;
  return {
    documents: documents.length,
    invoices: owing(1),
    credits: owing(-1),
    quotes: owing(0),
    amounts: [...sums]
      .map(([currency, { total, unpaid }]) => ({
        currency,
        total: total.toNumber(),
        unpaid: unpaid.toNumber(),
      }))
      .toSorted(eurosFirst),
  };
}

function eurosFirst(one: { currency: string }, other: { currency: string }): number {
  if (one.currency === 'EUR') return -1;
  if (other.currency === 'EUR') return 1;
  return one.currency < other.currency ? -1 : 1;
}
