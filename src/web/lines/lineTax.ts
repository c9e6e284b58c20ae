import { VAT_EXEMPTIONS } from '#domain/vat/exemptionChoices.ts';
import type { EditedLine } from './editedDocument.ts';
import { isAtRate, isHomeRate } from './homeWorks.ts';

/** Why a line bears no VAT, in words; empty where it bears some. */
export function exemptionLabel(vatCase: EditedLine['vatCase']): string {
  return VAT_EXEMPTIONS.find(({ value }) => value === vatCase)?.label ?? '';
}

/**
 * A rate, or a reason for bearing none. The document's own rate is left unsaid, and a line that comes to it
 * is what the others there are: `home` (`commonHome`).
 */
export function taxChosen(
  value: string,
  documentRate: number,
  home: boolean | null,
): Partial<EditedLine> {
  const vatCase = VAT_EXEMPTIONS.find((known) => known.value === value)?.value ?? null;
  if (vatCase !== null) return { vatCase, vatRate: null, inOldHome: false };
  if (Number(value) !== documentRate) return { vatCase, vatRate: Number(value) };
  return { vatCase, vatRate: null, ...(home !== null && { inOldHome: home }) };
}

/** Whether a line has a box of its own: its rate is its own, or the lines at the document's rate differ. */
export function asksHome(line: EditedLine, documentRate: number, homeByLine: boolean): boolean {
  if (line.vatCase !== null) return false;
  return isHomeRate(line.vatRate ?? documentRate) && (homeByLine || !isAtRate(line, documentRate));
}
