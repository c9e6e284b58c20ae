import { z } from 'zod';
import { bankColumnsSchema } from '#domain/statements/schema.ts';
import { CERTAINTIES } from '#domain/statements/due.ts';

export const bankCreditAnswer = z.object({
  id: z.string(),
  /** The day the bank booked it. */
  day: z.string(),
  amount: z.number(),
  currency: z.string(),
  label: z.string(),
  payer: z.string(),
  /** Not yet booked. */
  left: z.number(),
  setAside: z.boolean(),
  /** The payments it became, those that were reversed left out. */
  bookings: z.array(
    z.object({
      paymentId: z.string(),
      documentId: z.string(),
      number: z.string(),
      clientName: z.string(),
      amount: z.number(),
      /** Typed by hand before the line was read. */
      typed: z.boolean(),
    }),
  ),
});
export type BankCreditAnswer = z.infer<typeof bankCreditAnswer>;

const proposalAnswer = z.object({
  parts: z.array(
    z.object({
      documentId: z.string(),
      number: z.string(),
      clientName: z.string(),
      amount: z.number(),
    }),
  ),
  /** The payment typed by hand that this money is: there is nothing to record again. */
  payment: z
    .object({ id: z.string(), documentId: z.string(), number: z.string(), clientName: z.string() })
    .nullable(),
  certainty: z.enum(CERTAINTIES),
  /** « Montant exact et numéro FA-012 dans le libellé ». */
  reason: z.string(),
  /** Of the credit, beyond what is due. */
  beyond: z.number(),
});
export type ProposalAnswer = z.infer<typeof proposalAnswer>;

/** `GET /api/bank-credits/proposals`: what waits, what is surest first. */
export const proposalsAnswer = z.object({
  items: z.array(bankCreditAnswer.extend({ proposal: proposalAnswer.nullable() })),
  /** All that waits, beyond what `items` holds. */
  waiting: z.number(),
  /** How many of these are sure. */
  sure: z.number(),
  /** The file that was read last; null before the first. Sums are in the profile's currency. */
  last: z
    .object({
      at: z.string(),
      /** The last day it tells of. */
      until: z.string(),
      credits: z.number(),
      booked: z.number(),
      bookedAmount: z.number(),
      setAside: z.number(),
      waiting: z.number(),
      waitingAmount: z.number(),
      currency: z.string(),
    })
    .nullable(),
});
export type ProposalsAnswer = z.infer<typeof proposalsAnswer>;
export type WaitingAnswer = ProposalsAnswer['items'][number];

/** `GET /api/bank-credits`: newest day first. */
export const bankCreditListAnswer = z.object({
  items: z.array(bankCreditAnswer),
  nextCursor: z.string().nullable(),
});
export type BankCreditListAnswer = z.infer<typeof bankCreditListAnswer>;

/** `POST /api/bank-credits`: lines known before are not kept twice. */
export const keptCreditsAnswer = z.object({ added: z.number(), known: z.number() });
export type KeptCreditsAnswer = z.infer<typeof keptCreditsAnswer>;

/** `GET /api/bank-columns`: how each bank's table is read, as confirmed. */
export const bankColumnsAnswer = z.object({ items: z.array(bankColumnsSchema) });
export type BankColumnsAnswer = z.infer<typeof bankColumnsAnswer>;
