import { sql } from 'kysely';
import { type IsoDate, parisDay } from '#domain/calendar.ts';
import { type AskedInvoice, paceOf } from '#domain/client/relation.ts';
import { monthBefore } from '#domain/dashboard/receipts.ts';
import { PAYABLE_KINDS } from '#domain/document/kinds.ts';
import { exact } from '#domain/money/decimal.ts';
import type { Books } from '#server/books/books.ts';
import type { ClientRelationAnswer } from './answers.ts';
import { billedByMonth } from './billedByMonth.ts';
import { latenessOf, owedBy } from './standings.ts';

/** How they pay today: what was settled last, and not ten years ago. */
const SETTLED_LAST = 12;
const MONTHS_BACK = 24;

/** How the client pays, what is owed now, and what was billed in each of the last twelve months. */
export async function clientRelation(
  books: Books,
  clientId: string,
): Promise<ClientRelationAnswer> {
  const today = parisDay(books.now);
  const owed = await owedBy(books, [clientId], today);
  const settled = await settledLast(books, clientId, today);
  const awaited = await lateNow(books, clientId, today);
  return {
    pace: paceOf([...settled, ...awaited]),
    owed: owed
      .map(({ currency, amount, late }) => ({
        currency,
        amount: exact(amount).toNumber(),
        late: exact(late ?? 0).toNumber(),
      }))
      .filter(({ amount }) => amount > 0),
    lateDays: latenessOf(owed, today),
    billed: (await billedByMonth(books, [clientId], today)).get(clientId) ?? [],
  };
}

/** Without what is kept back for a year, and without what was paid before it was billed. */
function asked({ tx, accountId }: Books, clientId: string) {
  return tx
    .selectFrom('documents')
    .where('userId', '=', accountId)
    .where('clientId', '=', clientId)
    .where('kind', 'in', PAYABLE_KINDS)
    .where('issuedAt', 'is not', null)
    .where('deletedAt', 'is', null)
    .where('alreadyPaid', 'is', null)
    .where(sql<boolean>`coalesce(retention, 0) = 0`);
}

/** A payment that was taken back paid nothing. */
const LAST_PAYMENT = sql<IsoDate | null>`(
  select max(day) from payments as payment
  where payment.user_id = documents.user_id and payment.document_id = documents.id
    and payment.amount > 0 and payment.reverses_id is null
    and not exists (select 1 from payments as reversal
      where reversal.user_id = payment.user_id and reversal.reverses_id = payment.id))`;

async function settledLast(
  books: Books,
  clientId: string,
  today: IsoDate,
): Promise<AskedInvoice[]> {
  const rows = await asked(books, clientId)
    .select(['date', 'dueDate', LAST_PAYMENT.as('settledOn')])
    .where('status', '=', 'paid')
    .where('date', '>=', monthBefore(today, MONTHS_BACK))
    .orderBy('settledOn', (by) => by.desc().nullsLast())
    .orderBy('id', 'desc')
    .limit(SETTLED_LAST)
    .execute();
  return rows.filter(({ settledOn }) => settledOn !== null);
}

/** Awaited past their day: until they are settled, they were not paid on time. */
async function lateNow(books: Books, clientId: string, today: IsoDate): Promise<AskedInvoice[]> {
  const rows = await asked(books, clientId)
    .select(['date', 'dueDate'])
    .where('status', '=', 'sent')
    .where('dueDate', '<', today)
    .where(sql<boolean>`gross_amount - paid_amount - credited_amount > 0`)
    .orderBy('dueDate', 'desc')
    .orderBy('id')
    .limit(SETTLED_LAST)
    .execute();
  return rows.map((row) => ({ ...row, settledOn: null }));
}
