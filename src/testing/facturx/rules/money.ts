import { type Decimal, exact, roundToCents } from '#domain/money/decimal.ts';

import { amount, every, type Reading, text } from '../reading.ts';
import type { XmlElement } from '../xmlReader.ts';
import { isCredit } from './life.ts';
import { type Problem, problem, unmet } from '#rendering/facturx/problem.ts';

const LINE_NET =
  'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount';
const LINE_TAX = 'ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax';
const PRICE = 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:ChargeAmount';
const QUANTITY = 'ram:SpecifiedLineTradeDelivery/ram:BilledQuantity';
const CENTS = /^-?\d{1,17}(\.\d{1,2})?$/;

/** Lines, sums, VAT by rate, totals and the means of payment. */
export function moneyRules(invoice: Reading): Problem[] {
  return [
    ...invoice.lines.flatMap(lineProblems),
    ...sumProblems(invoice),
    ...vatGroupProblems(invoice),
    ...currencyProblems(invoice),
    ...paymentProblems(invoice),
  ];
}

function lineProblems(line: XmlElement, index: number): Problem[] {
  const position = index + 1;
  const price = text(line, PRICE);
  const unit = every(line, QUANTITY)[0]?.attributes.get('unitCode') ?? '';
  return unmet(
    [
      text(line, 'ram:SpecifiedTradeProduct/ram:Name') !== '',
      problem(
        'BR-25',
        `Ligne ${position}\u00a0: décrivez ce qui est facturé.`,
        `document.lineItems.${index}.description`,
      ),
    ],
    [
      /^\d{1,13}(\.\d{1,6})?$/.test(price),
      problem(
        'BR-27',
        `Ligne ${position}\u00a0: le prix unitaire doit être positif.`,
        `document.lineItems.${index}.unitPrice`,
      ),
    ],
    [
      /^-?\d{1,15}(\.\d{1,4})?$/.test(text(line, QUANTITY)),
      problem(
        'BR-FR-DEC-02',
        `Ligne ${position}\u00a0: la quantité accepte quatre décimales au plus.`,
        `document.lineItems.${index}.quantity`,
      ),
    ],
    [
      /^[A-Z0-9]{2,3}$/.test(unit),
      problem(
        'BR-23',
        `Ligne ${position}\u00a0: choisissez une unité.`,
        `document.lineItems.${index}.unit`,
      ),
    ],
    [
      CENTS.test(text(line, LINE_NET)) && expectedNet(line).eq(amount(line, LINE_NET)),
      problem(
        'BR-24',
        `Ligne ${position}\u00a0: le total n’est pas la quantité multipliée par le prix.`,
        `document.lineItems.${index}.total`,
      ),
    ],
  );
}

/** Quantity × price to the cent, then the line's own discounts and charges (BT-131). */
function expectedNet(line: XmlElement): Decimal {
  const extras = every(line, 'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge');
  const signed = extras.map((extra) => {
    const isCharge = text(extra, 'ram:ChargeIndicator/udt:Indicator') === 'true';
    return amount(extra, 'ram:ActualAmount').times(isCharge ? 1 : -1);
  });
  return roundToCents(amount(line, PRICE).times(amount(line, QUANTITY))).plus(total(signed));
}

function sumProblems({ lines, allowances, vatGroups, totals, currency }: Reading): Problem[] {
  const lineSum = total(lines.map((line) => amount(line, LINE_NET)));
  const taken = total(allowances.map((allowance) => amount(allowance, 'ram:ActualAmount')));
  const vat = every(totals, 'ram:TaxTotalAmount').find(
    (sum) => sum.attributes.get('currencyID') === currency,
  );
  const net = amount(totals, 'ram:TaxBasisTotalAmount');
  const gross = amount(totals, 'ram:GrandTotalAmount');
  const due = amount(totals, 'ram:DuePayableAmount');
  const inCents = totals.children.every((sum) => CENTS.test(sum.text.trim()));
  const vatSum = total(vatGroups.map((group) => amount(group, 'ram:CalculatedAmount')));
  const allowancesHold = allowances.every(
    (allowance) =>
      text(allowance, 'ram:ChargeIndicator/udt:Indicator') === 'false' &&
      text(allowance, 'ram:Reason') !== '' &&
      CENTS.test(text(allowance, 'ram:ActualAmount')),
  );
  return unmet(
    [
      lines.length > 0,
      problem('BR-16', 'Ajoutez au moins une ligne à la facture.', 'document.lineItems'),
    ],
    [inCents, problem('BR-DEC-14', 'Un total porte plus de deux décimales.')],
    [allowancesHold, problem('BR-33', 'Décrivez chaque remise.', 'document.lineItems')],
    [
      lineSum.eq(amount(totals, 'ram:LineTotalAmount')),
      problem('BR-CO-10', 'Le total des lignes n’est pas leur somme.'),
    ],
    [
      taken.eq(amount(totals, 'ram:AllowanceTotalAmount')),
      problem('BR-CO-11', 'Le total des remises n’est pas leur somme.'),
    ],
    [
      lineSum.minus(taken).eq(net),
      problem('BR-CO-13', 'Le total HT n’est pas la somme des lignes moins les remises.'),
    ],
    [
      exact(vat?.text.trim() || 0).eq(vatSum),
      problem('BR-CO-14', 'Le total de la TVA n’est pas la somme de la TVA par taux.'),
    ],
    [
      net.plus(vatSum).eq(gross),
      problem('BR-CO-15', 'Le total TTC n’est pas le total HT augmenté de la TVA.'),
    ],
    [
      gross.minus(amount(totals, 'ram:TotalPrepaidAmount')).eq(due),
      problem('BR-CO-16', 'Le net à payer n’est pas le total TTC moins ce qui est déjà payé.'),
    ],
  );
}

function vatGroupProblems(invoice: Reading): Problem[] {
  const { lines, allowances, vatGroups } = invoice;
  const bases = new Map<string, Decimal>();
  const add = (tax: XmlElement | undefined, value: Decimal) => {
    if (tax === undefined) return;
    const key = groupKey(tax);
    bases.set(key, (bases.get(key) ?? exact(0)).plus(value));
  };
  for (const line of lines) add(every(line, LINE_TAX)[0], amount(line, LINE_NET));
  for (const allowance of allowances) {
    add(
      every(allowance, 'ram:CategoryTradeTax')[0],
      amount(allowance, 'ram:ActualAmount').times(-1),
    );
  }
  const keys = vatGroups.map(groupKey);
  const same = keys.length === bases.size && new Set(keys).size === keys.length;
  const basesHold = vatGroups.every((group) =>
    bases.get(groupKey(group))?.eq(amount(group, 'ram:BasisAmount')),
  );
  const vatHolds = vatGroups.every((group) => {
    const expected = amount(group, 'ram:BasisAmount')
      .times(amount(group, 'ram:RateApplicablePercent'))
      .div(100);
    const away = roundToCents(expected).minus(amount(group, 'ram:CalculatedAmount')).abs();
    // BR-S-09 leaves less than one unit; only a tax that was copied needs some cents of it.
    return isCredit(invoice) ? away.lt(1) : away.eq(0);
  });
  return unmet(
    [
      same && basesHold,
      problem('BR-S-08', 'La base de TVA d’un taux n’est pas la somme des lignes à ce taux.'),
    ],
    [vatHolds, problem('BR-CO-17', 'La TVA d’un taux n’est pas sa base multipliée par le taux.')],
  );
}

function currencyProblems({ settlement, totals, currency }: Reading): Problem[] {
  const inEuros = every(totals, 'ram:TaxTotalAmount').some(
    (sum) => sum.attributes.get('currencyID') === 'EUR',
  );
  const declared = text(settlement, 'ram:TaxCurrencyCode') === 'EUR';
  return unmet(
    [/^[A-Z]{3}$/.test(currency), problem('BR-05', 'La devise de la facture n’est pas reconnue.')],
    [
      currency === 'EUR' || (declared && inEuros),
      problem(
        'BR-FR-CO-12',
        'Indiquez le taux de change\u00a0: la TVA doit aussi être donnée en euros.',
        'document.euroRate',
      ),
    ],
  );
}

function paymentProblems({ settlement }: Reading): Problem[] {
  const means = every(settlement, 'ram:SpecifiedTradeSettlementPaymentMeans');
  return means.flatMap((mean) =>
    unmet([
      !['30', '58'].includes(text(mean, 'ram:TypeCode')) ||
        text(mean, 'ram:PayeePartyCreditorFinancialAccount/ram:IBANID') !== '',
      problem('BR-61', 'Renseignez votre IBAN pour être payé par virement.', 'profile.iban'),
    ]),
  );
}

function groupKey(tax: XmlElement): string {
  return `${text(tax, 'ram:CategoryCode')} ${Number(text(tax, 'ram:RateApplicablePercent'))}`;
}

function total(values: readonly Decimal[]): Decimal {
  return values.reduce((sum, value) => sum.plus(value), exact(0));
}
