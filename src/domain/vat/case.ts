import type { Profile } from '#domain/profile/types.ts';

/** Why no VAT is due on a document although its seller charges VAT otherwise. */
export const VAT_EXEMPTION_CODES = [
  'reverse_charge',
  'intra_eu_goods',
  'export_goods',
  'services_outside_eu',
] as const;
export type VatExemption = (typeof VAT_EXEMPTION_CODES)[number];

/**
 * Why a document bears VAT or not. « unstated » charges none without saying why: the law asks for a
 * reason, and `requirements/ofDocument.ts` asks the user.
 */
export type VatCase = 'charged' | 'franchise' | VatExemption | 'unstated';

/** The VAT case of a document. A stated exemption names itself before the seller's regime does. */
export function vatCase(
  seller: Pick<Profile, 'vatRegime'>,
  document: { vat: boolean; vatExemption: VatExemption | null },
): VatCase {
  if (document.vat) return 'charged';
  if (document.vatExemption !== null) return document.vatExemption;
  return seller.vatRegime === 'franchise' ? 'franchise' : 'unstated';
}

/** A seller in « franchise en base » may never print VAT: any VAT invoiced is owed (CGI art. 283-3). */
export function mayChargeVat(seller: Pick<Profile, 'vatRegime'>): boolean {
  return seller.vatRegime !== 'franchise';
}
