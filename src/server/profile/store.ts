import { sql, type Selectable, type Transaction } from 'kysely';
import { currencySymbol } from '#domain/money/currencies.ts';
import type { ProfileEdit } from '#domain/profile/schema.ts';
import type { Profile } from '#domain/profile/types.ts';
import type { Tables } from '#server/database/types.ts';

type Tx = Transaction<Tables>;
type ProfileRow = Selectable<Tables['profiles']>;

/** The user's profile; one holding only the id is created when none exists (spec §4). */
export async function loadProfile(tx: Tx, userId: string): Promise<Profile> {
  return toProfile(await profileRow(tx, userId));
}

/** As `loadProfile`, and keeps the row until the transaction ends: numbers are taken under this lock. */
export async function lockProfile(tx: Tx, userId: string): Promise<Profile> {
  const lock = tx.selectFrom('profiles').selectAll().where('id', '=', userId).forNoKeyUpdate();
  const row = await lock.executeTakeFirst();
  if (row) return toProfile(row);
  await profileRow(tx, userId);
  return toProfile(await lock.executeTakeFirstOrThrow());
}

/** The currency the user's figures are in; read apart, for a profile may carry a heavy logo. */
export async function currencyOf(tx: Tx, userId: string): Promise<Profile['currency']> {
  const row = await tx
    .selectFrom('profiles')
    .select('currency')
    .where('id', '=', userId)
    .executeTakeFirst();
  return row ? (row.currency as Profile['currency']) : (await loadProfile(tx, userId)).currency;
}

/** Saves the fields given; the currency's symbol follows its code. */
export async function saveProfile(
  tx: Tx,
  userId: string,
  edit: ProfileEdit & { logo?: string },
  now: Date,
): Promise<Profile> {
  await profileRow(tx, userId);
  const row = await tx
    .updateTable('profiles')
    .set({
      ...edit,
      ...(edit.currency && { currencySymbol: currencySymbol(edit.currency) }),
      updatedAt: sql<Date>`greatest(${now}::timestamptz, updated_at + interval '1 millisecond')`,
    })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toProfile(row);
}

async function profileRow(tx: Tx, userId: string): Promise<ProfileRow> {
  const found = await tx
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirst();
  if (found) return found;
  await tx
    .insertInto('profiles')
    .values({ id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx.selectFrom('profiles').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
}

function toProfile(row: ProfileRow): Profile {
  const { id: _, createdAt: __, ...facts } = row;
  return {
    ...facts,
    currency: row.currency as Profile['currency'],
    shareCapital: row.shareCapital === null ? null : Number(row.shareCapital),
    updatedAt: row.updatedAt.toISOString(),
  };
}
