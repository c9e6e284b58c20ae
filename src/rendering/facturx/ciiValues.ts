import type { IsoDate } from '#domain/calendar.ts';
import { exact, roundTo, roundToCents } from '#domain/money/decimal.ts';

import type { CiiVat } from './ciiInvoice.ts';
import { groupElement, textElement, type XmlAttributes } from './xml.ts';

/** An amount with two decimals, as every total of the standard. */
export function amountElement(name: string, value: number, attributes: XmlAttributes = {}): string {
  return textElement(name, roundToCents(exact(value)).toFixed(2), attributes);
}

/** A decimal without useless zeros: a quantity has four at most, a price six (BR-FR-DEC-02, -03). */
export function plainDecimal(value: number, decimals: 4 | 6): string {
  return roundTo(exact(value), decimals).toFixed();
}

/** A day as the standard writes one, inside an element of its own. */
export function dateTimeElement(name: string, day: IsoDate): string {
  return groupElement(name, [dayElement('udt:DateTimeString', day)]);
}

/** A day in format 102 (YYYYMMDD), the only one the profile accepts. */
export function dayElement(name: string, day: IsoDate): string {
  return textElement(name, day.replaceAll('-', ''), { format: '102' });
}

/** Category and rate as lines and allowances carry them; category O has no rate at all (BR-O-05). */
export function vatElements(vat: CiiVat): string[] {
  return [
    textElement('ram:TypeCode', 'VAT'),
    textElement('ram:CategoryCode', vat.category),
    vat.category === 'O' ? '' : rateElement(vat.rate),
  ];
}

/** Two decimals at most: the French rules refuse « 20.0000 » (BR-FR-16). */
export function rateElement(rate: number): string {
  return textElement('ram:RateApplicablePercent', exact(rate).toFixed(2));
}
