import { parisDay } from '#domain/calendar.ts';
import type { Document } from '#domain/document/types.ts';
import { CONTESTED, GIVEN_BACK } from '#domain/payments/card.ts';
import { type Hold, isHeld } from '#domain/reminders/holds.ts';
import type { Books } from '#server/books/books.ts';
import { holdsOf, removeHold, saveHold } from '#server/documents/reminders/store.ts';
import { record } from '#server/register/record.ts';

/** Stops the reminders of a document whose payment is contested or was given back. */
export async function holdReminders(
  books: Books,
  document: Document,
  why: typeof CONTESTED | typeof GIVEN_BACK,
): Promise<void> {
  const [kept] = await holdsOf(books, [document.id]);
  // What the user wrote themselves stays.
  if (kept && isHeld(kept, parisDay(books.now))) return;
  const kind = why === CONTESTED ? 'dispute' : 'pause';
  const hold: Hold = { kind, until: null, reason: why };
  await saveHold(books, document.id, hold);
  await record(books, { kind: 'reminders_held', document, hold });
}

/** Lets them go on once the dispute that stopped them is won. */
export async function releaseReminders(books: Books, document: Document): Promise<void> {
  const [kept] = await holdsOf(books, [document.id]);
  if (kept?.kind !== 'dispute' || kept.reason !== CONTESTED) return;
  await removeHold(books, document.id);
  await record(books, { kind: 'reminders_held', document, hold: null });
}
