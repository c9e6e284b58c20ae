import { addresseesOf } from '#domain/letters/addressees.ts';
import { accountsOf } from '#server/books/books.ts';
import type { Database } from '#server/database/connect.ts';
import type { Clock, Ids } from '#server/books/clock.ts';
import { settleFailure } from './emailOutcome.ts';
import { LONGEST_SENDING } from './sending.ts';
import { findKeptDocument } from '#server/documents/store.ts';

interface Deps {
  database: Database;
  clock: Clock;
  ids: Ids;
}

/** Settled in portions, so that no query holds the embedded database for long. */
const PORTION = 200;

/** What the user reads: whether the message left is not known, so a second one must be their choice. */
export const INTERRUPTED =
  'Le serveur s’est arrêté pendant l’envoi. Le message est peut-être parti\u00A0: vérifiez auprès du destinataire avant de le renvoyer.';

/**
 * Closes the attempts whose server stopped between « the message leaves » and its outcome: each is
 * shown as failed, notified, and can be retried (docs/product.md, E-mail). Two servers doing this
 * write one notification.
 *
 * @param before attempts begun earlier; by default, too long ago to be under way.
 */
export async function settleInterruptedEmails(
  deps: Deps,
  before = new Date(deps.clock.now().getTime() - LONGEST_SENDING),
): Promise<void> {
  const ahead = new Date(deps.clock.now().getTime() + LONGEST_SENDING);
  for (let settled = PORTION; settled === PORTION;) {
    const attempts = await pending(deps.database, before, ahead);
    for (const attempt of attempts) await settle(deps, attempt);
    settled = attempts.length;
  }
}

type Pending = Awaited<ReturnType<typeof pending>>[number];

function pending({ kysely }: Database, before: Date, ahead: Date) {
  return (
    kysely
      .selectFrom('emailAttempts')
      .select(['userId', 'id', 'documentId', 'recipient', 'addressees'])
      .where('state', '=', 'pending')
      // The second: dated by a clock that was ahead and has been put right since.
      .where((e) => e.or([e('at', '<', before), e('at', '>', ahead)]))
      .limit(PORTION)
      .execute()
  );
}

async function settle(deps: Deps, attempt: Pending): Promise<void> {
  const { userId, id, documentId, recipient } = attempt;
  const addressees =
    attempt.addressees ?? addresseesOf({ client: recipient, alsoTo: [], cc: [], self: null });
  await accountsOf(deps)
    .of(userId, 'server')
    .run(async (books) => {
      // Held until the transaction ends: another server, or the sending itself, may settle it now.
      const still = await books.tx
        .selectFrom('emailAttempts')
        .select('id')
        .where('userId', '=', userId)
        .where('id', '=', id)
        .where('state', '=', 'pending')
        .forUpdate()
        .executeTakeFirst();
      if (!still) return;
      const document = await findKeptDocument(books, documentId);
      const unknown = addressees.map((one) => ({ ...one, state: 'unknown' as const }));
      const left = { id, addressees: unknown, document, takeBack: false, uncertain: true };
      await settleFailure(books, left, INTERRUPTED);
    });
}
