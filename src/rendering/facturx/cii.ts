import { writeLine } from './ciiLines.ts';
import type { CiiInvoice } from './ciiInvoice.ts';
import { writeBuyer, writeSeller, writeShipTo } from './ciiParties.ts';
import { writeSettlement } from './ciiSettlement.ts';
import { dateTimeElement } from './ciiValues.ts';
import { EN_16931_GUIDELINE } from './codes.ts';
import { groupElement, textElement } from './xml.ts';

const NAMESPACES = {
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
} as const;

/**
 * The `factur-x.xml` of an invoice: UN/CEFACT CII D22B, profile EN 16931. The same invoice gives
 * the same bytes. It writes what it is given; `explainObstacles` says beforehand what is missing
 * and `faultsOf` checks the figures of what is given.
 */
export function writeCii(invoice: CiiInvoice): string {
  const namespaces = Object.entries(NAMESPACES)
    .map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
    .join('');
  const content = [writeContext(invoice), writeDocument(invoice), writeTransaction(invoice)];
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rsm:CrossIndustryInvoice${namespaces}>${content.join('')}</rsm:CrossIndustryInvoice>\n`;
}

function writeContext(invoice: CiiInvoice): string {
  return groupElement('rsm:ExchangedDocumentContext', [
    groupElement('ram:BusinessProcessSpecifiedDocumentContextParameter', [
      textElement('ram:ID', invoice.billingFramework),
    ]),
    groupElement('ram:GuidelineSpecifiedDocumentContextParameter', [
      textElement('ram:ID', EN_16931_GUIDELINE),
    ]),
  ]);
}

function writeDocument(invoice: CiiInvoice): string {
  const notes = invoice.notes
    .filter((note) => note.text.trim() !== '')
    .map((note) =>
      groupElement('ram:IncludedNote', [
        textElement('ram:Content', note.text),
        textElement('ram:SubjectCode', note.code),
      ]),
    );
  return groupElement('rsm:ExchangedDocument', [
    textElement('ram:ID', invoice.number),
    textElement('ram:TypeCode', invoice.typeCode),
    dateTimeElement('ram:IssueDateTime', invoice.issueDate),
    ...notes,
  ]);
}

function writeTransaction(invoice: CiiInvoice): string {
  const lines = invoice.lines.map((line, index) => writeLine(line, index + 1));
  const agreement = groupElement('ram:ApplicableHeaderTradeAgreement', [
    textElement('ram:BuyerReference', invoice.buyerReference),
    writeSeller(invoice.seller),
    writeBuyer(invoice.buyer),
    groupElement('ram:BuyerOrderReferencedDocument', [
      textElement('ram:IssuerAssignedID', invoice.purchaseOrder),
    ]),
    groupElement('ram:ContractReferencedDocument', [
      textElement('ram:IssuerAssignedID', invoice.contract),
    ]),
  ]);
  return groupElement('rsm:SupplyChainTradeTransaction', [
    ...lines,
    agreement,
    writeDelivery(invoice),
    writeSettlement(invoice),
  ]);
}

/**
 * The day of the supply; for a period, the day it was completed, the period itself being written
 * with the settlement (one of them is mandatory, BR-FX-EN-04, and the element must not be empty).
 */
function writeDelivery(invoice: CiiInvoice): string {
  return groupElement('ram:ApplicableHeaderTradeDelivery', [
    writeShipTo(invoice.shipTo),
    groupElement('ram:ActualDeliverySupplyChainEvent', [
      dateTimeElement('ram:OccurrenceDateTime', invoice.supply.end ?? invoice.supply.start),
    ]),
  ]);
}
