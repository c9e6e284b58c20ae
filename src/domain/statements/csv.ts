import { readCents } from './amount.ts';
import { type Columns, headerOf, plainTitle } from './columns.ts';
import { readDay } from './day.ts';
import type { BankCredit, Statement } from './line.ts';
import type { Table } from './table.ts';
import { boundedLabel, boundedPayer, usualBankId } from './words.ts';

/** States of a line that is done; where a bank says another, the line has not happened. */
const DONE =
  /^$|^(?:completed|settled|reglee?|regle|termine|execute|effectue|comptabilise|valide|booked|traite|ok)/;

/** The credits of a bank's table, as these columns say them. Rows without day and amount are no lines. */
export function readCsv(table: Table, columns: Columns): Statement {
  const statement: Statement = { format: 'csv', account: '', credits: [], others: 0 };
  for (const row of table.slice(columns.header + 1)) {
    const credit = creditOf(row, columns);
    if (credit) statement.credits.push(credit);
    else if (readDay(row[columns.day] ?? '', columns.dayOrder) !== null) statement.others += 1;
  }
  return statement;
}

/** The titles of a table for a person who chooses its columns; one without a title shows what it holds. */
export function titlesOf(table: Table, header = headerOf(table)): string[] {
  const rows = table.slice(header + 1, header + 40);
  const titles = header < 0 ? [] : table[header]!;
  const width = Math.max(titles.length, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, at) => {
    const sample = rows.map((row) => row[at] ?? '').find((cell) => cell !== '');
    return (
      titles[at]?.slice(0, 40) || `Colonne ${at + 1}${sample ? ` (${sample.slice(0, 24)})` : ''}`
    );
  });
}

function creditOf(row: readonly string[], columns: Columns): BankCredit | null {
  const cell = (at: number | null) => (at === null ? '' : (row[at] ?? ''));
  const day = readDay(cell(columns.day), columns.dayOrder);
  const cents = readCents(cell(columns.credit ?? columns.amount));
  if (day === null || cents === null || cents <= 0) return null;
  if (!DONE.test(plainTitle(cell(columns.state)))) return null;
  const currency = /^[A-Z]{3}$/.exec(cell(columns.currency).toUpperCase())?.[0];
  return {
    day,
    cents,
    currency: currency ?? 'EUR',
    label: boundedLabel(columns.label.map(cell)),
    payer: boundedPayer(cell(columns.payer)),
    bankId: columns.bankId === null ? null : usualBankId(cell(columns.bankId)),
  };
}
