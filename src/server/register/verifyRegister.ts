import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { ChainedEntry } from '#domain/register/chain.ts';
import { contentDigest } from '#domain/register/contentDigest.ts';
import { isProvisional } from '#domain/document/life.ts';
import type { ChainProblem } from '#domain/register/problem.ts';
import { snapshotDigest } from '#domain/register/snapshot.ts';
import { type Anchor, verifyChain } from '#domain/register/verify.ts';
import { documentProblems, type KeptDocument } from '#domain/register/verifyDocuments.ts';
import { fileProblems, type SealedFile } from '#domain/register/verifyFiles.ts';
import { closureProblems } from '#domain/register/verifyClosures.ts';
import { type KeptPayment, paymentProblems } from '#domain/register/verifyPayments.ts';
import type { Books } from '#server/books/books.ts';
import { type DocumentRow, toDocument } from '#server/database/documentRow.ts';
import { toPayment } from '#server/database/paymentRow.ts';
import { allClosures } from './closures.ts';
import { entriesInOrder } from './store.ts';

/**
 * Walks the whole chain, every sealed file, byte for byte, every payment, closure and document's row.
 * What each can prove: docs/decisions/006.
 */
export async function verifyRegister(
  books: Books,
): Promise<{ entries: number; head: string; problems: ChainProblem[] }> {
  // Holds the register until we are through: an entry written meanwhile would look like tampering.
  await sql`select * from register_head()`.execute(books.tx);
  const entries: ChainedEntry[] = [];
  for await (const entry of entriesInOrder(books)) entries.push(entry);
  const head = await headOf(books);
  const payments = await keptPayments(books);
  const problems = [
    ...verifyChain(entries, head),
    ...headProblems(entries, head),
    ...fileProblems(entries, await sealedFiles(books)),
    ...paymentProblems(entries, payments),
    ...closureProblems(entries, await allClosures(books), payments),
  ];
  const rows = await keptDocuments(books);
  if (rows.length > 0 || !(await isErased(books))) {
    problems.push(...documentProblems(entries, rows, payments));
  }
  return { entries: entries.length, head: head?.hash ?? '', problems };
}

async function headOf({ tx, accountId }: Books): Promise<Anchor | null> {
  const head = await tx
    .selectFrom('registerHeads')
    .select(['sequence', 'hash'])
    .where('userId', '=', accountId)
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
async function sealedFiles({ tx, accountId }: Books): Promise<SealedFile[]> {
  const named = await tx
    .selectFrom('sealedFiles')
    .select(['id', 'documentId', 'fileName', 'purpose', 'sha256', 'createdAt'])
    .where('userId', '=', accountId)
    .execute();
  const files: SealedFile[] = [];
  for (const { createdAt, ...file } of named) {
    const { bytes } = await tx
      .selectFrom('sealedFiles')
      .select('bytes')
      .where('userId', '=', accountId)
      .where('id', '=', file.id)
      .executeTakeFirstOrThrow();
    const actualSha256 = createHash('sha256').update(bytes).digest('hex');
    files.push({ ...file, at: createdAt.toISOString(), actualSha256 });
  }
  return files;
}

async function keptPayments({ tx, accountId }: Books): Promise<KeptPayment[]> {
  const rows = await tx
    .selectFrom('payments')
    .selectAll()
    .where('userId', '=', accountId)
    .execute();
  return rows.map((row) => ({
    ...toPayment(row),
    currency: row.currency,
    takenOver: row.takenOver,
  }));
}

const BATCH = 500;

/** Every document's row as what is compared, read in batches: the texts are not kept. */
async function keptDocuments({ tx, accountId }: Books): Promise<KeptDocument[]> {
  const documents: KeptDocument[] = [];
  let after = '';
  for (;;) {
    const rows = await tx
      .selectFrom('documents')
      .selectAll()
      .where('userId', '=', accountId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute();
    for (const row of rows) {
      documents.push(keptDocument(row));
    }
    after = rows.at(-1)?.id ?? after;
    if (rows.length < BATCH) return documents;
  }
}

function keptDocument(row: DocumentRow): KeptDocument {
  const { id, kind, number, snapshot } = row;
  const content = { ...toDocument(row), grossAmount: Number(row.grossAmount) };
  return {
    id,
    kind,
    number,
    withdrawn: row.deletedAt !== null,
    provisional: isProvisional(content),
    content: (said) => contentDigest({ ...content, number: said }),
    contentAsDraft:
      row.status === 'sent' ? () => contentDigest({ ...content, status: 'draft' }) : null,
    issue: {
      issuedAt: content.issuedAt,
      fileId: row.sealedFileId,
      snapshot: snapshot && snapshotDigest(snapshot),
    },
    archived: row.archivedAt !== null,
    answer: content.acceptance,
    worksAcceptedOn: content.worksAcceptedOn,
    paid: content.paidAmount,
    credited: content.creditedAmount,
  };
}

/** An erased account leaves its register and sealed files, and nothing else (docs/decisions/004). */
async function isErased({ tx, accountId }: Books): Promise<boolean> {
  const profile = await tx
    .selectFrom('profiles')
    .select('id')
    .where('id', '=', accountId)
    .executeTakeFirst();
  const client = await tx
    .selectFrom('clients')
    .select('id')
    .where('userId', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return !profile && !client;
}
