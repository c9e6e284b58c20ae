import type { Selectable } from 'kysely';
import type { LinkRelation } from '#domain/document/links.ts';
import type { DocumentReference } from '#domain/document/references.ts';
import type { Document } from '#domain/document/types.ts';
import type { Books } from '#server/books/books.ts';
import { toDocument } from '#server/database/documentRow.ts';
import type { Tables } from '#server/database/types.ts';

/** Writes what a document names as links, in place of those it had. */
export async function saveLinks(
  { tx, accountId }: Books,
  { id, references = [] }: Document,
): Promise<void> {
  await tx
    .deleteFrom('documentLinks')
    .where('userId', '=', accountId)
    .where('fromId', '=', id)
    .execute();
  const links = references.flatMap(({ relation, documentId }) =>
    relation === 'quoted' ? [] : [{ userId: accountId, fromId: id, toId: documentId, relation }],
  );
  if (links.length > 0) await tx.insertInto('documentLinks').values(links).execute();
}

/** The documents that stand so to this one, issued, the first made first. */
export async function issuedTowards(
  { tx, accountId }: Books,
  toId: string,
  relation: LinkRelation,
): Promise<Document[]> {
  const rows = await tx
    .selectFrom('documents')
    .innerJoin('documentLinks', (join) =>
      join
        .onRef('documentLinks.userId', '=', 'documents.userId')
        .onRef('documentLinks.fromId', '=', 'documents.id'),
    )
    .selectAll('documents')
    .where('documents.userId', '=', accountId)
    .where('documentLinks.toId', '=', toId)
    .where('documentLinks.relation', '=', relation)
    .where('documents.issuedAt', 'is not', null)
    .orderBy('documents.issuedAt')
    .orderBy('documents.id')
    .execute();
  return rows.map(toDocument);
}

/** How another document stands to this one, seen from here. */
export const LINK_WORDS = [
  'credits',
  'replaces',
  'deducts',
  'deposit_on',
  'situation_of',
  'amends',
  'credited_by',
  'replaced_by',
  'deducted_by',
  'deposit',
  'situation',
  'amended_by',
  'made_of',
  'billed_by',
] as const;
type LinkWord = (typeof LINK_WORDS)[number];

const SEEN_FROM_THE_OTHER_SIDE: Record<LinkRelation, LinkWord> = {
  credits: 'credited_by',
  replaces: 'replaced_by',
  deducts: 'deducted_by',
  deposit_on: 'deposit',
  situation_of: 'situation',
  amends: 'amended_by',
};

export interface DocumentLink extends Pick<DocumentReference, 'documentId' | 'number' | 'kind'> {
  relation: LinkWord;
  issued: boolean;
  /** TTC, in the document's currency. */
  gross: number;
  /** TTC, what avoirs took back of it. */
  credited: number;
}

/** The quote this one was made of, or the invoice this quote became: a row itself says so, no link. */
export async function conversionsOf(
  { tx, accountId }: Books,
  { sourceDocumentId, convertedDocumentId }: Document,
): Promise<DocumentLink[]> {
  const others = [sourceDocumentId, convertedDocumentId].filter((other) => other !== null);
  if (others.length === 0) return [];
  const rows = await tx
    .selectFrom('documents')
    .select(LINKED)
    .where('documents.userId', '=', accountId)
    .where('documents.id', 'in', others)
    .where('documents.deletedAt', 'is', null)
    .execute();
  return rows.map((row) => linkTo(row, row.id === sourceDocumentId ? 'made_of' : 'billed_by'));
}

/** The documents linked to this one, both ways, the first made first. */
export async function linksOf({ tx, accountId }: Books, id: string): Promise<DocumentLink[]> {
  const rows = await tx
    .selectFrom('documentLinks')
    .innerJoin('documents', (join) =>
      join
        .onRef('documents.userId', '=', 'documentLinks.userId')
        .on((e) =>
          e.or([
            e.and([
              e('documentLinks.fromId', '=', id),
              e('documents.id', '=', e.ref('documentLinks.toId')),
            ]),
            e.and([
              e('documentLinks.toId', '=', id),
              e('documents.id', '=', e.ref('documentLinks.fromId')),
            ]),
          ]),
        ),
    )
    .select([...LINKED, 'relation', 'fromId'])
    .where('documentLinks.userId', '=', accountId)
    .where('documents.deletedAt', 'is', null)
    .orderBy('documents.createdAt')
    .orderBy('documents.id')
    .execute();
  return rows.map((row) =>
    linkTo(row, row.fromId === id ? row.relation : SEEN_FROM_THE_OTHER_SIDE[row.relation]),
  );
}

const LINKED = [
  'documents.id',
  'number',
  'kind',
  'issuedAt',
  'grossAmount',
  'creditedAmount',
] as const;

type Linked = Pick<
  Selectable<Tables['documents']>,
  'id' | 'number' | 'kind' | 'issuedAt' | 'grossAmount' | 'creditedAmount'
>;

function linkTo(row: Linked, relation: LinkWord): DocumentLink {
  const { id: documentId, number, kind } = row;
  return {
    relation,
    documentId,
    number,
    kind,
    issued: row.issuedAt !== null,
    gross: Number(row.grossAmount),
    credited: Number(row.creditedAmount),
  };
}
