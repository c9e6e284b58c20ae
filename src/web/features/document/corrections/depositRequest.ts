import type { z } from 'zod';
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

interface Asked {
  /** The deposit was asked before: only its payment is told. */
  asked: boolean;
  received: boolean;
}

/** The schema of the server, asked of what the form shows. */
export function depositRules({ asked, received }: Asked) {
  return async () => {
    const [{ depositReceiptSchema, depositRequestSchema }, zod] = await Promise.all([
      import('#domain/corrections/schema.ts'),
      import('zod'),
    ]);
    const schema = asked
      ? zod.object({ received: depositReceiptSchema })
      : zod.preprocess((typed: DepositTyped) => requestOf(typed, received), depositRequestSchema);
    return schema as unknown as z.ZodType<object, DepositTyped>;
  };
}
