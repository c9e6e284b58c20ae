import type { PaymentMethod } from '#domain/document/choices.ts';

/** What the form of a deposit holds. */
export interface DepositTyped {
  by: 'percent' | 'amount';
  percent: string;
  amount: string;
  received: { day: string; method: PaymentMethod };
}

/** What the server is asked for. */
export function requestOf({ by, percent, amount, received }: DepositTyped, isReceived: boolean) {
  return {
    ...(by === 'percent' ? { percent } : { amount }),
    ...(isReceived && { received }),
  };
}
