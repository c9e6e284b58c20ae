import { parisDay } from '#domain/calendar.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import { documentIn, isOfDocument, type RegisterEntry } from './entry.ts';

/** How many entries a page of the register holds, when it is read as a bound book. */
export const FOLIO_ENTRIES = 10;

/** The page that holds this entry, from 1; an empty register has a first page all the same. */
export function folioOf(sequence: number): number {
  return Math.max(1, Math.ceil(sequence / FOLIO_ENTRIES));
}

/** The first and the last entry of a page. */
export function entriesOfFolio(folio: number): { first: number; last: number } {
  return { first: (folio - 1) * FOLIO_ENTRIES + 1, last: folio * FOLIO_ENTRIES };
}

/** The instant a year began in Paris, which is an hour ahead in winter. */
export function beginningOfYear(instant: Date): Date {
  const year = Number(parisDay(instant).slice(0, 4));
  return new Date(Date.UTC(year - 1, 11, 31, 23));
}

export interface EntryMoney {
  amount: number;
  currency: string;
}

/** What an entry writes in the column of amounts: what was invoiced, credited, received or given back. */
export function entryMoney(entry: Pick<RegisterEntry, 'kind' | 'body'>): EntryMoney | null {
  // The kind decides the type of the body; a row read from the database has lost that link.
  const told = entry as RegisterEntry;
  if (!isOfDocument(told)) return null;
  switch (told.kind) {
    case 'issued': {
      const { gross, currency } = told.body;
      return money(gross * kindFacts(documentIn(told.body).kind).owes, currency);
    }
    case 'payment_recorded':
    case 'payment_reversed':
      return money(told.body.amount, told.body.currency);
    default:
      return null;
  }
}

/** Of a body that somebody altered, nothing. */
function money(amount: number, currency: string): EntryMoney | null {
  return Number.isFinite(amount) && currency ? { amount, currency } : null;
}
