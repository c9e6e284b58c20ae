import { VAT_EXEMPTIONS } from '#domain/vat/exemptionChoices.ts';
import type { EditedLine } from './editedDocument.ts';

/** Why a line bears no VAT, in words; empty where it bears some. */
export function exemptionLabel(vatCase: EditedLine['vatCase']): string {
  return VAT_EXEMPTIONS.find(({ value }) => value === vatCase)?.label ?? '';
}

/** A rate, the document's own being left unsaid, or a reason for bearing none. */
export function taxChosen(value: string, documentRate: number): Partial<EditedLine> {
  const vatCase = VAT_EXEMPTIONS.find((known) => known.value === value)?.value ?? null;
  if (vatCase !== null) return { vatCase, vatRate: null, inOldHome: false };
  return { vatCase: null, vatRate: Number(value) === documentRate ? null : Number(value) };
}

/** The rates that works in a home may bear (CGI art. 279-0 bis and 278-0 bis A). */
const HOME_RATES = [10, 5.5];

export function mayBeOldHome(line: EditedLine, vat: boolean, vatRate: number): boolean {
  return vat && line.vatCase === null && HOME_RATES.includes(line.vatRate ?? vatRate);
}
