// `npm run demo`: the application over a data folder of its own (./data-demo), with the account of
// Atelier Morel and a year of its work. Never touches ./data. Remove the folder to begin again.
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { demonstrationAccount } from '#testing/world/demonstration.ts';
import { makeDemonstration } from '#testing/world/openDemonstration.ts';

const dataDir = './data-demo';
// An installation's own settings have no place here: not its database, not its letters.
process.env = {
  PATH: process.env['PATH'],
  PORT: process.env['PORT'],
  DATA_DIR: dataDir,
  LOG_LEVEL: 'warn',
};

const filled = join(dataDir, 'demonstration-filled');
if (!existsSync(filled)) {
  // What an interrupted filling left is no year.
  rmSync(dataDir, { recursive: true, force: true });
  console.log('Un an de documents est en préparation…');
  const config = { ...readConfig(process.env), rateLimits: 'off' as const };
  const documents = await makeDemonstration(config, new Date());
  writeFileSync(filled, '');
  console.log(`${documents} documents sont prêts.`);
}
console.log(`\n  E-mail       : ${demonstrationAccount.email}`);
console.log(`  Mot de passe : ${demonstrationAccount.password}\n`);

await import('#server/main.ts');
