import { isSettledAtIssue } from '#domain/document/alreadyPaid.ts';
import type { PaymentMethod } from '#domain/document/choices.ts';
import { kindFacts } from '#domain/document/kinds.ts';
import { lineKind } from '#domain/document/lineKind.ts';
import type { PaymentMeans } from '#domain/document/paymentMeans.ts';
import { retentionTerms } from '#domain/document/retention.ts';
import { quoteReference } from '#domain/document/references.ts';
import { unitOf } from '#domain/document/units.ts';
import { cleanLine } from '#domain/text/clean.ts';
import { paired } from '#domain/paired.ts';

import type { CiiAllowance, CiiInvoice, CiiLine, CiiPayment, CiiVat } from './ciiInvoice.ts';
import type { Facts } from '#rendering/view/types.ts';
import { ciiBuyer, ciiSeller, ciiShipTo } from './fromViewParties.ts';
import { creditTerms, frameworkOf, precedingInvoices, typeCodeOf } from './fromViewLife.ts';
import { invoiceNotes } from './notes.ts';
import type { VatCode } from './vatCode.ts';
import { vatCodesOfLines, vatGroups } from './vatGroups.ts';

/** BT-81: transfer, direct debit, card, cheque, cash, not told (UNTDID 4461). */
const MEANS: Record<PaymentMethod | PaymentMeans, NonNullable<CiiPayment['meansCode']>> = {
  transfer: '30',
  sepa: '59',
  direct_debit: '59',
  card: '48',
  cheque: '20',
  cash: '10',
  other: '1',
};

/**
 * The business terms of an invoice. Only for facts `explainObstacles` finds nothing against: what
 * the standard requires is then there.
 */
export function ciiInvoice(facts: Facts): CiiInvoice {
  const { seller, document, totals } = facts;
  const codes = vatCodesOfLines(facts);
  const categories = codes.map(({ category }) => category);
  const start = document.supplyDate ?? document.date;
  const end = document.supplyEndDate;
  return {
    number: document.number,
    typeCode: typeCodeOf(document),
    issueDate: document.date,
    currency: document.currency,
    billingFramework: frameworkOf(facts),
    notes: invoiceNotes(facts),
    seller: ciiSeller(facts, categories),
    buyer: ciiBuyer(facts, categories),
    purchaseOrder: document.purchaseOrder,
    contract: document.contractReference ?? quoteReference(document)?.number ?? null,
    buyerReference: document.buyerReference ?? cleanLine(facts.client.serviceCode),
    precedingInvoices: precedingInvoices(document),
    shipTo: ciiShipTo(facts, categories),
    supply: { start, end: end !== null && end > start ? end : null },
    payment: ciiPayment(facts),
    ...ciiLines(facts, codes),
    vatBreakdown: vatGroups(facts, codes),
    vatIsCopied: Boolean(document.copiedVat),
    // Of services only (CGI art. 269, 2, c).
    vatOnDebits: seller.vatRegime === 'debits' && document.operationCategory !== 'goods',
    vatOnPayment:
      seller.vatRegime === 'standard' &&
      document.operationCategory === 'services' &&
      kindFacts(document.kind).owes > 0,
    totals: {
      net: totals.net,
      vat: totals.vatTotal,
      gross: totals.gross,
      vatInEuros: totals.vatTotal === 0 ? 0 : totals.vatTotalInEuros,
      prepaid: document.alreadyPaid?.amount ?? 0,
      due: totals.amountDue,
    },
  };
}

/**
 * A price may not be negative (BR-27). A discount becomes one of the whole document, at the same rate
 * of VAT (BG-20); a sum taken back is a line of negative quantity, which is no discount.
 */
function ciiLines(
  { document, totals }: Facts,
  codes: readonly VatCode[],
): { lines: CiiLine[]; allowances: CiiAllowance[] } {
  const lines: CiiLine[] = [];
  const allowances: CiiAllowance[] = [];
  const taxed = paired(totals.lines, codes);
  for (const [line, [{ net, vatRate }, { category }]] of paired(document.lineItems, taxed)) {
    const tax: CiiVat = { category, rate: vatRate };
    if (lineKind(line) === 'discount') {
      allowances.push({ reason: cleanLine(line.description), amount: 0 - net, vat: tax });
      continue;
    }
    lines.push({
      description: line.description,
      quantity: line.unitPrice < 0 ? -line.quantity : line.quantity,
      unitCode: unitOf(line.unit).code,
      unitPrice: Math.abs(line.unitPrice),
      total: net,
      vat: tax,
    });
  }
  return { lines, allowances };
}

/** A transfer without an account cannot be paid (BR-61): it is then left unsaid. */
function ciiPayment({ seller, client, document, totals }: Facts): CiiPayment {
  if (kindFacts(document.kind).owes < 0) {
    const none = { meansCode: null, iban: '', bic: '', dueDate: null, mandate: '', creditorId: '' };
    return { ...none, terms: creditTerms(document) };
  }
  const iban = cleanLine(seller.iban).replaceAll(/\s/g, '').toUpperCase();
  const settled = isSettledAtIssue(document, totals.gross) ? document.alreadyPaid : null;
  const asked = document.paymentMethod ?? (iban === '' ? null : 'transfer');
  const kept = retentionTerms(document, totals);
  const paymentTerms = [kept, seller.paymentTerms].filter(Boolean).join('\n');
  const method = settled?.method ?? asked;
  const isTransfer = method === 'transfer';
  return {
    meansCode: method === null || (isTransfer && iban === '') ? null : MEANS[method],
    iban: isTransfer ? iban : '',
    bic: isTransfer ? cleanLine(seller.bic).replaceAll(/\s/g, '').toUpperCase() : '',
    // What is paid asks for no terms; the day it was paid stands for the due date (BR-FR-CO-07).
    terms: settled ? '' : paymentTerms,
    dueDate: settled?.day ?? document.dueDate,
    mandate: method === 'sepa' ? cleanLine(client.sepaMandate) : '',
    creditorId: method === 'sepa' ? cleanLine(seller.sepaCreditorId) : '',
  };
}
