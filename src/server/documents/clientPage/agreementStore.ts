import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { AGREEMENT_CODE } from '#domain/document/agreement.ts';
import type { Books } from '#server/books/books.ts';
import type { Tables } from '#server/database/types.ts';

export type AgreementRow = Selectable<Tables['quoteAgreements']>;

type Asked = Pick<
  AgreementRow,
  'documentId' | 'name' | 'quality' | 'words' | 'fileId' | 'email' | 'options'
>;

/** Keeps what a client wrote until its code comes back; the code is told here and nowhere kept. */
export async function askAgreement(books: Books, asked: Asked, secret: string): Promise<string> {
  const { tx, accountId, ids, now } = books;
  const id = ids.next();
  const code = String(randomInt(10 ** AGREEMENT_CODE.digits)).padStart(AGREEMENT_CODE.digits, '0');
  await tx
    .insertInto('quoteAgreements')
    .values({
      ...asked,
      options: JSON.stringify(asked.options),
      userId: accountId,
      id,
      codeHash: hashOfCode(id, code, secret),
      createdAt: now,
      expiresAt: new Date(now.getTime() + AGREEMENT_CODE.minutes * 60_000),
    })
    .execute();
  return code;
}

/** The last one that waits for its code; an earlier one counts no more. */
export async function waitingAgreement(
  { tx, accountId, now }: Books,
  documentId: string,
): Promise<AgreementRow | null> {
  const row = await tx
    .selectFrom('quoteAgreements')
    .selectAll()
    .where('userId', '=', accountId)
    .where('documentId', '=', documentId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && row.usedAt === null && row.expiresAt > now ? row : null;
}

/** Counts a try before it is checked, also of tries made at once; false when there were too many. */
export async function countTry({ tx, accountId }: Books, { id }: AgreementRow): Promise<boolean> {
  const counted = await tx
    .updateTable('quoteAgreements')
    .set({ attempts: sql<number>`attempts + 1` })
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('attempts', '<', AGREEMENT_CODE.attempts)
    .executeTakeFirst();
  return counted.numUpdatedRows > 0n;
}

/** True for one transaction alone: a code serves once. */
export async function useAgreement({ tx, accountId, now }: Books, id: string): Promise<boolean> {
  const used = await tx
    .updateTable('quoteAgreements')
    .set({ usedAt: now })
    .where('userId', '=', accountId)
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

export function isItsCode({ id, codeHash }: AgreementRow, code: string, secret: string): boolean {
  const given = Buffer.from(hashOfCode(id, code, secret), 'hex');
  return timingSafeEqual(given, Buffer.from(codeHash, 'hex'));
}

function hashOfCode(id: string, code: string, secret: string): string {
  return createHmac('sha256', secret).update(`agreement ${id} ${code}`).digest('hex');
}
