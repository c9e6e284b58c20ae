import { formatQuantity } from '#domain/format/numbers.ts';
import type { RateShare } from '#domain/payments/split.ts';
import { VAT_RATES } from '#domain/vat/rates.ts';
import { amountCell, type CsvColumn } from '#server/http/csv.ts';

/** What was paid at each French rate and the VAT within it, then what bears none. */
export function rateColumns<Row>(sharesOf: (row: Row) => readonly RateShare[]): CsvColumn<Row>[] {
  const share = (row: Row, rate: number) => sharesOf(row).find((found) => found.rate === rate);
  return [
    ...VAT_RATES.flatMap(({ rate }): CsvColumn<Row>[] => {
      const name = `${formatQuantity(rate)}\u00A0%`;
      return [
        [`TTC à ${name}`, (row) => amountCell(share(row, rate)?.gross ?? 0)],
        [`dont TVA à ${name}`, (row) => amountCell(share(row, rate)?.vat ?? 0)],
      ];
    }),
    ['Sans TVA', (row) => amountCell(share(row, 0)?.gross ?? 0)],
  ];
}
