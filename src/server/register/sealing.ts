import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { pdfFileName } from '#domain/document/names.ts';
import type { Document } from '#domain/document/types.ts';
import type { Tables } from '#server/database/types.ts';
import type { Clock, Ids } from '#server/http/clock.ts';
import { record } from './record.ts';

type Tx = Transaction<Tables>;

export interface SealedPdf {
  bytes: Uint8Array;
  sha256: string;
}

export interface Sealing {
  /**
   * Keeps the exact bytes of a document that leaves the house, with their SHA-256, and writes it in
   * the register (decisions §7). The same bytes are not kept twice.
   */
  keep(tx: Tx, userId: string, document: Document, bytes: Uint8Array): Promise<SealedPdf>;
}

interface Deps {
  clock: Clock;
  ids: Ids;
}

export function createSealing({ clock, ids }: Deps): Sealing {
  return { keep };

  async function keep(tx: Tx, userId: string, document: Document, bytes: Uint8Array) {
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    if (await isKept(tx, userId, document.id, sha256)) return { bytes, sha256 };
    const now = clock.now();
    const file = { id: ids.next(), name: pdfFileName(document), at: now.toISOString() };
    await tx
      .insertInto('sealedFiles')
      .values({
        userId,
        id: file.id,
        documentId: document.id,
        fileName: file.name,
        sha256,
        bytes: Buffer.from(bytes),
        createdAt: now,
      })
      .execute();
    await record(tx, userId, { kind: 'sealed', document, sha256, file }, { now });
    return { bytes, sha256 };
  }
}

async function isKept(tx: Tx, userId: string, documentId: string, sha256: string) {
  const row = await tx
    .selectFrom('sealedFiles')
    .select('id')
    .where('userId', '=', userId)
    .where('documentId', '=', documentId)
    .where('sha256', '=', sha256)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
