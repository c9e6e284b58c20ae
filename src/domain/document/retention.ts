import { addYear, type IsoDate } from '#domain/calendar.ts';
import { formatAmount, formatPercent } from '#domain/format/numbers.ts';
import { type Decimal, exact, roundToCents } from '#domain/money/decimal.ts';
import { kindFacts } from './kinds.ts';
import type { DocumentTotals } from './totals.ts';
import type { Document } from './types.ts';

type Keeping = Pick<Document, 'kind' | 'retention'>;
export type Retaining = Keeping & Pick<Document, 'creditedAmount'>;

/**
 * What the client keeps back of an invoice, all taxes included, to the cent: a part of what avoirs
 * leave of it, for the law allows 5 % of the works at most (loi n° 71-584, art. 1).
 */
export function retainedAmount(document: Retaining, gross: number): number {
  return partKept(document, exact(gross).minus(exact(document.creditedAmount)));
}

/** What of it is still to be paid: what a client paid beyond the rest was paid of it. */
export function retainedLeft(
  document: Retaining & Pick<Document, 'paidAmount'>,
  gross: number,
): number {
  const { creditedAmount, paidAmount } = document;
  const left = exact(gross).minus(exact(creditedAmount)).minus(exact(paidAmount)).toNumber();
  return Math.max(0, Math.min(left, retainedAmount(document, gross)));
}

/** What the paper of an invoice says is kept back: avoirs and payments come after it. */
export function retainedAtIssue(
  document: Keeping,
  { gross, amountDue }: Pick<DocumentTotals, 'gross' | 'amountDue'>,
): number {
  return Math.min(amountDue, partKept(document, exact(gross)));
}

function partKept({ kind, retention }: Keeping, whole: Decimal): number {
  if (retention === null || kindFacts(kind).owes <= 0 || whole.lte(0)) return 0;
  return roundToCents(whole.times(exact(retention)).div(100)).toNumber();
}

/** The day it is due: a year after the works were accepted (art. 2); null while they were not. */
export function retentionDueOn(worksAcceptedOn: IsoDate | null): IsoDate | null {
  return worksAcceptedOn === null ? null : addYear(worksAcceptedOn);
}

/** What of what is left may not be asked for yet on that day. */
export function heldBack(
  document: Retaining & Pick<Document, 'paidAmount' | 'worksAcceptedOn'>,
  gross: number,
  today: IsoDate,
): number {
  const dueOn = retentionDueOn(document.worksAcceptedOn);
  return dueOn !== null && dueOn < today ? 0 : retainedLeft(document, gross);
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
  document: Keeping & Pick<Document, 'currency' | 'vat'>,
  totals: Pick<DocumentTotals, 'gross' | 'amountDue'>,
): string {
  const retained = retainedAtIssue(document, totals);
  if (document.retention === null || retained === 0) return '';
  const amount = (value: number) => formatAmount(value, document.currency);
  const rest = exact(totals.amountDue).minus(exact(retained)).toNumber();
  return `Retenue de garantie de ${formatPercent(document.retention)} (loi n°\u00A071-584 du 16\u00A0juillet 1971)\u00A0: ${amount(retained)}${document.vat ? ' TTC' : ''}, payable un an après la réception. Net payable à l’échéance\u00A0: ${amount(rest)}.`;
}
