import { type Decimal, exact } from '#domain/money/decimal.ts';

import type { XmlElement } from './xmlReader.ts';

const HEADER = 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeader';
const AGREEMENT = `${HEADER}TradeAgreement`;
const SETTLEMENT = `${HEADER}TradeSettlement`;

/** The elements at the end of a path below `element`. */
export function every(element: XmlElement, path: string): XmlElement[] {
  return path
    .split('/')
    .reduce<XmlElement[]>(
      (found, name) =>
        found.flatMap((parent) => parent.children.filter((child) => child.name === name)),
      [element],
    );
}

/** The text at the end of a path, or an empty string. */
export function text(element: XmlElement, path: string): string {
  return every(element, path)[0]?.text.trim() ?? '';
}

/** The amount at the end of a path; 0 when there is none. */
export function amount(element: XmlElement, path: string): Decimal {
  return exact(text(element, path) || 0);
}

/** The text of the identifier of this scheme. */
export function identifier(element: XmlElement, path: string, scheme: string): string {
  const found = every(element, path).find((id) => id.attributes.get('schemeID') === scheme);
  return found?.text.trim() ?? '';
}

/** The parts of an invoice the rules look at, found once. */
export interface Reading {
  root: XmlElement;
  document: XmlElement;
  seller: XmlElement;
  buyer: XmlElement;
  settlement: XmlElement;
  totals: XmlElement;
  lines: XmlElement[];
  allowances: XmlElement[];
  vatGroups: XmlElement[];
  currency: string;
}

/** Reads an invoice whose structure is already known to be right. */
export function readInvoice(root: XmlElement): Reading {
  const settlement = one(root, SETTLEMENT);
  return {
    root,
    document: one(root, 'rsm:ExchangedDocument'),
    seller: one(root, `${AGREEMENT}/ram:SellerTradeParty`),
    buyer: one(root, `${AGREEMENT}/ram:BuyerTradeParty`),
    settlement,
    totals: one(settlement, 'ram:SpecifiedTradeSettlementHeaderMonetarySummation'),
    lines: every(root, 'rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem'),
    allowances: every(settlement, 'ram:SpecifiedTradeAllowanceCharge'),
    vatGroups: every(settlement, 'ram:ApplicableTradeTax'),
    currency: text(settlement, 'ram:InvoiceCurrencyCode'),
  };
}

function one(element: XmlElement, path: string): XmlElement {
  const [found] = every(element, path);
  if (found === undefined) throw new Error(`The structure check let ${path} be missing`);
  return found;
}
