import { sql, type SqlBool } from 'kysely';
import { exact } from '#domain/money/decimal.ts';

/** Of a payment: nothing took it back. */
export const stands = sql<SqlBool>`not exists (select from payments r
  where r.user_id = payments.user_id and r.reverses_id = payments.id)`;

/** What of a line stands for no payment yet, in its currency. */
export function leftOf({ amount, bookedAmount }: { amount: string; bookedAmount: string }): number {
  return exact(amount).minus(exact(bookedAmount)).toNumber();
}
