import { type IsoDate, parisDay } from '#domain/calendar.ts';
import { documentTotals } from '#domain/document/totals.ts';
import type { Document } from '#domain/document/types.ts';
import { exact } from '#domain/money/decimal.ts';
import { stands } from '#domain/payments/payment.ts';
import type { LateRates } from '#domain/reminders/lateRates.ts';
import { latePenalties, type LatePenalties } from '#domain/reminders/penalties.ts';
import { type PenaltyRule, penaltyRule } from '#domain/reminders/penaltyRule.ts';
import { claimable, isRemindable, plannedReminders, type Planned } from '#domain/reminders/plan.ts';
import type { Hold } from '#domain/reminders/holds.ts';
import { type SumDue, sumDue } from '#domain/reminders/sums.ts';
import type { Books } from '#server/books/books.ts';
import { clientOfDocument } from '#server/clients/store.ts';
import { conflict } from '#server/errors.ts';
import { amountDue } from '#domain/document/state.ts';
import { paymentsOf } from '#server/payments/store.ts';
import { type DocumentParts, partsOf } from '#server/documents/files/parts.ts';
import {
  loadClientReminders,
  loadReminderSettings,
  ratesOf,
  type Wanted,
  wantedFor,
} from './settings.ts';
import { holdsOf, type KeptReminder, remindersOf, written } from './store.ts';

/** Where the reminders of a document stand. */
export interface RemindersRead {
  today: IsoDate;
  isRemindable: boolean;
  wanted: Wanted;
  letters: KeptReminder[];
  hold: Hold | null;
  planned: Planned[];
}

export async function readReminders(books: Books, document: Document): Promise<RemindersRead> {
  const today = parisDay(books.now);
  const settings = await loadReminderSettings(books);
  const wanted = wantedFor(settings, await loadClientReminders(books, document.clientId));
  const letters = await remindersOf(books, [document.id]);
  const [hold = null] = await holdsOf(books, [document.id]);
  const gross = documentTotals(document).gross;
  const planned = isRemindable(document, gross)
    ? plannedReminders({
        ...wanted,
        dueDate: document.dueDate,
        written: written(letters),
        hold,
        today,
      })
    : [];
  return { today, isRemindable: isRemindable(document, gross), wanted, letters, hold, planned };
}

/** What lateness has cost by a day, and the parts a letter or a statement is made of. */
export interface LateRead {
  parts: DocumentParts;
  rule: PenaltyRule;
  late: LatePenalties;
  sum: SumDue;
  gross: number;
}

/**
 * Reads what is owed as of a day. The seller, the kind of client and the rate are those of the issued
 * invoice; the client's name and address are today's, for that is where a letter goes.
 * @throws 409 `not_late` for what is not issued or has no due date.
 */
export async function readLate(
  books: Books,
  document: Document,
  { asOf, rates: known }: { asOf: IsoDate; rates: readonly LateRates[] },
): Promise<LateRead> {
  if (document.issuedAt === null || document.dueDate === null) throw notLate();
  const settings = await loadReminderSettings(books);
  const issued = await partsOf(books, document);
  const client = await clientOfDocument(books, document.clientId);
  const parts = { ...issued, client: { ...client, kind: issued.client.kind } };
  const rule = penaltyRule(parts.seller, parts.client.kind);
  const all = await paymentsOf(books, document.id);
  const gross = documentTotals(document).gross;
  const letters = written(await remindersOf(books, [document.id]));
  const late = latePenalties({
    rule,
    debt: {
      dueDate: document.dueDate,
      owed: claimable(
        document,
        gross,
        exact(gross).minus(exact(document.creditedAmount)).toNumber(),
      ),
      payments: all.filter((payment) => stands(payment, all)),
    },
    noticeDay: letters.find(({ stage }) => stage === 'formal_notice')?.day ?? null,
    asOf,
    rates: ratesOf(settings, known),
  });
  const sum = sumDue(claimable(document, gross, amountDue(document, gross)), late, {
    asOf,
    currency: document.currency,
  });
  return { parts, rule, late, sum, gross };
}

function notLate() {
  return conflict('not_late', 'Seule une facture émise avec une échéance peut être en retard.');
}
