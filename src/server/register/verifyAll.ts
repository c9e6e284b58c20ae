import type { Database } from '#server/database/connect.ts';
import { verifyRegister } from './store.ts';

export interface RegisterReport {
  userId: string;
  entries: number;
  problems: string[];
}

/** Walks the register of every user, for `npm run register:verify` and after a restore. */
export async function* verifyAllRegisters(database: Database): AsyncGenerator<RegisterReport> {
  // From the entries too: a register whose head was removed must not be passed over.
  const owners = await database.kysely
    .selectFrom('registerHeads')
    .select('userId')
    .union(database.kysely.selectFrom('registerEntries').select('userId'))
    .orderBy('userId')
    .execute();
  for (const { userId } of owners) {
    const { entries, problems } = await database
      .tenant(userId)
      .run((tx) => verifyRegister(tx, userId));
    yield { userId, entries, problems: problems.map(({ message }) => message) };
  }
}
