import type { VatExemption } from './exemptionCodes.ts';
import type { ExemptActivity } from './exemptions.ts';
import type { UntaxedRegime, VatRegime } from './regimes.ts';

/**
 * Why a document, or a line of it, bears VAT or not. « unstated » charges none without saying why:
 * the law asks for a reason, and `requirements/ofDocument.ts` asks the user.
 */
export type VatCase = 'charged' | 'franchise' | 'not_taxable' | VatExemption | 'unstated';

/** Said where a document bears VAT and names a reason for bearing none (CGI art. 283-3). */
export const VAT_AND_EXEMPTION =
  'TVA et exonération s’excluent\u00A0: décochez la TVA ou retirez le motif d’exonération.';

/** What of a profile, a document and a line decides of their VAT. */
interface Seller {
  vatRegime: VatRegime | null;
  vatExemption: ExemptActivity | null;
}
interface Charging {
  vat: boolean;
  vatExemption: VatExemption | null;
}
interface Line {
  vatCase?: VatExemption | null;
  /** « declined » by its client: it is no longer sold. */
  option?: string;
}

/** The VAT case of a document. A stated exemption names itself before the seller's regime does. */
export function vatCase(seller: Seller, document: Charging): VatCase {
  if (document.vat) return 'charged';
  if (document.vatExemption !== null) return document.vatExemption;
  if (seller.vatRegime === 'franchise' || seller.vatRegime === 'not_taxable') {
    return seller.vatRegime;
  }
  return (seller.vatRegime === 'exempt' && seller.vatExemption) || 'unstated';
}

/** The VAT case of one line: its own, or the document's. */
export function vatCaseOfLine(seller: Seller, document: Charging, line: Line): VatCase {
  return line.vatCase ?? vatCase(seller, document);
}

/** The cases a document's lines are in, each once, in their order; the document's own without lines. */
export function vatCases(
  seller: Seller,
  document: Charging & { lineItems: readonly Line[] },
): VatCase[] {
  if (document.lineItems.length === 0) return [vatCase(seller, document)];
  const lines = document.lineItems.filter(({ option }) => option !== 'declined');
  return [...new Set(lines.map((line) => vatCaseOfLine(seller, document, line)))];
}

/**
 * True for a seller who may print VAT. Under « franchise en base », exempt or outside VAT, any VAT
 * invoiced is owed (CGI art. 283-3). One who never said is treated as charging, in drafts.
 */
export function mayChargeVat(seller: Pick<Seller, 'vatRegime'>): boolean {
  return untaxedRegime(seller) === null;
}

/** The regime of a seller who may print no VAT; null for any other. */
export function untaxedRegime({ vatRegime }: Pick<Seller, 'vatRegime'>): UntaxedRegime | null {
  return vatRegime === 'standard' || vatRegime === 'debits' ? null : vatRegime;
}

/** True where the client owes the tax (CGI art. 283, 2). */
export function isReverseCharge(vatCase: VatCase): boolean {
  return ['reverse_charge', 'waste_reverse_charge', 'telecom_reverse_charge'].includes(vatCase);
}
