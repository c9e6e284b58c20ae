/** Prefix and next number of each series, as the profile names them. */
export const SERIES = [
  { prefix: 'invoicePrefix', next: 'nextInvoiceNumber' },
  { prefix: 'quotePrefix', next: 'nextQuoteNumber' },
  { prefix: 'creditNotePrefix', next: 'nextCreditNoteNumber' },
] as const;

export type Numbering = Record<(typeof SERIES)[number]['prefix' | 'next'], unknown>;

/** True when a series that has given numbers would go on elsewhere: the register keeps why. */
export function seriesMoved(before: Numbering, typed: Numbering): boolean {
  return SERIES.some(({ prefix, next }) => {
    const begun = Number(before[next]) > 1;
    return begun && (differ(before[prefix], typed[prefix]) || differ(before[next], typed[next]));
  });
}

/** What is said beside the field for the reason; null where none is wanted, or one is given. */
export function reasonMissing(
  before: Numbering,
  typed: Numbering & { numberingReason?: unknown },
): string | null {
  const { numberingReason: reason } = typed;
  const isGiven = typeof reason === 'string' && reason.trim() !== '';
  if (isGiven || !seriesMoved(before, typed)) return null;
  return 'Dites pourquoi la numérotation change\u00A0: le registre le garde';
}

function differ(before: unknown, typed: unknown): boolean {
  return String(before).trim() !== String(typed).replaceAll(/\s/g, '').trim();
}
