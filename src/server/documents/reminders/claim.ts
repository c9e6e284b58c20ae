import { documentInSentence } from '#domain/document/names.ts';
import type { Document } from '#domain/document/types.ts';
import { formatDay } from '#domain/format/days.ts';
import { holdSentence, isHeld } from '#domain/reminders/holds.ts';
import { isOpenDay, openDayFrom } from '#domain/reminders/openDays.ts';
import { writableStages } from '#domain/reminders/plan.ts';
import { type Stage, STAGE_FACTS, stageLabel } from '#domain/reminders/stages.ts';
import type { Books } from '#server/books/books.ts';
import { conflict } from '#server/errors.ts';
import { type KeptReminder, takeReminder, written } from './store.ts';
import { readReminders, type RemindersRead } from './read.ts';

/** A letter about to leave. */
export interface ReminderToSend {
  stage: Stage;
  /** Sent by the server itself. */
  automatic: boolean;
  /** The user knows that it may have left before, and sends it all the same. */
  again: boolean;
}

/**
 * Takes the row of a letter in the transaction that writes its e-mail down: from then on nobody else
 * sends it. The caller holds the document, so that a payment came before or comes after. Throws 409
 * when nothing is due, reminders are held, the day is off, or the letter was written before.
 */
export async function claimReminder(
  books: Books,
  document: Document,
  { stage, automatic, again }: ReminderToSend,
  attemptId: string,
): Promise<void> {
  const read = await readReminders(books, document);
  refuseUnlessOwed(document, read);
  refuseWhileHeld(read);
  refuseOnDayOff(read);
  if (automatic) refuseUnlessPlanned(read, stage);
  else refuseOutOfOrder(read, document, stage, again);
  const taken = await takeReminder(books, {
    documentId: document.id,
    stage,
    channel: 'email',
    attemptId,
    automatic,
    day: read.today,
    state: 'pending',
    over: automatic ? [] : again ? ['failed', 'uncertain'] : ['failed'],
  });
  if (!taken) throw alreadyWritten(stage, read.letters);
}

/** Keeps that a letter was posted, on a day; throws 409 as `claimReminder` does. */
export async function keepPosted(
  books: Books,
  document: Document,
  { stage, day }: { stage: Stage; day: string },
): Promise<void> {
  const read = await readReminders(books, document);
  refuseUnlessOwed(document, read);
  refuseOutOfOrder(read, document, stage, false);
  const taken = await takeReminder(books, {
    documentId: document.id,
    stage,
    channel: 'post',
    attemptId: null,
    automatic: false,
    day,
    state: 'sent',
    over: ['failed'],
  });
  if (!taken) throw alreadyWritten(stage, read.letters);
}

function refuseUnlessOwed(document: Document, { isRemindable }: RemindersRead) {
  if (isRemindable) return;
  throw conflict('nothing_due', `Rien n’est à réclamer sur ${documentInSentence(document)}.`);
}

function refuseWhileHeld({ hold, today }: RemindersRead) {
  if (!hold || !isHeld(hold, today)) return;
  throw conflict('reminders_held', `${holdSentence(hold)}. Reprenez-les d’abord.`);
}

function refuseOnDayOff({ today, wanted }: RemindersRead) {
  if (isOpenDay(today, wanted.place)) return;
  const next = formatDay(openDayFrom(today, wanted.place));
  throw conflict(
    'day_off',
    `Une relance ne part ni un dimanche ni un jour férié\u00A0: celle-ci pourra partir le ${next}.`,
  );
}

/** The plan may have changed since the run began: a payment, a hold, another server's letter. */
function refuseUnlessPlanned({ planned, wanted, today }: RemindersRead, stage: Stage) {
  const [next] = planned;
  const isPlanned = next?.stage === stage && next.day === today;
  if (isPlanned && wanted.automatic && STAGE_FACTS[stage].mayBeAutomatic) return;
  throw conflict('not_planned', 'Cette relance n’est plus à envoyer aujourd’hui.');
}

function refuseOutOfOrder(read: RemindersRead, document: Document, stage: Stage, again: boolean) {
  const others = written(read.letters).filter((one) => !(again && one.stage === stage));
  const open = writableStages({
    dueDate: document.dueDate ?? '',
    written: others,
    today: read.today,
  });
  if (open.includes(stage)) return;
  throw alreadyWritten(stage, read.letters);
}

function alreadyWritten(stage: Stage, letters: readonly KeptReminder[]) {
  const before = letters.find((one) => one.stage === stage);
  if (before?.state === 'uncertain') {
    return conflict(
      'perhaps_sent',
      `${stageLabel(stage)}\u00A0: le message du ${formatDay(before.day)} est peut-être parti. Vérifiez auprès du client avant de le renvoyer.`,
    );
  }
  const why = before
    ? `déjà partie le ${formatDay(before.day)}`
    : 'ce n’est pas, ou plus, le moment de l’envoyer';
  return conflict('already_reminded', `${stageLabel(stage)}\u00A0: ${why}.`);
}
