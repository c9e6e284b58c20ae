import { createHmac, timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Config } from '#server/config.ts';
import type { Tables } from '#server/database/types.ts';

/** The heads of all registers on one day, signed, outside the database (docs/decisions/006). */
interface Anchor {
  at: string;
  heads: { userId: string; sequence: number; hash: string }[];
  signature: string;
}

type Place = Pick<Config, 'dataDir' | 'authSecret'>;

/** Writes today's anchor: whole or not at all, and never over an earlier one. */
export async function writeAnchor(db: Kysely<Tables>, place: Place, now: Date): Promise<void> {
  const folder = anchorFolder(place);
  const file = join(folder, `${now.toISOString().slice(0, 10)}.json`);
  if (existsSync(file)) return;
  const rows = await db.selectFrom('registerHeads').selectAll().orderBy('userId').execute();
  const heads = rows.map(({ userId, sequence, hash }) => ({
    userId,
    sequence: Number(sequence),
    hash,
  }));
  const at = now.toISOString();
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const anchor: Anchor = { at, heads, signature: sign(place, at, heads) };
  await writeFile(`${file}.part`, JSON.stringify(anchor), { mode: 0o400, flush: true });
  await rename(`${file}.part`, file);
}

/**
 * Holds the registers to every anchor kept: an entry anchored once must still be there, the same.
 * What rewrites a whole chain inside the database, head included, is found here and only here.
 *
 * @returns French sentences, one a problem.
 */
export async function anchorProblems(db: Kysely<Tables>, place: Place): Promise<string[]> {
  const problems: string[] = [];
  for (const name of await anchorNames(place)) {
    const anchor = JSON.parse(await readFile(join(anchorFolder(place), name), 'utf8')) as Anchor;
    if (!isSigned(place, anchor)) {
      problems.push(`L’ancrage ${name} a été modifié ou vient d’une autre installation.`);
      continue;
    }
    for (const head of anchor.heads) {
      const problem = await headProblem(db, head, name);
      if (problem) problems.push(problem);
    }
  }
  return problems;
}

async function headProblem(
  db: Kysely<Tables>,
  { userId, sequence, hash }: Anchor['heads'][number],
  name: string,
): Promise<string | null> {
  const entry = await db
    .selectFrom('registerEntries')
    .select('hash')
    .where('userId', '=', userId)
    .where('sequence', '=', sequence)
    .executeTakeFirst();
  if (entry?.hash === hash) return null;
  const what = entry ? 'n’est plus la même' : 'a disparu';
  return `${userId} : l’écriture n° ${sequence} ancrée dans ${name} ${what}.`;
}

async function anchorNames(place: Place): Promise<string[]> {
  const folder = anchorFolder(place);
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).filter((name) => name.endsWith('.json')).toSorted();
}

function anchorFolder({ dataDir }: Place): string {
  return join(dataDir, 'anchors');
}

function isSigned(place: Place, { at, heads, signature }: Anchor): boolean {
  const expected = Buffer.from(sign(place, at, heads), 'hex');
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function sign({ authSecret }: Place, at: string, heads: Anchor['heads']): string {
  return createHmac('sha256', `register-anchor:${authSecret}`)
    .update(JSON.stringify({ at, heads }))
    .digest('hex');
}
