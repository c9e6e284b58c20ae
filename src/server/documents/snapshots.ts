import { createHash } from 'node:crypto';
import { EMPTY_CLIENT } from '#domain/client/emptyClient.ts';
import type { Document } from '#domain/document/types.ts';
import type { MentionParts } from '#domain/mentions/rule.ts';
import { UNSAID } from '#domain/profile/unsaid.ts';
import { PAPERS } from '#domain/profile/look.ts';
import type { Snapshot } from '#domain/register/snapshot.ts';
import type { Books } from '#server/books/books.ts';

const BY_HASH = 'sha256:';

/**
 * What an issue keeps of its seller, its client and the document itself. The logo, which is heavy, is
 * kept once for all the documents that bear it.
 */
export async function takeSnapshot(
  { tx, accountId, now }: Books,
  { seller, client, document }: MentionParts,
): Promise<Snapshot> {
  if (seller.logo === '') return { seller, client, document, papers: PAPERS };
  const sha256 = createHash('sha256').update(seller.logo).digest('hex');
  await tx
    .insertInto('sealedLogos')
    .values({ userId: accountId, sha256, logo: seller.logo, createdAt: now })
    .onConflict((conflict) => conflict.columns(['userId', 'sha256']).doNothing())
    .execute();
  return { seller: { ...seller, logo: BY_HASH + sha256 }, client, document, papers: PAPERS };
}

/** What a snapshot kept. */
export interface KeptParts extends MentionParts {
  /** True where its papers are drawn no more: only its sealed file shows how it looks. */
  onFormerPapers: boolean;
}

/** The parts of an issued document as they were then, whatever the profile and the client say today. */
export async function partsAtIssue(
  { tx, accountId }: Books,
  document: Document,
): Promise<KeptParts> {
  const { snapshot } = await tx
    .selectFrom('documents')
    .select('snapshot')
    .where('userId', '=', accountId)
    .where('id', '=', document.id)
    .executeTakeFirstOrThrow();
  if (!snapshot) throw new Error(`document ${document.id} was issued without a snapshot`);
  return partsOfSnapshot({ tx, accountId }, snapshot, document);
}

/** A document with the seller and the client that a snapshot kept. */
export async function partsOfSnapshot(
  { tx, accountId }: Pick<Books, 'tx' | 'accountId'>,
  { seller, client, papers }: Snapshot,
  document: Document,
): Promise<KeptParts> {
  const logo = await sealedLogo({ tx, accountId }, seller.logo);
  // A snapshot from before a field was known says nothing of it.
  return {
    seller: { ...UNSAID, ...seller, logo },
    client: { ...EMPTY_CLIENT, ...client },
    document,
    onFormerPapers: papers !== PAPERS,
  };
}

async function sealedLogo(
  { tx, accountId }: Pick<Books, 'tx' | 'accountId'>,
  named: string,
): Promise<string> {
  if (!named.startsWith(BY_HASH)) return '';
  const { logo } = await tx
    .selectFrom('sealedLogos')
    .select('logo')
    .where('userId', '=', accountId)
    .where('sha256', '=', named.slice(BY_HASH.length))
    .executeTakeFirstOrThrow();
  return logo;
}
