import { kindFacts } from '#domain/document/kinds.ts';
import { referencesOf } from '#domain/document/references.ts';
import type { Document } from '#domain/document/types.ts';

/** What became of an invoice since it was issued, as far as replacing it goes. */
export interface Since {
  /** The number of the rectificative that replaced it. */
  replacedBy: string | null;
  /** TTC its avoirs credit. */
  creditedAmount: number;
}

/** Why an invoice cannot be replaced by a rectificative; null when it can (CGI art. 289, I-5). */
export function correctiveRefusal(
  original: Document,
  { replacedBy, creditedAmount }: Since,
): string | null {
  const { owes, canBeReplaced } = kindFacts(original.kind);
  if (replacedBy !== null) {
    return `Cette facture est déjà remplacée par la facture rectificative ${replacedBy}.`;
  }
  if (owes < 0) return 'Un avoir ne se rectifie pas : il faut une nouvelle facture.';
  if (!canBeReplaced) {
    return owes === 0
      ? 'Une facture rectificative se fait sur une facture.'
      : 'Une facture d’acompte ne se rectifie pas : faites un avoir, puis un nouvel acompte.';
  }
  if (creditedAmount > 0) {
    return 'Un avoir existe déjà sur cette facture : terminez par un avoir total et une nouvelle facture.';
  }
  return null;
}

/** What a rectificative names: the one invoice it replaces (BR-FR-CO-04). */
export function replacedBy(document: Document) {
  return referencesOf(document, 'replaces')[0] ?? null;
}
