import { lineTotal } from '#domain/document/totals.ts';
import { netFromGross } from '#domain/vat/rates.ts';

interface Priced {
  quantity: number;
  unitPrice: number;
  total: number;
  vatRate?: number | null;
  flags?: string[];
}

/** Prices said TTC without their rate, at the rate the document has: nothing is left in doubt. */
export function netPrices<Line extends Priced>(
  lines: readonly Line[],
  { vat, vatRate }: { vat: boolean; vatRate: number },
): Line[] {
  return lines.map((line) => {
    if (line.flags?.includes('ttc_without_rate') !== true) return line;
    const rate = line.vatRate ?? vatRate;
    const unitPrice = vat ? netFromGross(line.unitPrice, rate, 4) : line.unitPrice;
    const flags = line.flags.filter((flag) => flag !== 'ttc_without_rate');
    return { ...line, unitPrice, total: lineTotal(line.quantity, unitPrice), flags };
  });
}
