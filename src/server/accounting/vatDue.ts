import { kindFacts } from '#domain/document/kinds.ts';
import { dueBy, type DueVat, monthlyVat, returnLine, vatDueBy } from '#domain/payments/vatDue.ts';
import type { TaxedInvoice } from '#domain/payments/vatDue.ts';
import type { Books } from '#server/books/books.ts';
import { amountCell, type CsvColumn, csvHeading, csvLine, numberCell } from '#server/http/csv.ts';
import type { VatDueAnswer } from './answers.ts';
import type { Period } from './period.ts';
import { taxedInvoices } from './taxedInvoices.ts';

/** « TVA à déclarer » of a period: by month and rate, with the documents behind each sum. */
export async function vatDue(books: Books, period: Period): Promise<VatDueAnswer> {
  const invoices = await taxedInvoices(books, period);
  const due = invoices.flatMap((invoice) => vatDueBy(invoice, period));
  const counted = invoices.filter(({ id }) => due.some(({ documentId }) => documentId === id));
  return {
    months: monthlyVat(due).map((row) => ({ ...row, line: returnLine(row.rate) })),
    details: due,
    unstated: numbersOf(
      counted.filter(
        (invoice) =>
          invoice.category === null &&
          dueBy(invoice) === 'receipt' &&
          !kindFacts(invoice.kind).taxedWhenPaid,
      ),
    ),
    mixed: numbersOf(counted.filter(({ category, onDebits }) => category === 'mixed' && !onDebits)),
    withoutRate: numbersOf(
      invoices.filter(
        ({ currency, euroRate, groups }) =>
          currency !== 'EUR' && euroRate === null && groups.some(({ vat }) => vat !== 0),
      ),
    ),
  };
}

function numbersOf(invoices: readonly TaxedInvoice[]): string[] {
  return invoices.map(({ number }) => number);
}

const COLUMNS: readonly CsvColumn<DueVat>[] = [
  ['Mois', ({ month }) => month],
  ['Taux de TVA', ({ rate }) => numberCell(rate)],
  ['Ligne CA3 (à vérifier)', ({ rate }) => returnLine(rate)],
  ['Base HT en euros', ({ base }) => amountCell(base)],
  ['TVA exigible en euros', ({ vat }) => amountCell(vat)],
  ['Document', ({ number }) => number],
  ['Exigible par', (row) => (row.dueBy === 'date' ? 'la facture' : 'l’encaissement')],
];

/** The same as a table, one row a document, month and rate. */
export function vatDueCsv({ details }: Pick<VatDueAnswer, 'details'>): string {
  const inOrder = details.toSorted(
    (one, other) => one.month.localeCompare(other.month) || other.rate - one.rate,
  );
  return csvHeading(COLUMNS) + inOrder.map((row) => csvLine(COLUMNS, row)).join('');
}
