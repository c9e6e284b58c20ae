import { existsSync } from 'node:fs';
import { link, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Tables } from '#server/database/types.ts';
import type { Clock } from '#server/books/clock.ts';
import {
  anchorFolder,
  anchorName,
  anchorText,
  chainedAnchors,
  readAnchors,
  type AnchorPlace,
  type ChainedAnchor,
} from './anchorFiles.ts';
import { registerSigner } from '#server/signingKey.ts';

/**
 * Writes today's anchor unless it is there: whole or not at all, and never over an earlier one.
 * Each server writes its own, or the first of those that share the folder.
 */
export async function writeAnchor(
  db: Kysely<Tables>,
  place: AnchorPlace,
  clock: Clock,
): Promise<void> {
  const folder = anchorFolder(place);
  const day = clock.today();
  const file = join(folder, anchorName(day));
  if (existsSync(file)) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const anchor = await nextAnchor(db, place, { day, at: clock.now().toISOString() });
  const draft = `${file}.${process.pid}.part`;
  await writeFile(draft, JSON.stringify(anchor), { mode: 0o400, flush: true });
  // A link, unlike a renaming, never takes the place of a file that is there.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft, { force: true });
}

async function nextAnchor(
  db: Kysely<Tables>,
  place: AnchorPlace,
  { day, at }: { day: string; at: string },
): Promise<ChainedAnchor> {
  const files = await readAnchors(place);
  const last = chainedAnchors(files).at(-1);
  // The first that is chained follows the last of those that were not.
  const before = last ?? files.findLast(({ anchor }) => anchor !== null);
  const rows = await db.selectFrom('registerHeads').selectAll().orderBy('userId').execute();
  const signer = registerSigner(place);
  const said = {
    form: 2 as const,
    number: (last?.anchor.number ?? 0) + 1,
    day,
    at,
    previous: before ? { name: before.name, sha256: before.sha256 ?? '' } : null,
    heads: rows.map(({ userId, sequence, hash }) => ({ userId, sequence: Number(sequence), hash })),
    keyId: signer.keyId,
  };
  return { ...said, signature: signer.sign(anchorText(said)) };
}
