import { reminderAlongside, reminderAside, type RemindedOfMany } from '#domain/reminders/many.ts';
import { openDayFrom } from '#domain/reminders/openDays.ts';
import type { Stage } from '#domain/reminders/stages.ts';
import type { Books } from '#server/books/books.ts';
import type { DocumentSummaryAnswer } from '#server/documents/answers.ts';
import { unknownDocument } from '#server/documents/files/parts.ts';
import { nextStage } from '#server/documents/reminders/present.ts';
import { readReminders } from '#server/documents/reminders/read.ts';
import { findDocument } from '#server/documents/store.ts';

/** What « Relancer » would do to one document among many: which letter leaves, or why none does. */
export async function reviewedReminder(
  books: Books,
  { id, clientName, clientEmail }: DocumentSummaryAnswer,
): Promise<{ aside: string | null; alongside: string | null; stage: Stage | null }> {
  const document = await findDocument(books, id);
  if (!document) throw unknownDocument();
  const read = await readReminders(books, document);
  const one: RemindedOfMany = {
    ...read,
    clientName,
    clientEmail,
    dueDate: document.dueDate,
    off: read.wanted.off,
    openDay: openDayFrom(read.today, read.wanted.place),
    last: read.letters.at(-1) ?? null,
    next: nextStage(read, document),
  };
  const aside = reminderAside(one);
  if (aside !== null) return { aside, alongside: null, stage: null };
  return { aside, alongside: reminderAlongside(one), stage: one.next };
}
