import { foldCase } from '#domain/text/clean.ts';

// What takes money off a document: discounts (CGI ann. II art. 242 nonies A, 9°), and deposits
// already received, which the drafting conventions deduct as a line.
const DISCOUNT_WORDS =
  /\b(remises?|rabais|ristournes?|reductions?|promotions?|promo|escomptes?|avoirs?|acomptes?|arrhes|avances?|deductions?|deduit(e?s?)?|deja (verse|regle|paye|recu)e?s?|gestes? commercia(l|ux)|moins-value|discount|bons? d'achat|cartes? cadeaux?|remboursements?|reprises?|offerte?s?|trop-percu)\b/;

/** True when a description announces a discount or a deduction, where a negative price is right. */
export function isDiscountDescription(description: string): boolean {
  return DISCOUNT_WORDS.test(foldCase(description).replaceAll('’', "'"));
}
