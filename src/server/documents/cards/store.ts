import type { Kysely, Selectable } from 'kysely';
import type { Books } from '#server/books/books.ts';
import type { CardTables, CheckoutState, MovementState } from '#server/database/cardTables.ts';
import type { Tables } from '#server/database/types.ts';

export interface Checkout {
  id: string;
  documentId: string;
  accountId: string;
  /** What was asked for, TTC. */
  amount: number;
  currency: string;
  sessionId: string | null;
  paymentIntent: string | null;
  state: CheckoutState;
  expiresAt: Date;
}

export type Movement = Selectable<CardTables['cardMovements']>;

/** The checkout of a document that may still be paid, or is being paid. */
export async function liveCheckout(
  { tx, accountId }: Books,
  documentId: string,
): Promise<Checkout | null> {
  const row = await tx
    .selectFrom('cardCheckouts')
    .selectAll()
    .where('userId', '=', accountId)
    .where('documentId', '=', documentId)
    .where('state', 'in', LIVE)
    .executeTakeFirst();
  return row ? toCheckout(row) : null;
}

/** The one a document had last, whatever became of it. */
export async function lastCheckout(
  { tx, accountId }: Books,
  documentId: string,
): Promise<Checkout | null> {
  const row = await tx
    .selectFrom('cardCheckouts')
    .selectAll()
    .where('userId', '=', accountId)
    .where('documentId', '=', documentId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return row ? toCheckout(row) : null;
}

export async function findCheckout({ tx, accountId }: Books, id: string): Promise<Checkout | null> {
  const row = await tx
    .selectFrom('cardCheckouts')
    .selectAll()
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? toCheckout(row) : null;
}

/** Takes the one place there is; another's checkout when it was quicker. */
export async function takeCheckout(
  books: Books,
  wanted: Pick<Checkout, 'documentId' | 'accountId' | 'amount' | 'currency' | 'expiresAt'>,
): Promise<Checkout> {
  const { tx, accountId, ids, now } = books;
  const row = await tx
    .insertInto('cardCheckouts')
    .values({ ...wanted, userId: accountId, id: ids.next(), createdAt: now })
    .onConflict((taken) => taken.doNothing())
    .returningAll()
    .executeTakeFirst();
  const kept = row ? toCheckout(row) : await liveCheckout(books, wanted.documentId);
  if (!kept) throw new Error('a checkout ended while it was being taken');
  return kept;
}

/**
 * Writes what Stripe says of a checkout. What was paid stays paid and what is over stays over,
 * whatever an older answer says.
 */
export async function saveCheckout(
  { tx, accountId }: Books,
  id: string,
  change: Partial<Pick<Checkout, 'sessionId' | 'paymentIntent' | 'state' | 'expiresAt'>>,
): Promise<void> {
  await tx
    .updateTable('cardCheckouts')
    .set(change)
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .where('state', 'in', change.state === 'open' ? ['open'] : UNPAID)
    .execute();
}

/** Notes that something happened to the money; false when that is known already. */
export async function takeMovement(
  { tx, accountId, now }: Books,
  movement: Pick<Movement, 'reference' | 'checkoutId' | 'kind' | 'state'> & { amount: number },
): Promise<boolean> {
  const taken = await tx
    .insertInto('cardMovements')
    .values({ ...movement, userId: accountId, at: now })
    .onConflict((known) => known.columns(['userId', 'reference']).doNothing())
    .returning('reference')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function findMovement(
  { tx, accountId }: Books,
  reference: string,
): Promise<Movement | null> {
  const row = await tx
    .selectFrom('cardMovements')
    .selectAll()
    .where('userId', '=', accountId)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ?? null;
}

/** False when the movement was no longer in that state: somebody else went on from it. */
export async function moveOn(
  { tx, accountId }: Books,
  reference: string,
  from: MovementState,
  to: { state: MovementState; paymentId?: string | null },
): Promise<boolean> {
  const moved = await tx
    .updateTable('cardMovements')
    .set(to)
    .where('userId', '=', accountId)
    .where('reference', '=', reference)
    .where('state', '=', from)
    .returning('reference')
    .executeTakeFirst();
  return moved !== undefined;
}

/**
 * Whose checkout an event is about. Asked as the owner of the database, for nobody is signed in: by
 * a name of Stripe's or ours, and always of the account that the event says.
 */
export async function checkoutOf(
  db: Kysely<Tables>,
  stripeAccount: string,
  by: { id: string } | { paymentIntent: string },
): Promise<{ userId: string; id: string } | null> {
  const row = await db
    .selectFrom('cardCheckouts')
    .select(['userId', 'id'])
    .where('accountId', '=', stripeAccount)
    .$if('id' in by, (query) => query.where('id', '=', (by as { id: string }).id))
    .$if('paymentIntent' in by, (query) =>
      query.where('paymentIntent', '=', (by as { paymentIntent: string }).paymentIntent),
    )
    .executeTakeFirst();
  return row ?? null;
}

/** The checkouts that are not over, of all accounts, those that end first before. */
export function openCheckouts(db: Kysely<Tables>, most: number) {
  return db
    .selectFrom('cardCheckouts')
    .select(['userId', 'id'])
    .where('state', 'in', LIVE)
    .orderBy('expiresAt')
    .orderBy('id')
    .limit(most)
    .execute();
}

/** Those of an account that nobody has paid yet. */
export async function unpaidCheckouts({ tx, accountId }: Books): Promise<Checkout[]> {
  const rows = await tx
    .selectFrom('cardCheckouts')
    .selectAll()
    .where('userId', '=', accountId)
    .where('state', '=', 'open')
    .execute();
  return rows.map(toCheckout);
}

const LIVE: CheckoutState[] = ['open', 'processing'];
const UNPAID: CheckoutState[] = [...LIVE, 'failed', 'expired'];

function toCheckout(row: Selectable<CardTables['cardCheckouts']>): Checkout {
  const { userId: _, createdAt: __, ...facts } = row;
  return { ...facts, amount: Number(row.amount) };
}
