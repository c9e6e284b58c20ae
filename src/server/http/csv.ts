import { exact } from '#domain/money/decimal.ts';

/** A figure of a table: no text, so that a spreadsheet adds it up. */
interface Figure {
  figure: string;
}

/** A column: its heading, and its cell in a row; null leaves the cell empty. */
export type CsvColumn<Row> = readonly [
  title: string,
  cell: (row: Row) => string | Figure | null | undefined,
];

/** The heading line, with the mark that tells spreadsheets the file is UTF-8. */
export function csvHeading<Row>(columns: readonly CsvColumn<Row>[]): string {
  return `\uFEFF${columns.map(([title]) => text(title)).join(';')}\r\n`;
}

/** One row, as a French spreadsheet reads it: semicolons, decimal commas. */
export function csvLine<Row>(columns: readonly CsvColumn<Row>[], row: Row): string {
  return `${columns.map(([, cell]) => written(cell(row))).join(';')}\r\n`;
}

/** An amount, to the cent: « 1234,50 ». */
export function amountCell(amount: number): Figure {
  return { figure: exact(amount).toFixed(2).replace('.', ',') };
}

/** A quantity, a price or a rate with the decimals it has: « 0,0375 », « 20 ». */
export function numberCell(value: number): Figure {
  return { figure: exact(value).toFixed().replace('.', ',') };
}

/** A calendar day as French spreadsheets read it: « 22/11/2026 ». */
export function dayCell(day: string | null): string | null {
  return day === null ? null : day.split('-').toReversed().join('/');
}

function written(cell: string | Figure | null | undefined): string {
  if (cell === null || cell === undefined) return '';
  return typeof cell === 'string' ? text(cell) : cell.figure;
}

/**
 * A text beginning with = + - @ (their wide forms too), a tab or a line end would be run as a
 * formula by a spreadsheet: an apostrophe before it keeps it a text (OWASP, CSV injection).
 */
function text(content: string): string {
  const harmless = /^[=+\-@＝＋－＠\t\r\n]/.test(content) ? `'${content}` : content;
  return `"${harmless.replaceAll('"', '""')}"`;
}
