import type { DocumentReference, Relation } from './references.ts';
import { documentTotals } from './totals.ts';
import type { Document } from './types.ts';

/** Another document as this one will name it, with the part of it that is meant: all, by default. */
export function referenceTo(
  document: Document,
  relation: Relation,
  amounts: DocumentReference['amounts'] = amountsOf(document),
): DocumentReference {
  const { id: documentId, number, date, kind } = document;
  return { relation, documentId, number, date, kind, amounts };
}

function amountsOf(document: Document): DocumentReference['amounts'] {
  const { net, vatTotal, gross } = documentTotals(document);
  return { net, vat: vatTotal, gross };
}
