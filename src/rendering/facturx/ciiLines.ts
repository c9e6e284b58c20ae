import { cleanBlock } from '#domain/text/clean.ts';

import type { CiiLine } from './ciiInvoice.ts';
import { amountElement, plainDecimal, vatElements } from './ciiValues.ts';
import { groupElement, textElement } from './xml.ts';

/** BG-25: one line of the invoice. The first line of its description is its name, the rest describes. */
export function writeLine(line: CiiLine, position: number): string {
  const { name, detail } = splitDescription(line.description);
  return groupElement('ram:IncludedSupplyChainTradeLineItem', [
    groupElement('ram:AssociatedDocumentLineDocument', [
      textElement('ram:LineID', String(position)),
    ]),
    groupElement('ram:SpecifiedTradeProduct', [
      textElement('ram:Name', name),
      textElement('ram:Description', detail),
    ]),
    groupElement('ram:SpecifiedLineTradeAgreement', [
      groupElement('ram:NetPriceProductTradePrice', [
        textElement('ram:ChargeAmount', plainDecimal(line.unitPrice, 6)),
      ]),
    ]),
    groupElement('ram:SpecifiedLineTradeDelivery', [
      textElement('ram:BilledQuantity', plainDecimal(line.quantity, 4), {
        unitCode: line.unitCode,
      }),
    ]),
    groupElement('ram:SpecifiedLineTradeSettlement', [
      groupElement('ram:ApplicableTradeTax', vatElements(line.vat)),
      groupElement('ram:SpecifiedTradeSettlementLineMonetarySummation', [
        amountElement('ram:LineTotalAmount', line.total),
      ]),
    ]),
  ]);
}

function splitDescription(description: string): { name: string; detail: string } {
  const [name = '', ...rest] = cleanBlock(description).split('\n');
  return { name, detail: rest.join('\n') };
}
