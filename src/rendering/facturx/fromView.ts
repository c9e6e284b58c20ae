import type { OperationCategory, PaymentMethod } from '#domain/document/choices.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import { lineKind } from '#domain/document/lineKind.ts';
import { unitOf } from '#domain/document/units.ts';
import { cleanLine } from '#domain/text/clean.ts';

import type { CiiAllowance, CiiInvoice, CiiLine, CiiPayment, CiiVat } from './ciiInvoice.ts';
import type { Facts } from '#rendering/view/types.ts';
import { ciiBuyer, ciiSeller, ciiShipTo } from './fromViewParties.ts';
import { invoiceNotes } from './notes.ts';
import type { VatCode } from './vatCode.ts';
import { vatCodesOfLines, vatGroups } from './vatGroups.ts';

/** BT-23 of a plain invoice, by what it sells. */
const FRAMEWORKS: Record<OperationCategory, CiiInvoice['billingFramework']> = {
  goods: 'B1',
  services: 'S1',
  mixed: 'M1',
};

/** BT-81: transfer, direct debit, card, cheque, cash (UNTDID 4461). */
const MEANS: Record<PaymentMethod, NonNullable<CiiPayment['meansCode']>> = {
  transfer: '30',
  sepa: '59',
  card: '48',
  cheque: '20',
  cash: '10',
};

/**
 * The business terms of an invoice. Only for facts `explainObstacles` finds nothing against: what
 * the standard requires is then there.
 */
export function ciiInvoice(facts: Facts): CiiInvoice {
  const { seller, document, totals } = facts;
  const codes = vatCodesOfLines(facts);
  const categories = codes.map(({ category }) => category);
  const { typeCode } = kindFacts(document.kind);
  if (typeCode === null) throw new Error('What is no invoice has no XML');
  const start = document.supplyDate ?? document.date;
  const end = document.supplyEndDate;
  return {
    number: document.number,
    typeCode,
    issueDate: document.date,
    currency: document.currency,
    // Our users sell their work unless they say otherwise.
    billingFramework: FRAMEWORKS[document.operationCategory ?? 'services'],
    notes: invoiceNotes(facts),
    seller: ciiSeller(facts, categories),
    buyer: ciiBuyer(facts, categories),
    purchaseOrder: document.purchaseOrder,
    contract: document.contractReference,
    buyerReference: document.buyerReference ?? cleanLine(facts.client.serviceCode),
    shipTo: ciiShipTo(facts, categories),
    supply: { start, end: end !== null && end > start ? end : null },
    payment: ciiPayment(facts),
    ...ciiLines(facts, codes),
    vatBreakdown: vatGroups(facts, codes),
    // Of services only (CGI art. 269, 2, c).
    vatOnDebits: seller.vatRegime === 'debits' && document.operationCategory !== 'goods',
    totals: {
      net: totals.net,
      vat: totals.vatTotal,
      gross: totals.gross,
      vatInEuros: totals.vatTotal === 0 ? 0 : totals.vatTotalInEuros,
    },
  };
}

/**
 * A price may not be negative (BR-27), so a line that takes money off becomes a discount of the
 * whole document, at the same rate of VAT.
 */
function ciiLines(
  { document, totals }: Facts,
  codes: readonly VatCode[],
): { lines: CiiLine[]; allowances: CiiAllowance[] } {
  const lines: CiiLine[] = [];
  const allowances: CiiAllowance[] = [];
  document.lineItems.forEach((line, index) => {
    const { net = 0, vatRate = 0 } = totals.lines[index] ?? {};
    const tax: CiiVat = { category: codes[index]!.category, rate: vatRate };
    if (lineKind(line) !== 'sale') {
      allowances.push({ reason: cleanLine(line.description), amount: 0 - net, vat: tax });
      return;
    }
    lines.push({
      description: line.description,
      quantity: line.quantity,
      unitCode: unitOf(line.unit).code,
      unitPrice: line.unitPrice,
      total: net,
      vat: tax,
    });
  });
  return { lines, allowances };
}

/** A transfer without an account cannot be paid (BR-61): it is then left unsaid. */
function ciiPayment({ seller, client, document }: Facts): CiiPayment {
  const iban = cleanLine(seller.iban).replaceAll(/\s/g, '').toUpperCase();
  const method = document.paymentMethod ?? (iban === '' ? null : 'transfer');
  const isTransfer = method === 'transfer';
  return {
    meansCode: method === null || (isTransfer && iban === '') ? null : MEANS[method],
    iban: isTransfer ? iban : '',
    bic: isTransfer ? cleanLine(seller.bic).replaceAll(/\s/g, '').toUpperCase() : '',
    terms: seller.paymentTerms,
    dueDate: document.dueDate,
    mandate: method === 'sepa' ? cleanLine(client.sepaMandate) : '',
    creditorId: method === 'sepa' ? cleanLine(seller.sepaCreditorId) : '',
  };
}
