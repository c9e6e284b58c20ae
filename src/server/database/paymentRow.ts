import type { Selectable } from 'kysely';
import type { Payment } from '#domain/payments/payment.ts';
import type { Tables } from './types.ts';

/** A payment as the domain knows it. */
export function toPayment(row: Selectable<Tables['payments']>): Payment {
  const { id, documentId, day, method, reference, reason, reversesId, split } = row;
  const amount = Number(row.amount);
  const recordedAt = row.at.toISOString();
  return { id, documentId, day, amount, method, reference, reason, reversesId, split, recordedAt };
}
