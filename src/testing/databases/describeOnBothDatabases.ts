import { afterAll, describe, inject } from 'vitest';
import { openTestDatabase, type TestDatabase } from './openTestDatabase.ts';

/**
 * Runs a suite on the embedded database and on a real PostgreSQL. `open` gives a fresh migrated
 * database, closed when the suite ends; one `beforeAll(async () => (database = await open()))`
 * and a new user for each test is the quick way.
 */
export function describeOnBothDatabases(
  name: string,
  suite: (open: () => Promise<TestDatabase>, kind: TestDatabase['kind']) => void,
): void {
  for (const kind of ['embedded', 'postgresql'] as const) {
    const missing = kind === 'postgresql' && inject('postgres') === null;
    describe.skipIf(missing)(`${name} (${missing ? 'needs PostgreSQL' : kind})`, () => {
      const opened: TestDatabase[] = [];
      afterAll(async () => {
        for (const database of opened) await database.close();
      });
      suite(async () => {
        const database = await openTestDatabase(kind);
        opened.push(database);
        return database;
      }, kind);
    });
  }
}
