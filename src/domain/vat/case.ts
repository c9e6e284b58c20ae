import type { Document, VatExemption } from '#domain/document/types.ts';
import type { Profile } from '#domain/profile/types.ts';

/**
 * Why a document bears VAT or not. « unstated » charges none without saying why: the law asks for a
 * reason, and `requirements/ofDocument.ts` asks the user.
 */
export type VatCase = 'charged' | 'franchise' | VatExemption | 'unstated';

/** The VAT case of a document. A stated exemption names itself before the seller's regime does. */
export function vatCase(
  seller: Pick<Profile, 'vatRegime'>,
  document: Pick<Document, 'vat' | 'vatExemption'>,
): VatCase {
  if (document.vat) return 'charged';
  if (document.vatExemption !== null) return document.vatExemption;
  return seller.vatRegime === 'franchise' ? 'franchise' : 'unstated';
}

/** A seller in « franchise en base » may never print VAT: any VAT invoiced is owed (CGI art. 283-3). */
export function mayChargeVat(seller: Pick<Profile, 'vatRegime'>): boolean {
  return seller.vatRegime !== 'franchise';
}
