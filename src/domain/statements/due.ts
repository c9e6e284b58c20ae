import type { IsoDate } from '#domain/calendar.ts';

/** An issued invoice on which something is left to pay. */
export interface Due {
  documentId: string;
  number: string;
  clientId: string;
  clientName: string;
  company: string;
  /** Left to pay: whole cents of `currency`, above 0. */
  cents: number;
  /** How much of that is a retention whose day has not come: nobody asks for it yet. */
  retained: number;
  currency: string;
  date: IsoDate;
}

/** A credit that still waits for its invoice. */
export interface WaitingCredit {
  id: string;
  day: IsoDate;
  /** Not yet booked: whole cents, above 0. */
  cents: number;
  currency: string;
  label: string;
  payer: string;
  /** A line of another file, of the same day and amount, is booked: it may be the same money. */
  hasTwin: boolean;
}

/** A payment typed by hand that no line of a bank stands behind yet. */
export interface TypedPayment {
  paymentId: string;
  documentId: string;
  number: string;
  clientName: string;
  company: string;
  day: IsoDate;
  cents: number;
  currency: string;
}

/** How sure a proposal is: `sure` may be accepted among others, `possible` asks for a look. */
export const CERTAINTIES = ['sure', 'likely', 'possible'] as const;
export type Certainty = (typeof CERTAINTIES)[number];

/** What a proposal rests on; `reasons.ts` says it in French. */
export interface Grounds {
  /** How the amount meets what is due. */
  amount: 'exact' | 'sum' | 'part' | 'over';
  /** Numbers of invoices found in the bank's words. */
  cited: string[];
  /** Whether the client's name stands there, whole or in part. */
  name: 'whole' | 'part' | null;
  /** How many other invoices, or sums of them, would do as well. */
  rivals: number;
  hasTwin: boolean;
  /** Cents: of the credit beyond what is due, left due after it, and left as a retention. */
  beyond: number;
  stillDue: number;
  retained: number;
  /** The payment typed by hand that this money is. */
  typed: TypedPayment | null;
}

export interface Proposal {
  creditId: string;
  /** What each invoice gets, in cents; their sum is at most the credit. None for a typed payment. */
  parts: { documentId: string; number: string; clientName: string; cents: number }[];
  certainty: Certainty;
  grounds: Grounds;
}
