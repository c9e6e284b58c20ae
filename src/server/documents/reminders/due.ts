import { addDays, type IsoDate, parisDay } from '#domain/calendar.ts';
import { kindFacts, PAYABLE_TYPES } from '#domain/document/kinds.ts';
import { exact } from '#domain/money/decimal.ts';
import { claimable, dueToday } from '#domain/reminders/plan.ts';
import { type Stage, STAGE_FACTS } from '#domain/reminders/stages.ts';
import type { Books } from '#server/books/books.ts';
import { documentsWithClients } from '#server/documents/withClients.ts';
import { loadReminderSettings, wantedFor } from './settings.ts';
import { holdsOf, type KeptReminder, remindersOf, written } from './store.ts';

/** Reminders are for who answers late, not for a whole book: beyond these, those due longest come first. */
const MOST = 500;

/** The furthest before its due date that a courtesy may be planned for. */
const COURTESY = 30;

/** A letter to be sent today. */
export interface DueReminder {
  documentId: string;
  clientId: string;
  clientName: string;
  number: string;
  dueDate: IsoDate;
  currency: string;
  /** TTC. */
  left: number;
  stage: Stage;
  /** How many left before. */
  before: number;
  /** Whether the server sends it by itself. */
  automatic: boolean;
  /** The last try was refused for certain. */
  failed: boolean;
}

/** What is to be sent today, those due longest first. */
export async function dueReminders(books: Books): Promise<DueReminder[]> {
  const today = parisDay(books.now);
  const invoices = await owing(books, today);
  const ids = invoices.map(({ id }) => id);
  const letters = Map.groupBy(await remindersOf(books, ids), ({ documentId }) => documentId);
  const holds = new Map((await holdsOf(books, ids)).map((hold) => [hold.documentId, hold]));
  const settings = await loadReminderSettings(books);
  const clients = new Map((await ownSettings(books)).map((row) => [row.clientId, row]));

  return invoices.flatMap((invoice) => {
    const { id, clientId, dueDate } = invoice;
    const wanted = wantedFor(settings, clients.get(clientId) ?? { sequence: null, off: false });
    const left = leftOf(invoice);
    if (wanted.off || dueDate === null || kindFacts(invoice.kind).owes <= 0) return [];
    if (left <= 0) return [];
    const kept = letters.get(id) ?? [];
    const hold = holds.get(id) ?? null;
    const due = dueToday({ ...wanted, dueDate, written: written(kept), hold, today });
    if (!due) return [];
    return [
      {
        documentId: id,
        clientId,
        clientName: invoice.company || invoice.name,
        number: invoice.number,
        dueDate,
        currency: invoice.currency,
        left,
        stage: due.stage,
        before: written(kept).length,
        automatic: leavesByItself(invoice, wanted.automatic, kept, due.stage),
        failed: kept.some(({ stage, state }) => stage === due.stage && state === 'failed'),
      },
    ];
  });
}

type Owing = Awaited<ReturnType<typeof owing>>[number];

function owing({ tx, accountId }: Books, today: IsoDate) {
  return documentsWithClients(tx)
    .select([
      'documents.id',
      'documents.kind',
      'documents.number',
      'documents.clientId',
      'documents.dueDate',
      'documents.currency',
      'documents.grossAmount',
      'documents.paidAmount',
      'documents.creditedAmount',
      'documents.retention',
      'documents.sentAt',
      'documents.leftAt',
      'clients.name',
      'clients.company',
    ])
    .where('documents.userId', '=', accountId)
    .where('documents.type', 'in', PAYABLE_TYPES)
    .where('documents.status', '=', 'sent')
    .where('documents.issuedAt', 'is not', null)
    .where('documents.archivedAt', 'is', null)
    .where('documents.deletedAt', 'is', null)
    .where('documents.dueDate', '<=', addDays(today, COURTESY))
    .whereRef('documents.grossAmount', '>', (e) =>
      e('documents.paidAmount', '+', e.ref('documents.creditedAmount')),
    )
    .orderBy('documents.dueDate')
    .orderBy('documents.id')
    .limit(MOST)
    .execute();
}

function ownSettings({ tx, accountId }: Books) {
  return tx
    .selectFrom('clientReminders')
    .select(['clientId', 'sequence', 'off'])
    .where('userId', '=', accountId)
    .execute();
}

/** What the client has never received is not spoken of by the server itself, nor tried twice by it. */
function leavesByItself(
  { sentAt, leftAt }: Owing,
  isAutomatic: boolean,
  kept: readonly KeptReminder[],
  stage: Stage,
): boolean {
  const wasTried = kept.some((one) => one.stage === stage);
  const wasReceived = sentAt !== null || leftAt !== null;
  return isAutomatic && wasReceived && !wasTried && STAGE_FACTS[stage].mayBeAutomatic;
}

function leftOf({ kind, retention, grossAmount, paidAmount, creditedAmount }: Owing): number {
  const left = exact(grossAmount).minus(exact(paidAmount)).minus(exact(creditedAmount)).toNumber();
  const kept = {
    kind,
    retention: retention === null ? null : Number(retention),
    creditedAmount: Number(creditedAmount),
  };
  return claimable(kept, Number(grossAmount), left);
}
