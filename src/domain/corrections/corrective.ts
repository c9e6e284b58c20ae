import { kindFacts } from '#domain/document/kinds.ts';
import type { Document } from '#domain/document/types.ts';

/**
 * Why an invoice cannot be replaced by a rectificative (CGI art. 289, I-5); null when it can.
 *
 * @param replacedBy the number of the rectificative that replaced it before, if one did.
 */
export function correctiveRefusal(
  original: Pick<Document, 'kind' | 'creditedAmount' | 'paidAmount'>,
  replacedBy: string | null,
): string | null {
  const { owes, canBeReplaced, definite, insteadOfReplacing } = kindFacts(original.kind);
  if (replacedBy !== null) {
    return `Cette facture est déjà remplacée par la facture rectificative ${replacedBy}.`;
  }
  if (owes < 0) return 'Un avoir ne se rectifie pas : il faut une nouvelle facture.';
  if (!canBeReplaced) {
    return owes === 0
      ? 'Une facture rectificative se fait sur une facture.'
      : `${definite.replace('la ', 'Une ')} ne se rectifie pas\u00A0: ${insteadOfReplacing}.`;
  }
  if (original.creditedAmount > 0) {
    return 'Un avoir existe déjà sur cette facture : terminez par un avoir total et une nouvelle facture.';
  }
  if (original.paidAmount !== 0) {
    return 'Des paiements sont enregistrés sur cette facture : faites un avoir total et un nouveau brouillon, ou annulez d’abord ces paiements.';
  }
  return null;
}
