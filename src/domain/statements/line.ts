import type { IsoDate } from '#domain/calendar.ts';

/** Money a bank says came in. What went out is counted while it is read, and kept nowhere. */
export interface BankCredit {
  /** The day the bank booked it. */
  day: IsoDate;
  /** Whole cents of `currency`, above 0. */
  cents: number;
  currency: string;
  /** The bank's words, on one line. */
  label: string;
  /** Who paid, where the bank says so apart; '' otherwise. */
  payer: string;
  /** The bank's own name for this line; null where it gives none. */
  bankId: string | null;
}

/** What was read in a file. */
export interface Statement {
  format: 'camt' | 'ofx' | 'csv';
  /** The account's number or IBAN as the file says it; '' where it says none. */
  account: string;
  credits: BankCredit[];
  /** Lines read and not kept: debits, reversals, what is not booked yet. */
  others: number;
}

/** A file that cannot be read; the message is a French sentence for its user. */
export class StatementError extends Error {}

/** In bytes: ten thousand lines of CAMT with all their details take about 15 MB. */
export const LARGEST_FILE = 30 * 1024 * 1024;

/** Beyond these a file is refused: no year of a small company holds more. */
export const MOST_LINES = 50_000;

/** In characters: longer texts of a bank are cut. */
export const LONGEST_LABEL = 300;
export const LONGEST_PAYER = 100;
