import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { ChainedEntry } from '#domain/register/chain.ts';
import { contentDigest } from '#domain/register/contentDigest.ts';
import type { ChainProblem } from '#domain/register/problem.ts';
import { type Anchor, verifyChain } from '#domain/register/verify.ts';
import { documentProblems, type KeptDocument } from '#domain/register/verifyDocuments.ts';
import { fileProblems, type SealedFile } from '#domain/register/verifyFiles.ts';
import type { Tables } from '#server/database/types.ts';
import { toDocument } from '#server/documents/store.ts';
import { entriesInOrder } from './store.ts';

type Tx = Transaction<Tables>;

/**
 * Walks the whole chain, every sealed file, byte for byte, and every document's row. What each can
 * prove: docs/decisions/006.
 */
export async function verifyRegister(
  tx: Tx,
  userId: string,
): Promise<{ entries: number; head: string; problems: ChainProblem[] }> {
  // Holds the register until we are through: an entry written meanwhile would look like tampering.
  await sql`select * from register_head()`.execute(tx);
  const entries: ChainedEntry[] = [];
  for await (const entry of entriesInOrder(tx, userId)) entries.push(entry);
  const head = await headOf(tx, userId);
  const problems = [
    ...verifyChain(entries, head),
    ...headProblems(entries, head),
    ...fileProblems(entries, await sealedFiles(tx, userId)),
  ];
  const rows = await keptDocuments(tx, userId);
  if (rows.length > 0 || !(await isErased(tx, userId))) {
    problems.push(...documentProblems(entries, rows));
  }
  return { entries: entries.length, head: head?.hash ?? '', problems };
}

async function headOf(tx: Tx, userId: string): Promise<Anchor | null> {
  const head = await tx
    .selectFrom('registerHeads')
    .select(['sequence', 'hash'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  return head ? { sequence: Number(head.sequence), hash: head.hash } : null;
}

/** The head is the last entry, always: the trigger moves it with each one. */
function headProblems(entries: readonly ChainedEntry[], head: Anchor | null): ChainProblem[] {
  const last = entries.at(-1)?.sequence ?? 0;
  if (last <= (head?.sequence ?? 0)) return [];
  const message = head
    ? `L’attestation de la fin du registre s’arrête à l’écriture n°\u00A0${head.sequence}, et non à la dernière.`
    : 'L’attestation de la fin du registre a disparu.';
  return [{ kind: 'anchor_mismatch', sequence: null, message }];
}

/** The hashes are made here, from the bytes, one file at a time. */
async function sealedFiles(tx: Tx, userId: string): Promise<SealedFile[]> {
  const named = await tx
    .selectFrom('sealedFiles')
    .select(['id', 'documentId', 'fileName', 'sha256', 'createdAt'])
    .where('userId', '=', userId)
    .execute();
  const files: SealedFile[] = [];
  for (const { createdAt, ...file } of named) {
    const { bytes } = await tx
      .selectFrom('sealedFiles')
      .select('bytes')
      .where('userId', '=', userId)
      .where('id', '=', file.id)
      .executeTakeFirstOrThrow();
    const actualSha256 = createHash('sha256').update(bytes).digest('hex');
    files.push({ ...file, at: createdAt.toISOString(), actualSha256 });
  }
  return files;
}

const BATCH = 500;

/** Every document's row as what is compared, read in batches: the texts are not kept. */
async function keptDocuments(tx: Tx, userId: string): Promise<KeptDocument[]> {
  const documents: KeptDocument[] = [];
  let after = '';
  for (;;) {
    const rows = await tx
      .selectFrom('documents')
      .selectAll()
      .where('userId', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      const { id, kind, number } = row;
      const content = contentDigest({ ...toDocument(row), grossAmount: Number(row.grossAmount) });
      documents.push({ id, kind, number, withdrawn: row.deletedAt !== null, content });
    }
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH) return documents;
  }
}

/** An erased account leaves its register and sealed files, and nothing else (docs/decisions/004). */
async function isErased(tx: Tx, userId: string): Promise<boolean> {
  const profile = await tx
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', userId)
    .executeTakeFirst();
  const client = await tx
    .selectFrom('clients')
    .select('id')
    .where('userId', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return !profile && !client;
}
