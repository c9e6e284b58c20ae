import type { ColumnType } from 'kysely';
import type { Columns } from '#domain/statements/columns.ts';
import type { Day, DefaultedInstant, Json, Kept, NullableInstant } from './columns.ts';

/** Tables of bank statements (migration 0024). */
export interface StatementTables {
  bankCredits: {
    userId: string;
    id: string;
    identity: string;
    importId: string;
    day: Day;
    amount: ColumnType<string, string | number, never>;
    currency: string;
    label: string;
    payer: string;
    bookedAmount: Kept<string>;
    setAsideAt: NullableInstant;
    at: DefaultedInstant;
  };
  bankBookings: {
    userId: string;
    paymentId: string;
    creditId: string;
    typed: boolean;
    at: DefaultedInstant;
  };
  bankColumns: {
    userId: string;
    signature: string;
    columns: Json<Columns>;
    at: DefaultedInstant;
  };
}
