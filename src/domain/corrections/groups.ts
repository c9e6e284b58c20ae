import { exact } from '#domain/money/decimal.ts';
import { formatPercent } from '#domain/format/numbers.ts';
import { counts } from '#domain/document/lineOptions.ts';
import { documentTotals, type Totalled, type VatShare } from '#domain/document/totals.ts';
import type { Document, LineItem } from '#domain/document/types.ts';

/** What tells one VAT group of a document from another. */
type Tax = Pick<VatShare, 'rate' | 'vatCase'>;

/** VAT by rate; a document that bears none is one group, so that every amount has its group. */
export function vatGroups(document: Totalled): VatShare[] {
  const { net, vatBreakdown } = documentTotals(document);
  return document.vat ? vatBreakdown : [{ rate: 0, vatCase: null, base: net, vat: 0 }];
}

/** The lines that count of one group, each with its place in the document. */
export function linesOfGroup(document: Document, group: Tax): { line: LineItem; place: number }[] {
  const { lines } = documentTotals(document);
  return document.lineItems.flatMap((line, place) => {
    const { vatRate: rate = 0, vatCase = null } = lines[place] ?? {};
    return counts(line) && isSameTax({ rate, vatCase }, group) ? [{ line, place }] : [];
  });
}

/** What a line says of its VAT to stand in this group, whatever the document says. */
export function taxOfLine({ rate, vatCase }: Tax): Pick<LineItem, 'vatRate' | 'vatCase'> {
  return vatCase === null ? { vatRate: rate, vatCase } : { vatRate: null, vatCase };
}

/** « à 20 % de TVA », « sans TVA ». */
export function taxInWords({ rate, vatCase }: Tax): string {
  return vatCase === null ? `à ${formatPercent(rate)} de TVA` : 'sans TVA';
}

/** Whether two shares are one group. */
export function isSameTax(one: Tax, other: Tax): boolean {
  return one.rate === other.rate && one.vatCase === other.vatCase;
}

/** What is left of groups once others are taken off: one group for each, also where nothing is left. */
export function minus(groups: readonly VatShare[], taken: readonly VatShare[]): VatShare[] {
  return groups.map((group) => {
    const same = taken.filter((share) => isSameTax(share, group));
    return {
      ...group,
      base: same.reduce((left, { base }) => left.minus(base), exact(group.base)).toNumber(),
      vat: same.reduce((left, { vat }) => left.minus(vat), exact(group.vat)).toNumber(),
    };
  });
}

/** Bases, taxes, and both together (TTC). */
export function sumsOf(groups: readonly VatShare[]): { net: number; vat: number; gross: number } {
  const net = groups.reduce((all, { base }) => all.plus(base), exact(0));
  const tax = groups.reduce((all, { vat }) => all.plus(vat), exact(0));
  return { net: net.toNumber(), vat: tax.toNumber(), gross: net.plus(tax).toNumber() };
}

/** Bases and taxes together (TTC). */
export function grossOf(groups: readonly VatShare[]): number {
  return sumsOf(groups).gross;
}
