import { sql } from 'kysely';
import { parisDay } from '#domain/calendar.ts';
import {
  type BookRow,
  bookTotals,
  type Receipt,
  receiptsBook as bookOf,
} from '#domain/payments/receiptsBook.ts';
import { BOOK_COLUMNS, receiptsBookView } from '#rendering/view/receiptsBookView.ts';
import type { Account, Books } from '#server/books/books.ts';
import { toPayment } from '#server/database/paymentRow.ts';
import {
  amountCell,
  type CsvColumn,
  csvHeading,
  csvLine,
  dayCell,
  numberCell,
} from '#server/http/csv.ts';
import type { PdfMaker } from '#server/documents/files/pdf.ts';
import { loadProfile } from '#server/profile/store.ts';
import type { Period } from './period.ts';

/** The rows of the « livre des recettes » of a period, in the order money came in. */
export async function receiptsBook(
  { tx, accountId }: Books,
  { from, to }: Period,
): Promise<BookRow[]> {
  const rows = await tx
    .selectFrom('payments')
    .innerJoin('documents', (join) =>
      join
        .onRef('documents.userId', '=', 'payments.userId')
        .onRef('documents.id', '=', 'payments.documentId'),
    )
    .selectAll('payments')
    .select([
      'documents.number',
      'documents.operationCategory',
      // Who was invoiced, by the name that stood on the invoice.
      sql<string>`coalesce(nullif(documents.snapshot -> 'client' ->> 'company', ''),
        documents.snapshot -> 'client' ->> 'name', '')`.as('clientName'),
    ])
    .where('payments.userId', '=', accountId)
    .where('payments.day', '>=', from)
    .where('payments.day', '<=', to)
    .execute();
  return bookOf(
    rows.map(({ number, operationCategory, clientName, ...row }): Receipt => ({
      ...toPayment(row),
      documentNumber: number,
      clientName,
      category: operationCategory,
      currency: row.currency,
    })),
  );
}

type Cell = CsvColumn<BookRow>[1];

const CELLS: Record<(typeof BOOK_COLUMNS)[number], Cell> = {
  'N°': ({ place }) => numberCell(place),
  'Date d’encaissement': ({ day }) => dayCell(day),
  Facture: ({ documentNumber }) => documentNumber,
  Client: ({ clientName }) => clientName,
  Nature: ({ nature }) => nature,
  'Montant encaissé': ({ amount }) => amountCell(amount),
  'dont espèces': ({ cash }) => amountCell(cash),
  Mode: ({ means }) => means,
  Référence: ({ reference }) => reference,
};

const COLUMNS: readonly CsvColumn<BookRow>[] = [
  ...BOOK_COLUMNS.map((title) => [title, CELLS[title]] as const),
  ['Devise', ({ currency }) => currency],
];

/** The book as a table, the totals of its quarters below it. */
export function receiptsBookCsv(rows: readonly BookRow[]): string {
  const totals = bookTotals(rows).map(({ quarter, currency, amount, cash }) =>
    csvLine(TOTAL_COLUMNS, { quarter: `Total ${quarter}`, currency, amount, cash }),
  );
  return csvHeading(COLUMNS) + rows.map((row) => csvLine(COLUMNS, row)).join('') + totals.join('');
}

/** The book on numbered pages. */
export async function receiptsBookPdf(
  account: Account,
  period: Period,
  pdf: PdfMaker,
): Promise<Uint8Array> {
  const sheet = await account.run(async (books) =>
    receiptsBookView({
      seller: await loadProfile(books),
      period,
      today: parisDay(books.now),
      rows: await receiptsBook(books, period),
    }),
  );
  return pdf.page({ template: 'receiptsBook', sheet }, { owner: account.id });
}

/** Totals stand under the columns they add up. */
const TOTAL_COLUMNS: readonly CsvColumn<ReturnType<typeof bookTotals>[number]>[] = [
  ['N°', () => null],
  ['Date d’encaissement', ({ quarter }) => quarter],
  ['Facture', () => null],
  ['Client', () => null],
  ['Nature', () => null],
  ['Montant encaissé', ({ amount }) => amountCell(amount)],
  ['dont espèces', ({ cash }) => amountCell(cash)],
  ['Mode', () => null],
  ['Référence', () => null],
  ['Devise', ({ currency }) => currency],
];
