import { ApiError } from '#web/api/apiError.ts';

/** Prefix and next number of each series, as the profile names them. */
export const SERIES = [
  { prefix: 'invoicePrefix', next: 'nextInvoiceNumber' },
  { prefix: 'quotePrefix', next: 'nextQuoteNumber' },
  { prefix: 'creditNotePrefix', next: 'nextCreditNoteNumber' },
] as const;

type Numbering = Record<(typeof SERIES)[number]['prefix' | 'next'], unknown>;

/** True when a series that has given numbers would go on elsewhere: the register keeps why. */
export function seriesMoved(before: Numbering, typed: Numbering): boolean {
  return SERIES.some(({ prefix, next }) => {
    const begun = Number(before[next]) > 1;
    return begun && (differ(before[prefix], typed[prefix]) || differ(before[next], typed[next]));
  });
}

/** @throws what the form shows beside the field. */
export function refuseWithoutReason(
  before: Numbering,
  typed: Numbering & { numberingReason?: string },
) {
  if (!seriesMoved(before, typed) || (typed.numberingReason ?? '').trim() !== '') return;
  const message = 'Dites pourquoi la numérotation change\u00A0: le registre le garde';
  throw new ApiError(400, 'invalid_request', message, { numberingReason: message });
}

function differ(before: unknown, typed: unknown): boolean {
  return String(before).trim() !== String(typed).replaceAll(/\s/g, '').trim();
}
