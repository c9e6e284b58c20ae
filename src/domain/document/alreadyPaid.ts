import { compareDays, type IsoDate } from '#domain/calendar.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { kindFacts } from './kinds.ts';
import type { Document } from './types.ts';

/** What an invoice that its client paid before the issue says of it. */
type PaidBefore = Pick<Document, 'kind' | 'alreadyPaid' | 'currency'>;

/** True when nothing was left to pay on the day of the issue (BT-115 is 0): frameworks B2, S2, M2. */
export function isSettledAtIssue({ alreadyPaid }: Pick<Document, 'alreadyPaid'>, gross: number) {
  return alreadyPaid !== null && alreadyPaid.amount >= gross && gross > 0;
}

/** Why « déjà réglé » cannot stand on an invoice issued today; `gross` is its total TTC. */
export function alreadyPaidProblem(
  { kind, alreadyPaid, currency }: PaidBefore,
  gross: number,
  today: IsoDate,
): string | null {
  if (alreadyPaid === null) return null;
  if (kindFacts(kind).owes <= 0) return 'Seule une facture peut être déjà réglée.';
  if (compareDays(alreadyPaid.day, today) > 0) {
    return 'Le paiement déjà reçu ne peut pas être daté dans l’avenir.';
  }
  if (alreadyPaid.amount > gross) {
    return `Le montant déjà réglé dépasse le total de la facture (${formatAmount(gross, currency)}).`;
  }
  return null;
}
