import { sql } from 'kysely';
import { PAYABLE_TYPES } from '#domain/document/kinds.ts';
import { retentionOwed } from '#domain/notification/texts.ts';
import { accountsOf } from '#server/books/books.ts';
import type { Clock, Ids } from '#server/books/clock.ts';
import type { Database } from '#server/database/connect.ts';
import { retained, retentionDay } from '#server/database/heldBack.ts';
import { documentsWithClients } from '#server/documents/withClients.ts';
import { notify } from '#server/notifications/store.ts';

interface Deps {
  database: Database;
  clock: Clock;
  ids: Ids;
}

/** Invoices are read in portions, so that no query holds the embedded database for long. */
const PORTION = 200;

/**
 * Tells each user of every retention on the day it falls due, and again once it is late, each once
 * (docs/product.md, Notifications). One whose day went by while no server ran is told as late alone.
 */
export async function tellRetentions(deps: Deps) {
  for (let told = PORTION; told === PORTION;) {
    const retentions = await untoldRetentions(deps);
    for (const retention of retentions) await tell(deps, retention);
    told = retentions.length;
  }
}

type Owed = Awaited<ReturnType<typeof untoldRetentions>>[number];

/** Of the retention, once payments and avoirs are taken off, TTC. */
const left = sql<string>`least(${retained},
  documents.gross_amount - documents.paid_amount - documents.credited_amount)`;

function untoldRetentions({ database, clock }: Deps) {
  const today = clock.today();
  const isLate = sql<boolean>`${retentionDay} < ${today}::date`;
  const key = sql<string>`case when ${isLate} then 'retention_late:' else 'retention_due:' end
    || documents.id || ':' || ${retentionDay}`;
  return (
    documentsWithClients(database.kysely)
      .select([
        'documents.userId',
        'documents.id',
        'documents.number',
        'documents.currency',
        'clients.name',
        'clients.company',
      ])
      .select([left.as('left'), retentionDay.as('dueOn'), isLate.as('isLate'), key.as('dedupeKey')])
      .where('documents.type', 'in', PAYABLE_TYPES)
      .where('documents.status', '=', 'sent')
      .where('documents.deletedAt', 'is', null)
      .where('documents.worksAcceptedOn', 'is not', null)
      .where(retentionDay, '<=', today)
      // A last invoice may be due after the year that its works began.
      .where('documents.dueDate', '<', today)
      .where(left, '>', '0')
      .where(
        sql<boolean>`not exists (
        select from notifications told
          where told.user_id = documents.user_id and told.dedupe_key = ${key})`,
      )
      .orderBy('documents.worksAcceptedOn')
      .limit(PORTION)
      .execute()
  );
}

async function tell(deps: Deps, owed: Owed) {
  const { userId, id, number, currency, dueOn, isLate, dedupeKey } = owed;
  const clientName = owed.company || owed.name;
  const text = retentionOwed({
    number,
    clientName,
    dueOn,
    left: Number(owed.left),
    currency,
    isLate,
  });
  await accountsOf(deps)
    .of(userId, 'server')
    .run((books) =>
      notify(books, {
        kind: isLate ? 'retention_late' : 'retention_due',
        ...text,
        documentId: id,
        dedupeKey,
      }),
    );
}
