import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfig } from '#server/config.ts';
import { demonstrationAccount } from '#testing/world/demonstration.ts';
import { makeDemonstration } from '#testing/world/openDemonstration.ts';

/** Where `npm run dev` keeps its data when nothing names another place. */
const DEVELOPMENT_FOLDER = './data-dev';

/**
 * The folder whose account `npm run dev` fills and announces; null where the environment names a
 * database or a folder: what is there may be somebody's.
 */
export function developmentFolder(environment: NodeJS.ProcessEnv): string | null {
  const { DATA_DIR, DATABASE_URL, NODE_ENV } = environment;
  return DATA_DIR || DATABASE_URL || NODE_ENV === 'production' ? null : DEVELOPMENT_FOLDER;
}

/**
 * Fills a folder of its own, once, with the account of Atelier Morel and a year of its work. Its
 * password is in this repository, so a folder that holds anything else is refused.
 */
export async function fillDemonstrationFolder(dataDir: string): Promise<void> {
  const filled = join(dataDir, 'demonstration-filled');
  if (existsSync(filled)) return;
  const begun = join(dataDir, 'demonstration-begun');
  if (existsSync(dataDir) && !existsSync(begun) && readdirSync(dataDir).length > 0) {
    throw new Error(`${dataDir} holds other data: no demonstration is put there`);
  }
  // What an interrupted filling left is no year.
  rmSync(dataDir, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(begun, '');
  console.log('Un an de documents est en préparation…');
  const config = {
    ...readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' }),
    rateLimits: 'off' as const,
  };
  const documents = await makeDemonstration(config, new Date());
  writeFileSync(filled, '');
  console.log(`${documents} documents sont prêts.`);
}

export function announceDemonstration(): void {
  console.log(`\n  E-mail       : ${demonstrationAccount.email}`);
  console.log(`  Mot de passe : ${demonstrationAccount.password}\n`);
}
