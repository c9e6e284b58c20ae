import { accountsOf, type Account } from '#server/books/books.ts';
import { systemClock, uuidIds } from '#server/books/clock.ts';
import type { Database } from '#server/database/connect.ts';
import { verifyRegister } from './verifyRegister.ts';

export interface RegisterReport {
  userId: string;
  entries: number;
  problems: string[];
}

/** Walks the register of every user, for `npm run register:verify` and after a restore. */
export async function* verifyAllRegisters(database: Database): AsyncGenerator<RegisterReport> {
  const { kysely } = database;
  // From everything a register leaves a trace in: one whose head, entries or both were removed must
  // not be passed over.
  const owners = await kysely
    .selectFrom('registerHeads')
    .select('userId')
    .union(kysely.selectFrom('registerEntries').select('userId'))
    .union(kysely.selectFrom('sealedFiles').select('userId'))
    .union(kysely.selectFrom('payments').select('userId'))
    .union(kysely.selectFrom('closures').select('userId'))
    .union(kysely.selectFrom('documents').select('userId'))
    .orderBy('userId')
    .execute();
  const accounts = accountsOf({ database, clock: systemClock, ids: uuidIds });
  for (const { userId } of owners) yield reportOn(accounts.of(userId, 'server'));
}

/** A register too damaged to be read is reported, and the others are read all the same. */
async function reportOn(account: Account): Promise<RegisterReport> {
  try {
    const { entries, problems } = await account.run(verifyRegister);
    return { userId: account.id, entries, problems: problems.map(({ message }) => message) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      userId: account.id,
      entries: 0,
      problems: [`Ce registre ne peut pas être lu\u00A0: ${reason}`],
    };
  }
}
