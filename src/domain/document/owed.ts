import type { IsoDate } from '#domain/calendar.ts';
import { sum } from '#domain/money/decimal.ts';
import { type DocumentKind, kindFacts } from './kinds.ts';
import { heldBack, owedOn } from './retention.ts';
import { amountDue } from './state.ts';
import type { Document } from './types.ts';

interface Owed {
  amountDue: number;
  heldBack: number;
  owedOn: IsoDate | null;
}

/** Its total TTC as lists show it and sums count it: what an avoir says is below 0 (CGI art. 272, 1). */
export function signedGross({ kind, gross }: { kind: DocumentKind; gross: number }): number {
  return kindFacts(kind).owes < 0 ? -gross : gross;
}

type Owing = Parameters<typeof amountDue>[0] &
  Parameters<typeof heldBack>[0] &
  Pick<Document, 'dueDate'>;

/** What the client is expected to pay next: what is due now, or what was kept back once it is all that is left. */
export function expectedNext({ amountDue, heldBack }: Omit<Owed, 'owedOn'>): number {
  return sum([amountDue, -heldBack]) || amountDue;
}

/** What is left to pay (TTC), how much of it may not be asked for yet, and when the rest falls due. */
export function owedBy(document: Owing, gross: number, today: IsoDate): Owed {
  const due = amountDue(document, gross);
  return {
    amountDue: due,
    heldBack: due > 0 ? heldBack(document, gross, today) : 0,
    owedOn: owedOn(document, gross, due),
  };
}
