import type { Document } from '#domain/document/types.ts';
import { formatAmount } from '#domain/format/numbers.ts';
import { sum } from '#domain/money/decimal.ts';
import { coverage, groupsLess, type RateShare, type Split } from './split.ts';

/**
 * What stays unpaid of an invoice at each rate, in its currency.
 *
 * @param debt what it asks for at each rate, avoirs deducted.
 */
export function unpaidShares(debt: readonly RateShare[], paid: readonly Split[]): RateShare[] {
  return groupsLess(debt, [coverage(debt, paid)]).filter(
    ({ gross, vat }) => gross !== 0 || vat !== 0,
  );
}

/**
 * What the duplicate of an invoice that was never paid must say, so that its seller recovers the VAT
 * and its client deducts none (CGI art. 272, 1; BOI-TVA-DED-40-10-20).
 */
export function unpaidMention(
  unpaid: readonly RateShare[],
  { currency }: Pick<Document, 'currency'>,
): string {
  const vat = sum(unpaid.map((share) => share.vat));
  const net = sum([...unpaid.map(({ gross }) => gross), -vat]);
  return `Facture demeurée impayée pour la somme de ${formatAmount(net, currency)} (prix hors taxe) et pour la somme de ${formatAmount(vat, currency)} (taxe correspondante) qui ne peut faire l’objet d’une déduction (CGI, art.\u00A0272).`;
}
