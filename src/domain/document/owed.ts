import type { IsoDate } from '#domain/calendar.ts';
import { heldBack, owedOn } from './retention.ts';
import { amountDue } from './state.ts';
import type { Document } from './types.ts';

type Owing = Parameters<typeof amountDue>[0] &
  Parameters<typeof heldBack>[0] &
  Pick<Document, 'dueDate'>;

/** What is left to pay (TTC), how much of it may not be asked for yet, and when the rest falls due. */
export function owedBy(
  document: Owing,
  gross: number,
  today: IsoDate,
): { amountDue: number; heldBack: number; owedOn: IsoDate | null } {
  const due = amountDue(document, gross);
  return {
    amountDue: due,
    heldBack: Math.min(due, heldBack(document, gross, today)),
    owedOn: owedOn(document, gross, due),
  };
}
