/**
 * Why a sale bears no VAT although its seller charges it otherwise. What each one prints and how
 * EN 16931 codes it stands in `exemptions.ts`, how it is offered in `exemptionChoices.ts`.
 */
export const VAT_EXEMPTION_CODES = [
  // The client owes the tax.
  'reverse_charge',
  'waste_reverse_charge',
  'telecom_reverse_charge',
  // Sold out of France, or out of its VAT.
  'intra_eu_goods',
  'export_goods',
  'overseas_goods',
  'services_outside_eu',
  'ships_and_aircraft',
  'guiana_or_mayotte',
  'overseas_exempt',
  // Activities the law exempts (CGI art. 261 to 261 E).
  'training',
  'health',
  'association_members',
  'association_events',
  'insurance',
  'banking',
  'bare_rental',
  'furnished_rental',
  'article_261_1',
  'article_261_2',
  'article_261_3',
  'article_261_5',
  'article_261_8',
  'article_261_a',
  'article_261_b',
  'article_261_c_3',
  'article_261_d_1',
  'article_261_d_1_bis',
  'article_261_d_3',
  'article_261_e_1',
  'article_261_e_2',
  // Taxed on the seller's margin.
  'second_hand_margin',
  'art_margin',
  'collectors_margin',
  'travel_margin',
  // The rest.
  'purchases_free_of_tax',
  'suspended_tax',
  'authors_withheld',
  'disbursement',
] as const;
export type VatExemption = (typeof VAT_EXEMPTION_CODES)[number];
