import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { listBackups } from '#server/backup/backups.ts';
import { ConfigurationError } from '#server/config.ts';
import { DatabaseInUseError } from '#server/database/embedded/directoryLock.ts';

/**
 * What the operator can mend, said plainly in both languages with what to do; null for anything
 * else, which is a fault of ours and shown with where it happened.
 */
export async function explainStartFailure(
  error: unknown,
  environment: Record<string, string | undefined>,
): Promise<string | null> {
  if (error instanceof ConfigurationError || error instanceof DatabaseInUseError) {
    return error.message;
  }
  if (!(error instanceof Error)) return null;
  const { code } = error as NodeJS.ErrnoException;
  const dataDir = resolve(environment.DATA_DIR?.trim() || './data');
  if (!environment.DATABASE_URL?.trim() && isDamage(error, dataDir)) return damaged(dataDir, error);
  return code ? (KNOWN[code]?.(dataDir, error) ?? null) : null;
}

/** The embedded database did not come up, or its folder lacks what every such folder has. */
function isDamage(error: Error & { code?: string }, dataDir: string): boolean {
  const folder = join(dataDir, 'postgres');
  if (!existsSync(folder)) return false;
  return error.code === '57P02' || !existsSync(join(folder, 'PG_VERSION'));
}

async function damaged(dataDir: string, error: Error): Promise<string> {
  const newest = (await listBackups(join(dataDir, 'backups')))
    .filter((file) => file.endsWith('.tar.gz'))
    .at(-1);
  const folder = join(dataDir, 'postgres');
  const command = `npm run restore -- ${newest ?? ''}`;
  return [
    `La base de données de ${folder} est endommagée et ne s’ouvre pas (${error.message}).`,
    newest
      ? `Rien n’a été modifié. Pour remettre la dernière sauvegarde :\n  ${command}\nLe dossier actuel sera gardé à côté.`
      : `Rien n’a été modifié, et il n’y a pas de sauvegarde dans ${join(dataDir, 'backups')}. Gardez une copie du dossier avant toute réparation.`,
    `The database in ${folder} is damaged and does not open.`,
    newest
      ? `Nothing was changed. To put the newest backup back:\n  ${command}\nThe present folder is kept beside it.`
      : 'Nothing was changed, and there is no backup. Keep a copy of the folder before any repair.',
  ].join('\n');
}

type Explanation = (dataDir: string, error: Error) => string;

const full: Explanation = (dataDir) =>
  `Le disque de ${dataDir} est plein : libérez de la place, puis redémarrez.\n` +
  `The disk of ${dataDir} is full: free some space, then start again.`;
const notWritable: Explanation = (dataDir, { message }) =>
  `Le dossier de données ${dataDir} n’est pas accessible en écriture (${message}). ` +
  `Vérifiez ses droits, ou choisissez un autre DATA_DIR.\n` +
  `The data folder ${dataDir} cannot be written. Check its rights, or choose another DATA_DIR.`;
const unreachable: Explanation = (_, { message }) =>
  `PostgreSQL ne répond pas (${message}) : vérifiez DATABASE_URL et que la base est démarrée.\n` +
  `PostgreSQL does not answer: check DATABASE_URL and that the database is running.`;
const refused: Explanation = (_, { message }) =>
  `PostgreSQL refuse la connexion (${message}) : vérifiez l’utilisateur, le mot de passe et le nom de la base dans DATABASE_URL.\n` +
  `PostgreSQL refuses the connection: check user, password and database name in DATABASE_URL.`;
const portTaken: Explanation = (_, { message }) =>
  `Le port est déjà pris (${message}) : arrêtez l’autre programme, ou choisissez un autre PORT.\n` +
  `The port is already taken: stop the other program, or choose another PORT.`;

/** By the code of the system, or of PostgreSQL. */
const KNOWN: Record<string, Explanation> = {
  ENOSPC: full,
  EDQUOT: full,
  EACCES: notWritable,
  EPERM: notWritable,
  EROFS: notWritable,
  ENOTDIR: notWritable,
  EEXIST: notWritable,
  ECONNREFUSED: unreachable,
  // The folder of a UNIX socket without its socket.
  ENOENT: unreachable,
  ENOTFOUND: unreachable,
  ETIMEDOUT: unreachable,
  '28P01': refused,
  '28000': refused,
  '3D000': refused,
  EADDRINUSE: portTaken,
};
