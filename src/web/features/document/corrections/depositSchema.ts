import * as z from 'zod';
import { depositReceiptSchema, depositRequestSchema } from '#domain/corrections/schema.ts';
import { type DepositTyped, requestOf } from './depositRequest.ts';

export interface Asked {
  /** The deposit was asked before: only its payment is told. */
  asked: boolean;
  received: boolean;
}

/** The schema of the server, asked of what the form shows. */
export function depositSchema({ asked, received }: Asked) {
  const schema = asked
    ? z.object({ received: depositReceiptSchema })
    : z.preprocess((typed: DepositTyped) => requestOf(typed, received), depositRequestSchema);
  return schema as unknown as z.ZodType<object, DepositTyped>;
}
