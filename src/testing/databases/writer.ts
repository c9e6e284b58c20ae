// Writes rows until it is killed, printing each id once its commit was answered.
import { randomUUID } from 'node:crypto';
import { openDatabase } from '#server/database/connect.ts';

const [dataDir = '', databaseUrl = null] = process.argv.slice(2);
const database = await openDatabase({ dataDir, databaseUrl });

async function write(user: string): Promise<never> {
  for (;;) {
    const id = randomUUID();
    await database
      .tenant(user)
      .run((tx) => tx.insertInto('clients').values({ userId: user, id, name: 'x' }).execute());
    process.stdout.write(`${id}\n`);
  }
}

await Promise.all(['anne', 'bruno', 'claire', 'dora'].map(write));
