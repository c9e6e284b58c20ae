import { type VatCase, vatCase } from '#domain/vat/case.ts';
import type { Facts } from '#rendering/view/types.ts';

import type { VatCategory } from './ciiInvoice.ts';

/** How EN 16931 calls a case of VAT, and the reason it asks for when none is charged. */
export interface VatCode {
  category: VatCategory;
  exemption: { text: string; code: string } | null;
}

const CODES: Record<
  Exclude<VatCase, 'charged' | 'unstated'>,
  { category: VatCategory; code: string }
> = {
  franchise: { category: 'E', code: 'VATEX-FR-FRANCHISE' },
  reverse_charge: { category: 'AE', code: 'VATEX-EU-AE' },
  intra_eu_goods: { category: 'K', code: 'VATEX-EU-IC' },
  export_goods: { category: 'G', code: 'VATEX-EU-G' },
  services_outside_eu: { category: 'O', code: 'VATEX-EU-O' },
};

/** The VAT code of an invoice; null when none is charged and nothing says why. */
export function vatCode({ seller, document, mentions }: Facts): VatCode | null {
  const found = vatCase(seller, document);
  if (found === 'unstated') return null;
  if (found === 'charged') return { category: 'S', exemption: null };
  const { category, code } = CODES[found];
  // The words the page prints, so that both say the same.
  const text = mentions.find(({ id }) => id === found)?.text ?? '';
  return { category, exemption: { text, code } };
}
