import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { canonicalJson } from '#domain/register/canonicalJson.ts';
import type { Config } from '#server/config.ts';
import { registerSigner, type RegisterSigner } from '#server/signingKey.ts';

/** Where the anchors lie, and with what they are signed. */
export type AnchorPlace = Pick<Config, 'dataDir' | 'authSecret' | 'registerKey'>;

const heads = z.array(z.object({ userId: z.string(), sequence: z.number(), hash: z.string() }));
const at = z.string();
const signature = z.string();

/** The heads of all registers on one day, signed, outside the database (docs/decisions/006). */
const chainedAnchor = z.strictObject({
  form: z.literal(2),
  /** One more than the anchor before: the order of writing, whatever the clock did. */
  number: z.number(),
  /** In Paris. */
  day: z.string(),
  at,
  /** The anchor before, by its file's bytes; null for the first of all. */
  previous: z.object({ name: z.string(), sha256: z.string() }).nullable(),
  heads,
  keyId: z.string(),
  signature,
});
export type ChainedAnchor = z.infer<typeof chainedAnchor>;

/** As anchors were written before they were chained: signed with the secret of the sessions. */
const loneAnchor = z.strictObject({ at, heads, signature });

export interface AnchorFile {
  name: string;
  /** Of the bytes; null when they could not be read. */
  sha256: string | null;
  /** Null when it cannot be believed; `problem` then says why. */
  anchor: z.infer<typeof loneAnchor> | ChainedAnchor | null;
  problem: string | null;
}

/** Every anchor of the folder, each with what is wrong with it alone; by name, so by day. */
export async function readAnchors(place: AnchorPlace): Promise<AnchorFile[]> {
  const folder = anchorFolder(place);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const signer = registerSigner(place);
  const files: AnchorFile[] = [];
  for (const name of names.filter((found) => found.endsWith('.json')).toSorted()) {
    files.push(await readAnchor(place, signer, name));
  }
  return files;
}

async function readAnchor(
  place: AnchorPlace,
  signer: RegisterSigner,
  name: string,
): Promise<AnchorFile> {
  const broken = (sha256: string | null, why: string): AnchorFile => ({
    name,
    sha256,
    anchor: null,
    problem: `L’ancrage ${name} ${why}.`,
  });
  const bytes = await readFile(join(anchorFolder(place), name)).catch(() => null);
  if (bytes === null) return broken(null, 'ne peut pas être lu sur le disque');
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const content = parsed(bytes.toString('utf8'));
  if (content === undefined) return broken(sha256, 'est illisible\u00A0: tronqué ou abîmé');
  if (typeof content !== 'object' || content === null || !('signature' in content)) {
    return broken(sha256, 'n’est pas signé');
  }
  const anchor = chainedAnchor.or(loneAnchor).safeParse(content).data;
  if (!anchor) return broken(sha256, 'n’a pas la forme d’un ancrage');
  if (!('form' in anchor)) {
    return isSignedAlone(place, anchor)
      ? { name, sha256, anchor, problem: null }
      : broken(sha256, 'a été modifié ou vient d’une autre installation');
  }
  if (anchor.keyId !== signer.keyId) {
    return broken(sha256, `est signé par une autre clé (${anchor.keyId}, ici ${signer.keyId})`);
  }
  if (!signer.isSigned(anchorText(anchor), anchor.signature)) {
    return broken(sha256, 'a été modifié');
  }
  if (name !== anchorName(anchor.day))
    return broken(sha256, `a été renommé\u00A0: il est du ${anchor.day}`);
  return { name, sha256, anchor, problem: null };
}

/** What the signature of an anchor covers: all the rest of it, in canonical JSON. */
export function anchorText(anchor: Omit<ChainedAnchor, 'signature'>): string {
  return `encrier-ancrage\n${canonicalJson({ ...anchor, signature: undefined })}`;
}

export function anchorName(day: string): string {
  return `${day}.json`;
}

export function anchorFolder({ dataDir }: Pick<AnchorPlace, 'dataDir'>): string {
  return join(dataDir, 'anchors');
}

/** The anchors of form 2 that can be believed, in the order they were written. */
export function chainedAnchors(files: readonly AnchorFile[]) {
  return files
    .flatMap(({ name, sha256, anchor }) =>
      anchor && 'form' in anchor && sha256 !== null ? [{ name, sha256, anchor }] : [],
    )
    .toSorted((one, other) => one.anchor.number - other.anchor.number);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function isSignedAlone({ authSecret }: AnchorPlace, anchor: z.infer<typeof loneAnchor>): boolean {
  const expected = createHmac('sha256', `register-anchor:${authSecret}`)
    .update(JSON.stringify({ at: anchor.at, heads: anchor.heads }))
    .digest();
  const given = Buffer.from(anchor.signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
