import { sql } from 'kysely';
import { PAYABLE_TYPES } from '#domain/document/kinds.ts';
import { invoiceOverdue } from '#domain/notification/texts.ts';
import { accountsOf } from '#server/books/books.ts';
import type { Database } from '#server/database/connect.ts';
import type { Clock, Ids } from '#server/books/clock.ts';
import { notify } from '#server/notifications/store.ts';
import { heldBackOn, retained } from '#server/database/heldBack.ts';
import { documentsWithClients } from '#server/documents/withClients.ts';

interface Deps {
  database: Database;
  clock: Clock;
  ids: Ids;
}

/** Invoices are read in portions, so that no query holds the embedded database for long. */
const PORTION = 200;

/**
 * Tells each user, once, of every sent invoice whose due date has passed and on which more is left to
 * pay than a retention, which has its own day and is told apart (docs/product.md, Notifications).
 */
export async function tellOverdue(deps: Deps) {
  for (let told = PORTION; told === PORTION;) {
    const invoices = await untoldOverdue(deps);
    for (const invoice of invoices) await tell(deps, invoice);
    told = invoices.length;
  }
}

type Overdue = Awaited<ReturnType<typeof untoldOverdue>>[number];

/** Once payments and avoirs are taken off, TTC. */
const left = sql<string>`(documents.gross_amount - documents.paid_amount - documents.credited_amount)`;

function untoldOverdue({ database, clock }: Deps) {
  return documentsWithClients(database.kysely)
    .select([
      'documents.userId',
      'documents.id',
      'documents.number',
      'documents.dueDate',
      'documents.currency',
      'clients.name',
      'clients.company',
    ])
    .select(sql<string>`${left} - ${heldBackOn(clock.today())}`.as('left'))
    .where('documents.type', 'in', PAYABLE_TYPES)
    .where('documents.status', '=', 'sent')
    .where('documents.deletedAt', 'is', null)
    .where('documents.dueDate', '<', clock.today())
    .where(left, '>', retained)
    .where(
      sql<boolean>`not exists (
        select from notifications told where told.user_id = documents.user_id
          and told.dedupe_key = 'overdue:' || documents.id || ':' || documents.due_date)`,
    )
    .orderBy('documents.dueDate')
    .limit(PORTION)
    .execute();
}

async function tell(deps: Deps, invoice: Overdue) {
  const { userId, id, number } = invoice;
  const dueDate = invoice.dueDate ?? deps.clock.today();
  await accountsOf(deps)
    .of(userId, 'server')
    .run((books) =>
      notify(books, {
        kind: 'overdue',
        ...invoiceOverdue({
          number,
          clientName: invoice.company || invoice.name,
          dueDate,
          left: Number(invoice.left),
          currency: invoice.currency,
        }),
        documentId: id,
        dedupeKey: `overdue:${id}:${dueDate}`,
      }),
    );
}
