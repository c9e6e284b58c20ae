import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { parseFrenchNumber } from '#domain/money/parse.ts';
import type { collectRules } from './collectRules.ts';

/** As it is typed: which way the money went is a choice, not a sign. */
export type TypedPayment = z.input<typeof collectRules>;

/** What was typed and not known to be recorded when the dialog was last closed. */
export interface KeptPayment {
  typed: TypedPayment;
  /** Pressed again unchanged, it is the same request: its first answer may have been lost. */
  requestKey: (content: unknown) => string;
}

/** What the payment comes to as it is typed; money given back counts below 0. */
export function useTypedPayment() {
  const typed = useWatch<TypedPayment>();
  const amount = parseFrenchNumber(String(typed.amount ?? '')) ?? 0;
  const direction = typed.direction ?? 'received';
  return {
    direction,
    method: typed.method,
    excess: typed.excess ?? false,
    signed: direction === 'returned' ? -Math.abs(amount) : amount,
  };
}
