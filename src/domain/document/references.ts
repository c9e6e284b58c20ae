import type { IsoDate } from '#domain/calendar.ts';
import type { DocumentKind } from './kinds.ts';
import type { LinkRelation } from './links.ts';

/** What a document may be to the one that names it: as links are, or the quote an invoice follows. */
export type Relation = LinkRelation | 'quoted';

/**
 * Another document as this one names it (BG-3, BT-12; CGI ann. II art. 242 nonies A). Its words and
 * figures are copied when this document is made: an invoice must say what it said, whatever becomes of
 * the quote it names. Amounts are in the document's currency.
 */
export interface DocumentReference {
  relation: Relation;
  documentId: string;
  number: string;
  date: IsoDate;
  kind: DocumentKind;
  amounts: { net: number; vat: number; gross: number };
}

/** A document as far as it names others. */
export interface Referring {
  references?: readonly DocumentReference[];
}

/** The documents it names in this relation, in their order. */
export function referencesOf({ references = [] }: Referring, relation: Relation) {
  return references.filter((reference) => reference.relation === relation);
}

/** The quote it follows, or was asked on; null without one. */
export function quoteReference(document: Referring): DocumentReference | null {
  const [quote] = (['deposit_on', 'situation_of', 'quoted'] as const).flatMap((relation) =>
    referencesOf(document, relation),
  );
  return quote ?? null;
}
