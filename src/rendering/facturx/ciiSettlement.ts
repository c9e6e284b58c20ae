import { sum } from '#domain/money/decimal.ts';

import type { CiiAllowance, CiiInvoice, CiiPayment, CiiVatGroup } from './ciiInvoice.ts';
import {
  amountElement,
  dateTimeElement,
  dayElement,
  rateElement,
  vatElements,
} from './ciiValues.ts';
import { groupElement, textElement } from './xml.ts';

/** The money of the invoice: means of payment, VAT by rate, discounts, terms and totals. */
export function writeSettlement(invoice: CiiInvoice): string {
  const { supply, payment } = invoice;
  return groupElement('ram:ApplicableHeaderTradeSettlement', [
    textElement('ram:CreditorReferenceID', payment.creditorId),
    textElement('ram:PaymentReference', invoice.number),
    // CGI ann. II art. 242 nonies A: the VAT of an invoice in another currency is also given in euros.
    textElement('ram:TaxCurrencyCode', invoice.currency === 'EUR' ? null : 'EUR'),
    textElement('ram:InvoiceCurrencyCode', invoice.currency),
    writePaymentMeans(payment),
    ...invoice.vatBreakdown.map((group) => writeVatGroup(group, vatDueCode(invoice))),
    supply.end === null
      ? ''
      : groupElement('ram:BillingSpecifiedPeriod', [
          dateTimeElement('ram:StartDateTime', supply.start),
          dateTimeElement('ram:EndDateTime', supply.end),
        ]),
    ...invoice.allowances.map(writeAllowance),
    groupElement('ram:SpecifiedTradePaymentTerms', [
      textElement('ram:Description', payment.terms),
      payment.dueDate === null ? '' : dateTimeElement('ram:DueDateDateTime', payment.dueDate),
      textElement('ram:DirectDebitMandateID', payment.mandate),
    ]),
    writeTotals(invoice),
    ...invoice.precedingInvoices.map(writePrecedingInvoice),
  ]);
}

/** BG-3. */
function writePrecedingInvoice({ number, date }: CiiInvoice['precedingInvoices'][number]): string {
  return groupElement('ram:InvoiceReferencedDocument', [
    textElement('ram:IssuerAssignedID', number),
    groupElement('ram:FormattedIssueDateTime', [dayElement('qdt:DateTimeString', date)]),
  ]);
}

function writePaymentMeans(payment: CiiPayment): string {
  if (payment.meansCode === null) return '';
  const account = textElement('ram:IBANID', payment.iban);
  return groupElement('ram:SpecifiedTradeSettlementPaymentMeans', [
    textElement('ram:TypeCode', payment.meansCode),
    groupElement('ram:PayeePartyCreditorFinancialAccount', [account]),
    // A bank is only named together with the account it keeps.
    account === ''
      ? ''
      : groupElement('ram:PayeeSpecifiedCreditorFinancialInstitution', [
          textElement('ram:BICID', payment.bic),
        ]),
  ]);
}

/**
 * BT-8 in UNTDID 2475: 5, « date of invoice », is how CII says that VAT falls due with the invoice; 72,
 * « paid to date », that it does with the payment.
 */
function vatDueCode({ vatOnDebits, vatOnPayment }: CiiInvoice): '5' | '72' | null {
  if (vatOnDebits) return '5';
  return vatOnPayment ? '72' : null;
}

function writeVatGroup(group: CiiVatGroup, dueCode: '5' | '72' | null): string {
  return groupElement('ram:ApplicableTradeTax', [
    amountElement('ram:CalculatedAmount', group.amount),
    textElement('ram:TypeCode', 'VAT'),
    textElement('ram:ExemptionReason', group.exemption?.text),
    amountElement('ram:BasisAmount', group.base),
    textElement('ram:CategoryCode', group.category),
    textElement('ram:ExemptionReasonCode', group.exemption?.code),
    textElement('ram:DueDateTypeCode', group.category === 'S' ? dueCode : null),
    group.category === 'O' ? '' : rateElement(group.rate),
  ]);
}

function writeAllowance(allowance: CiiAllowance): string {
  return groupElement('ram:SpecifiedTradeAllowanceCharge', [
    groupElement('ram:ChargeIndicator', [textElement('udt:Indicator', 'false')]),
    amountElement('ram:ActualAmount', allowance.amount),
    textElement('ram:Reason', allowance.reason),
    groupElement('ram:CategoryTradeTax', vatElements(allowance.vat)),
  ]);
}

function writeTotals(invoice: CiiInvoice): string {
  const { totals, currency, allowances } = invoice;
  const euros = currency === 'EUR' ? null : totals.vatInEuros;
  return groupElement('ram:SpecifiedTradeSettlementHeaderMonetarySummation', [
    amountElement('ram:LineTotalAmount', sum(invoice.lines.map((line) => line.total))),
    allowances.length === 0
      ? ''
      : amountElement('ram:AllowanceTotalAmount', sum(allowances.map(({ amount }) => amount))),
    amountElement('ram:TaxBasisTotalAmount', totals.net),
    amountElement('ram:TaxTotalAmount', totals.vat, { currencyID: currency }),
    euros === null ? '' : amountElement('ram:TaxTotalAmount', euros, { currencyID: 'EUR' }),
    amountElement('ram:GrandTotalAmount', totals.gross),
    totals.prepaid === 0 ? '' : amountElement('ram:TotalPrepaidAmount', totals.prepaid),
    amountElement('ram:DuePayableAmount', totals.due),
  ]);
}
