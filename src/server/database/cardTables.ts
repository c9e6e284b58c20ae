import type { ColumnType, Generated } from 'kysely';
import type { DefaultedInstant, Instant, Nullable, NullableInstant } from './columns.ts';

/** Tables of migration 0031. */
export interface CardTables {
  cardAccounts: {
    userId: string;
    accountId: string;
    label: Generated<string>;
    chargesEnabled: Generated<boolean>;
    connectedAt: DefaultedInstant;
    disconnectedAt: NullableInstant;
  };
  cardCheckouts: {
    userId: string;
    id: string;
    documentId: string;
    accountId: string;
    amount: ColumnType<string, number, never>;
    currency: string;
    sessionId: Nullable<string>;
    paymentIntent: Nullable<string>;
    state: Generated<CheckoutState>;
    createdAt: DefaultedInstant;
    expiresAt: Instant;
  };
  cardMovements: {
    userId: string;
    reference: string;
    checkoutId: string;
    kind: MovementKind;
    amount: ColumnType<string, number, never>;
    state: MovementState;
    paymentId: Nullable<string>;
    at: DefaultedInstant;
  };
}

export type CheckoutState = 'open' | 'processing' | 'paid' | 'failed' | 'expired';
export type MovementKind = 'payment' | 'refund' | 'dispute';
export type MovementState = 'booked' | 'told' | 'undone' | 'open' | 'won' | 'lost';
