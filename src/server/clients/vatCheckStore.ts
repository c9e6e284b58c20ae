import type { Books } from '#server/books/books.ts';
import type { VatCheckAnswer } from './vatCheckAnswers.ts';

const MOST_SHOWN = 20;

export async function listVatChecks(
  { tx, accountId }: Books,
  clientId: string,
): Promise<VatCheckAnswer[]> {
  const rows = await tx
    .selectFrom('vatChecks')
    .select(['id', 'vatNumber', 'answer', 'name', 'address', 'requestIdentifier', 'at'])
    .where('userId', '=', accountId)
    .where('clientId', '=', clientId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

export async function insertVatCheck(
  { tx, accountId, now, ids }: Books,
  clientId: string,
  { vatNumber, answer, name, address, requestIdentifier }: Omit<VatCheckAnswer, 'id' | 'at'>,
): Promise<VatCheckAnswer> {
  const proof = { id: ids.next(), vatNumber, answer, name, address, requestIdentifier };
  await tx
    .insertInto('vatChecks')
    .values({ ...proof, userId: accountId, clientId, at: now })
    .execute();
  return { ...proof, at: now.toISOString() };
}
