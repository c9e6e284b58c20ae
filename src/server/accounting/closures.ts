import { parisDay } from '#domain/calendar.ts';
import { PAYMENT_MEANS } from '#domain/document/paymentMeans.ts';
import { type Closure, type ClosureTotals, periodOf } from '#domain/register/closure.ts';
import { CLOSURE_WORDS } from '#domain/register/closureNames.ts';
import { closuresView } from '#rendering/view/closuresView.ts';
import type { Account, Books } from '#server/books/books.ts';
import type { PdfMaker } from '#server/documents/files/pdf.ts';
import { amountCell, type CsvColumn, csvHeading, csvLine, numberCell } from '#server/http/csv.ts';
import { loadProfile } from '#server/profile/store.ts';
import { closuresBetween, lastClosure } from '#server/register/closures.ts';
import type { ClosuresAnswer } from './answers.ts';
import type { Period } from './period.ts';
import { rateColumns } from './rateColumns.ts';

/** The days, the months and the year that end in a period, in this order. */
export async function closures(books: Books, { from, to }: Period): Promise<Closure[]> {
  const months = { from: periodOf('month', from), to: periodOf('month', to) };
  const years = {
    from: periodOf('year', from),
    to: String(Number(periodOf('year', to)) - (to.endsWith('12-31') ? 0 : 1)),
  };
  return [
    ...(await closuresBetween(books, 'day', { from, to })),
    ...(await closuresBetween(books, 'month', months)),
    ...(await closuresBetween(books, 'year', years)),
  ];
}

/** What the screen shows: months and year, and how far days are closed. */
export async function presentClosures(books: Books, period: Period): Promise<ClosuresAnswer> {
  const found = await closures(books, period);
  return {
    closures: found.flatMap(({ kind, period: closed, number, totals }) =>
      kind === 'day' ? [] : [{ kind, period: closed, number, totals: totals.map(shown) }],
    ),
    days: found.filter(({ kind }) => kind === 'day').length,
    lastDay: (await lastClosure(books, 'day'))?.period ?? null,
  };
}

function shown({ currency, count, amount, perpetual }: ClosureTotals) {
  return { currency, count, amount, perpetual: perpetual.amount };
}

interface Row {
  closure: Closure;
  totals: ClosureTotals;
}

const COLUMNS: readonly CsvColumn<Row>[] = [
  ['Clôture', ({ closure }) => CLOSURE_WORDS[closure.kind]],
  ['N°', ({ closure }) => numberCell(closure.number)],
  ['Période', ({ closure }) => closure.period],
  ['Devise', ({ totals }) => totals.currency],
  ['Opérations', ({ totals }) => numberCell(totals.count)],
  ['Encaissé', ({ totals }) => amountCell(totals.received)],
  ['Rendu ou annulé', ({ totals }) => amountCell(totals.returned)],
  ['Total de la période', ({ totals }) => amountCell(totals.amount)],
  ...rateColumns(({ totals }: Row) => totals.rates),
  ['Trop-perçus', ({ totals }) => amountCell(totals.excess)],
  ...PAYMENT_MEANS.map(({ value, label }): CsvColumn<Row> => [
    label,
    ({ totals }) => amountCell(totals.means.find(({ method }) => method === value)?.amount ?? 0),
  ]),
  ['Cumul de l’année', ({ totals }) => amountCell(totals.yearToDate)],
  ['Total perpétuel', ({ totals }) => amountCell(totals.perpetual.amount)],
  ['Total perpétuel encaissé', ({ totals }) => amountCell(totals.perpetual.received)],
  ['Total perpétuel rendu ou annulé', ({ totals }) => amountCell(totals.perpetual.returned)],
  ['Opérations depuis l’origine', ({ totals }) => numberCell(totals.perpetual.count)],
  ['Clôturé le (UTC)', ({ closure }) => closure.at],
  ['Empreinte SHA-256', ({ closure }) => closure.digest],
];

/** The closures of a period on numbered pages. */
export async function closuresPdf(
  account: Account,
  period: Period,
  pdf: PdfMaker,
): Promise<Uint8Array> {
  const sheet = await account.run(async (books) =>
    closuresView({
      seller: await loadProfile(books),
      period,
      today: parisDay(books.now),
      closures: await closures(books, period),
    }),
  );
  return pdf.page({ template: 'closures', sheet }, { owner: account.id });
}

/** One row a closure and currency. */
export function closuresCsv(found: readonly Closure[]): string {
  const rows = found.flatMap((closure) => closure.totals.map((totals) => ({ closure, totals })));
  return csvHeading(COLUMNS) + rows.map((row) => csvLine(COLUMNS, row)).join('');
}
