import { sql, type Selectable } from 'kysely';
import { currencySymbol } from '#domain/money/currencies.ts';
import type { ProfileEdit } from '#domain/profile/schema.ts';
import type { Profile } from '#domain/profile/types.ts';
import type { Books } from '#server/books/books.ts';
import type { Tables } from '#server/database/types.ts';

type ProfileRow = Selectable<Tables['profiles']>;

/**
 * The user's profile; one holding only the id is created when none exists
 * (docs/product.md, Accounts).
 */
export async function loadProfile(books: Books): Promise<Profile> {
  return toProfile(await profileRow(books));
}

/** As `loadProfile`, and keeps the row until the transaction ends: numbers are taken under this lock. */
export async function lockProfile(books: Books): Promise<Profile> {
  const lock = books.tx
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', books.accountId)
    .forNoKeyUpdate();
  const row = await lock.executeTakeFirst();
  if (row) return toProfile(row);
  await profileRow(books);
  return toProfile(await lock.executeTakeFirstOrThrow());
}

/** Takes the profile's row as `lockProfile` does, without reading it: a logo may be heavy. */
export async function holdProfile({ tx, accountId }: Books): Promise<void> {
  await tx
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', accountId)
    .forNoKeyUpdate()
    .execute();
}

/** The currency the user's figures are in; read apart, for a profile may carry a heavy logo. */
export async function currencyOf(books: Books): Promise<Profile['currency']> {
  const row = await books.tx
    .selectFrom('profiles')
    .select('currency')
    .where('id', '=', books.accountId)
    .executeTakeFirst();
  return row ? (row.currency as Profile['currency']) : (await loadProfile(books)).currency;
}

/** Saves the fields given; the currency's symbol follows its code. */
export async function saveProfile(
  books: Books,
  edit: ProfileEdit & { logo?: string },
): Promise<Profile> {
  await profileRow(books);
  const row = await books.tx
    .updateTable('profiles')
    .set({
      ...edit,
      ...(edit.currency && { currencySymbol: currencySymbol(edit.currency) }),
      updatedAt: sql<Date>`greatest(${books.now}::timestamptz, updated_at + interval '1 millisecond')`,
    })
    .where('id', '=', books.accountId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toProfile(row);
}

async function profileRow({ tx, accountId }: Books): Promise<ProfileRow> {
  const found = await tx
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (found) return found;
  await tx
    .insertInto('profiles')
    .values({ id: accountId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx
    .selectFrom('profiles')
    .selectAll()
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}

function toProfile(row: ProfileRow): Profile {
  const { id: _, createdAt: __, ...facts } = row;
  return {
    ...facts,
    currency: row.currency as Profile['currency'],
    shareCapital: numberOf(row.shareCapital),
    latePenaltyRate: numberOf(row.latePenaltyRate),
    discountPercent: numberOf(row.discountPercent),
    updatedAt: row.updatedAt.toISOString(),
  };
}

function numberOf(decimal: string | null): number | null {
  return decimal === null ? null : Number(decimal);
}
