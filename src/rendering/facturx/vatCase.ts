import type { IsoDate } from '#domain/calendar.ts';
import type { VatExemption } from '#domain/document/types.ts';

import type { VatCategory } from './ciiInvoice.ts';
import type { InvoiceFacts } from './facts.ts';

/** How EN 16931 calls a case of VAT, and the reason the law asks for when none is charged. */
export interface VatCase {
  category: VatCategory;
  exemption: { text: string; code: string } | null;
}

const CHARGED: VatCase = { category: 'S', exemption: null };

const EXEMPTIONS: Record<VatExemption, VatCase> = {
  reverse_charge: {
    category: 'AE',
    exemption: { code: 'VATEX-EU-AE', text: 'Autoliquidation' },
  },
  intra_eu_goods: {
    category: 'K',
    exemption: {
      code: 'VATEX-EU-IC',
      text: 'Exonération de TVA, article 262 ter, I du CGI',
    },
  },
  export_goods: {
    category: 'G',
    exemption: { code: 'VATEX-EU-G', text: 'Exonération de TVA, article 262, I du CGI' },
  },
  services_outside_eu: {
    category: 'O',
    exemption: { code: 'VATEX-EU-O', text: 'TVA non applicable, article 259-1 du CGI' },
  },
};

/** The CGI may be cited until the end of 2026; the CIBS holds the franchise from then on. */
const FRANCHISE_TEXTS: readonly { from: IsoDate; text: string }[] = [
  {
    from: '2027-01-01',
    text: 'TVA non applicable, article L. 223-3 du Code des impositions sur les biens et services (CIBS)',
  },
  { from: '0000-01-01', text: 'TVA non applicable, art. 293 B du CGI' },
];

/** The case of VAT of an invoice; null when none is charged and nothing says why. */
export function vatCase({ seller, document }: InvoiceFacts): VatCase | null {
  if (document.vat) return CHARGED;
  if (document.vatExemption !== null) return EXEMPTIONS[document.vatExemption];
  return seller.vatRegime === 'franchise' ? franchise(document.date) : null;
}

function franchise(date: IsoDate): VatCase {
  const text = FRANCHISE_TEXTS.find(({ from }) => date >= from)?.text ?? '';
  return { category: 'E', exemption: { code: 'VATEX-FR-FRANCHISE', text } };
}
