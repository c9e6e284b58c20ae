import { addYear, type IsoDate } from '#domain/calendar.ts';
import { formatAmount, formatPercent } from '#domain/format/numbers.ts';
import { exact, roundToCents } from '#domain/money/decimal.ts';
import { kindFacts } from './kinds.ts';
import type { Document } from './types.ts';

type Retaining = Pick<Document, 'kind' | 'retention'>;

/** What the client keeps back of an invoice, all taxes included, to the cent. */
export function retainedAmount({ kind, retention }: Retaining, gross: number): number {
  if (retention === null || kindFacts(kind).owes <= 0 || gross <= 0) return 0;
  return roundToCents(exact(gross).times(exact(retention)).div(100)).toNumber();
}

/** The day it is due: a year after the works were accepted (art. 2); null while they were not. */
export function retentionDueOn(worksAcceptedOn: IsoDate | null): IsoDate | null {
  return worksAcceptedOn === null ? null : addYear(worksAcceptedOn);
}

/** What may not be asked for yet on that day. */
export function heldBack(
  document: Retaining & Pick<Document, 'worksAcceptedOn'>,
  gross: number,
  today: IsoDate,
): number {
  const dueOn = retentionDueOn(document.worksAcceptedOn);
  return dueOn !== null && dueOn < today ? 0 : retainedAmount(document, gross);
}

/** The day what is left of an invoice falls due; null while nobody knows. */
export function owedOn(
  document: Retaining & Pick<Document, 'dueDate' | 'worksAcceptedOn'>,
  gross: number,
  amountDue: number,
): IsoDate | null {
  const isRetained = amountDue > 0 && amountDue <= retainedAmount(document, gross);
  return isRetained ? retentionDueOn(document.worksAcceptedOn) : document.dueDate;
}

/** What an invoice says of it (BT-20); empty where nothing is kept back. */
export function retentionTerms(
  document: Retaining & Pick<Document, 'currency' | 'vat'>,
  gross: number,
): string {
  const retained = retainedAmount(document, gross);
  if (document.retention === null || retained === 0) return '';
  const amount = (value: number) => formatAmount(value, document.currency);
  const rest = exact(gross).minus(retained).toNumber();
  return `Retenue de garantie de ${formatPercent(document.retention)} (loi n°\u00A071-584 du 16\u00A0juillet 1971)\u00A0: ${amount(retained)}${document.vat ? ' TTC' : ''}, payable un an après la réception. Net payable à l’échéance\u00A0: ${amount(rest)}.`;
}
