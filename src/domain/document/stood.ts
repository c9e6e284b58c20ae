import type { IsoDate } from '#domain/calendar.ts';
import type { DocumentKind } from './kinds.ts';
import type { DocumentState } from './state.ts';
import type { Document, Lot } from './types.ts';

/** What is asked of a document to say where it stands; amounts TTC. */
export type Stood = Pick<
  Document,
  | 'kind'
  | 'status'
  | 'date'
  | 'dueDate'
  | 'issuedAt'
  | 'paidAmount'
  | 'creditedAmount'
  | 'currency'
  | 'validityDays'
> & {
  state: DocumentState;
  gross: number;
  amountDue: number;
  /** Of it, what the client keeps back and owes later. */
  heldBack: number;
  /** The day what is left falls due. */
  owedOn: IsoDate | null;
  /** On an accepted quote: what situations billed of it. */
  lots?: readonly Lot[] | null;
  /** The documents around it: on a quote, its deposits. */
  links?: readonly LinkedDeposit[];
};

/** A deposit on a quote, asked for or invoiced; amounts TTC. */
interface LinkedDeposit {
  kind: DocumentKind;
  issued: boolean;
  gross: number;
  /** What avoirs took back of it. */
  credited: number;
}
