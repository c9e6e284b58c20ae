// `DATABASE_URL=postgres://… npm run data:move`: from the embedded database of DATA_DIR to an empty
// PostgreSQL, compared row by row. The server must be stopped; the embedded database is not changed.
import { sql } from 'kysely';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/database/connect.ts';
import { moveData } from '#server/database/move.ts';

const config = readConfig(process.env);
if (!config.databaseUrl) {
  console.error('DATABASE_URL manque : indiquez la base PostgreSQL de destination.');
  process.exit(2);
}

const from = await openDatabase({ dataDir: config.dataDir });
const to = await openDatabase(config);
try {
  for (const { table, rows } of await moveData(from, to)) console.log(`${table} : ${rows} lignes`);
  // Fresh tables have no statistics: searches would read everything until autovacuum comes.
  await sql`analyze`.execute(to.kysely);
  console.log('Tout est copié, et chaque ligne a été comparée.');
} finally {
  await from.close();
  await to.close();
}
