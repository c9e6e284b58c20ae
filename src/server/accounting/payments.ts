import { sql } from 'kysely';
import { meansLabel } from '#domain/document/paymentMeans.ts';
import { type Payment, type PaymentKind, paymentKind } from '#domain/payments/payment.ts';
import { dayOfRecording } from '#domain/register/closure.ts';
import type { Books } from '#server/books/books.ts';
import { toPayment } from '#server/database/paymentRow.ts';
import { amountCell, type CsvColumn, csvHeading, csvLine, dayCell } from '#server/http/csv.ts';
import type { Period } from './period.ts';
import { rateColumns } from './rateColumns.ts';

interface AccountedPayment extends Payment {
  currency: string;
  documentNumber: string;
  /** As the invoice named them. */
  clientName: string;
}

const KINDS: Record<PaymentKind, string> = {
  received: 'Encaissement',
  refunded: 'Remboursement',
  reversed: 'Annulation',
};

const COLUMNS: readonly CsvColumn<AccountedPayment>[] = [
  ['Date', ({ day }) => dayCell(day)],
  ['Enregistré le', (payment) => dayCell(dayOfRecording(payment))],
  ['Opération', (payment) => KINDS[paymentKind(payment)]],
  ['Facture', ({ documentNumber }) => documentNumber],
  ['Client', ({ clientName }) => clientName],
  ['Montant TTC', ({ amount }) => amountCell(amount)],
  ['Devise', ({ currency }) => currency],
  ['Mode', ({ method }) => meansLabel(method)],
  ...rateColumns(({ split }: AccountedPayment) => split.shares),
  ['Trop-perçu', ({ split }) => amountCell(split.excess)],
  ['Référence', ({ reference }) => reference],
  ['Motif', ({ reason }) => reason],
  ['Identifiant', ({ id }) => id],
  ['Annule', ({ reversesId }) => reversesId],
];

/** The payments dated in a period, in the order of their dates: nothing that was recorded is left out. */
export async function paymentsCsv({ tx, accountId }: Books, { from, to }: Period): Promise<string> {
  const rows = await tx
    .selectFrom('payments')
    .leftJoin('documents', (join) =>
      join
        .onRef('documents.userId', '=', 'payments.userId')
        .onRef('documents.id', '=', 'payments.documentId'),
    )
    .selectAll('payments')
    .select([
      'documents.number',
      sql<string>`coalesce(nullif(documents.snapshot -> 'client' ->> 'company', ''),
        documents.snapshot -> 'client' ->> 'name', '')`.as('clientName'),
    ])
    .where('payments.userId', '=', accountId)
    .where('payments.day', '>=', from)
    .where('payments.day', '<=', to)
    .orderBy('payments.day')
    .orderBy('payments.at')
    .orderBy('payments.id')
    .execute();
  const payments = rows.map(({ number, clientName, ...row }): AccountedPayment => ({
    ...toPayment(row),
    currency: row.currency,
    documentNumber: number ?? '',
    clientName,
  }));
  return csvHeading(COLUMNS) + payments.map((payment) => csvLine(COLUMNS, payment)).join('');
}
