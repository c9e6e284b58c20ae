/**
 * « standard », « franchise en base » (CGI art. 293 B), VAT on debits, an activity exempt by CGI art.
 * 261 to 261 E, or no VAT at all (art. 256 A: an association, say).
 */
export const VAT_REGIMES = ['standard', 'franchise', 'debits', 'exempt', 'not_taxable'] as const;
export type VatRegime = (typeof VAT_REGIMES)[number];

/** The regimes under which no VAT is ever printed. */
export type UntaxedRegime = Exclude<VatRegime, 'standard' | 'debits'>;
