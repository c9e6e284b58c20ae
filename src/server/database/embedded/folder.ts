import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncPath, syncTree } from './durableFileSystem.ts';
import { EmbeddedServer } from './server.ts';

/** The PostgreSQL inside PGlite 0.5; its folders open with this major version only. */
const POSTGRESQL = '18';

/**
 * The folder of the embedded database, made when absent. It is prepared beside its place and
 * moved there once every file is on the disk: a power cut during the first start leaves nothing.
 */
export async function prepareFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'postgres');
  // PGlite writes its files for everyone to read and write: the folder keeps others out.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (existsSync(folder)) checkVersion(folder);
  else await createFolder(folder);
  chmodSync(folder, 0o700);
  return folder;
}

async function createFolder(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  const server = new EmbeddedServer(draft);
  await server.start();
  await server.close();
  syncTree(draft);
  renameSync(draft, folder);
  syncPath(dirname(folder));
}

function checkVersion(folder: string): void {
  const file = join(folder, 'PG_VERSION');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'none';
  if (version === POSTGRESQL) return;
  throw new Error(
    `Le dossier ${folder} a été écrit par PostgreSQL ${version} ; cette version ouvre ` +
      `PostgreSQL ${POSTGRESQL}. Exportez-le avec la version qui l'a écrit.\n` +
      `The folder ${folder} was written by PostgreSQL ${version}; this version opens ` +
      `PostgreSQL ${POSTGRESQL}. Export it with the version that wrote it.`,
  );
}
