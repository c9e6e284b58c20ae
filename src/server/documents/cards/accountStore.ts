import type { Kysely } from 'kysely';
import type { Books } from '#server/books/books.ts';
import type { Tables } from '#server/database/types.ts';

/** The account at Stripe that a user connected, or had. */
export interface CardAccount {
  accountId: string;
  label: string;
  /** Whether it may be paid now. */
  chargesEnabled: boolean;
  disconnectedAt: Date | null;
}

export async function cardAccount({ tx, accountId }: Books): Promise<CardAccount | null> {
  const row = await tx
    .selectFrom('cardAccounts')
    .select(['accountId', 'label', 'chargesEnabled', 'disconnectedAt'])
    .where('userId', '=', accountId)
    .executeTakeFirst();
  return row ?? null;
}

/** The account that may be paid now; null without one. */
export async function readyAccount(books: Books): Promise<CardAccount | null> {
  const account = await cardAccount(books);
  return account && account.disconnectedAt === null && account.chargesEnabled ? account : null;
}

export async function saveConnected(
  { tx, accountId, now }: Books,
  account: Omit<CardAccount, 'disconnectedAt'>,
): Promise<void> {
  const row = { ...account, connectedAt: now, disconnectedAt: null };
  await tx
    .insertInto('cardAccounts')
    .values({ ...row, userId: accountId })
    .onConflict((known) => known.column('userId').doUpdateSet(row))
    .execute();
}

/** What Stripe says of an account that is connected; what it said before, or null when none is. */
export async function saveAccountState(
  { tx, accountId }: Books,
  account: Omit<CardAccount, 'disconnectedAt'>,
): Promise<CardAccount | null> {
  const before = await tx
    .selectFrom('cardAccounts')
    .selectAll()
    .where('userId', '=', accountId)
    .where('accountId', '=', account.accountId)
    .where('disconnectedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return null;
  await tx
    .updateTable('cardAccounts')
    .set({ label: account.label, chargesEnabled: account.chargesEnabled })
    .where('userId', '=', accountId)
    .execute();
  return before;
}

/** False when it was disconnected before. */
export async function saveDisconnected(
  { tx, accountId, now }: Books,
  stripeAccount: string,
): Promise<boolean> {
  const row = await tx
    .updateTable('cardAccounts')
    .set({ disconnectedAt: now, chargesEnabled: false })
    .where('userId', '=', accountId)
    .where('accountId', '=', stripeAccount)
    .where('disconnectedAt', 'is', null)
    .returning('userId')
    .executeTakeFirst();
  return row !== undefined;
}

/** Who connected an account of Stripe's: one person may have several accounts here. */
export async function ownersOf(db: Kysely<Tables>, stripeAccount: string): Promise<string[]> {
  const rows = await db
    .selectFrom('cardAccounts')
    .select('userId')
    .where('accountId', '=', stripeAccount)
    .where('disconnectedAt', 'is', null)
    .execute();
  return rows.map(({ userId }) => userId);
}
