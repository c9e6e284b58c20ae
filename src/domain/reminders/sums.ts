import type { IsoDate } from '#domain/calendar.ts';
import { sum } from '#domain/money/decimal.ts';
import type { LatePenalties } from './penalties.ts';

/** What a letter asks for on a day. */
export interface SumDue {
  asOf: IsoDate;
  currency: string;
  /** TTC, left to pay of the invoice. */
  left: number;
  /** In the invoice’s currency; null when a rate is not known. */
  penalties: number | null;
  /** Euros; 0 where the law gives none. */
  fee: number;
  /** What is known of it, in the invoice’s currency: the indemnity is in it for an invoice in euros. */
  total: number;
  /** The first day of a half-year whose rate is not known. */
  unknown: IsoDate | null;
}

/** What is left, with what lateness has added to it by a day. */
export function sumDue(
  left: number,
  { penalties, fee, unknown }: LatePenalties,
  { asOf, currency }: Pick<SumDue, 'asOf' | 'currency'>,
): SumDue {
  const feeHere = currency === 'EUR' ? fee : 0;
  const total = sum([left, penalties ?? 0, feeHere]);
  return { asOf, currency, left, penalties, fee, total, unknown };
}
