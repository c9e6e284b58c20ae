import { type Problem, problem, unmet } from '#rendering/facturx/problem.ts';
import { every, type Reading, text } from '../reading.ts';

const CREDITS = ['261', '381', '396', '502', '503'];
const DEPOSITS = ['386', '500', '503'];

/** BT-3, and BT-23 without which an invoice has no meaning for the rules. */
function kindOf({ root, document }: Reading) {
  const context = 'rsm:ExchangedDocumentContext/ram:';
  return {
    code: text(document, 'ram:TypeCode'),
    framework: text(root, `${context}BusinessProcessSpecifiedDocumentContextParameter/ram:ID`),
  };
}

/** True for an avoir, whose tax may be copied from the invoice rather than computed. */
export function isCredit(invoice: Reading): boolean {
  return CREDITS.includes(kindOf(invoice).code);
}

/** True where the due date may tell a day already past (BR-FR-CO-07). */
export function mayBeDueBefore(invoice: Reading): boolean {
  const { code, framework } = kindOf(invoice);
  return DEPOSITS.includes(code) || framework.endsWith('2');
}

/** What an avoir, a rectificative, a deposit, a balance and a paid invoice say of one another. */
export function lifeRules(invoice: Reading): Problem[] {
  const { settlement, totals } = invoice;
  const { code, framework } = kindOf(invoice);
  const named = every(settlement, 'ram:InvoiceReferencedDocument');
  const whole = named.every(
    (one) =>
      text(one, 'ram:IssuerAssignedID') !== '' &&
      /^\d{8}$/.test(text(one, 'ram:FormattedIssueDateTime/qdt:DateTimeString')),
  );
  const due = every(settlement, 'ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime');
  const paid = text(totals, 'ram:TotalPrepaidAmount') === text(totals, 'ram:GrandTotalAmount');
  return unmet(
    [
      (code !== '384' || named.length === 1) && whole,
      problem('BR-FR-CO-04', 'Une facture rectificative nomme une seule facture, avec sa date.'),
    ],
    [
      !isCredit(invoice) || named.length > 0,
      problem('BR-FR-CO-05', 'Un avoir nomme la facture qu’il corrige.'),
    ],
    [
      !framework.endsWith('4') || !DEPOSITS.includes(code),
      problem('BR-FR-CO-08', 'Une facture d’acompte n’est pas une facture de solde.'),
    ],
    [
      !framework.endsWith('2') || (paid && due.length > 0),
      problem('BR-FR-CO-09', 'Une facture déjà payée dit quand elle l’a été.'),
    ],
  );
}
