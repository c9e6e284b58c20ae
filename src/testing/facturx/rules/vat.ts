import { VAT_CATEGORIES, VAT_RATES } from '../codes.ts';
import { every, identifier, type Reading, text } from '../reading.ts';
import type { XmlElement } from '../xmlReader.ts';
import { type Problem, problem, unmet } from '#rendering/facturx/problem.ts';

const TAX_ID = 'ram:SpecifiedTaxRegistration/ram:ID';

/** Categories, rates, exemptions, and the numbers each case of VAT asks of seller and buyer. */
export function vatRules(invoice: Reading): Problem[] {
  const { lines, allowances, vatGroups } = invoice;
  const taxes = [
    ...lines.flatMap((line) =>
      every(line, 'ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax'),
    ),
    ...allowances.flatMap((allowance) => every(allowance, 'ram:CategoryTradeTax')),
    ...vatGroups,
  ];
  return [
    ...new Map(
      [
        ...taxes.flatMap(taxProblems),
        ...vatGroups.flatMap(exemptionProblems),
        ...caseProblems(invoice),
      ].map((found) => [found.message, found]),
    ).values(),
  ];
}

function taxProblems(tax: XmlElement): Problem[] {
  const category = text(tax, 'ram:CategoryCode');
  const written = text(tax, 'ram:RateApplicablePercent');
  const rate = Number(written);
  const rateHolds =
    category === 'O'
      ? written === ''
      : written !== '' && (category === 'S' ? rate > 0 : rate === 0);
  return unmet(
    [
      text(tax, 'ram:TypeCode') === 'VAT' && VAT_CATEGORIES.has(category),
      problem('BR-FR-15', 'Le cas de TVA d’une ligne n’est pas reconnu.', 'document.vatExemption'),
    ],
    [
      rateHolds && VAT_RATES.has(rate) && /^\d{0,2}(\.\d{1,2})?$/.test(written),
      problem(
        'BR-FR-16',
        'Un taux de TVA n’est pas admis\u00a0: choisissez 20, 10, 8,5, 5,5 ou 2,1\u00a0%.',
        'document.vatRate',
      ),
    ],
  );
}

function exemptionProblems(group: XmlElement): Problem[] {
  const category = text(group, 'ram:CategoryCode');
  const explained =
    text(group, 'ram:ExemptionReason') !== '' || text(group, 'ram:ExemptionReasonCode') !== '';
  return category === 'S' || category === 'Z'
    ? unmet([
        !explained,
        problem('BR-S-10', 'Une opération taxée ne porte pas de motif d’exonération.'),
      ])
    : unmet([
        explained,
        problem('BR-E-10', 'Indiquez pourquoi la TVA n’est pas facturée.', 'document.vatExemption'),
      ]);
}

function caseProblems(invoice: Reading): Problem[] {
  const { root, seller, buyer, vatGroups } = invoice;
  const categories = new Set(vatGroups.map((group) => text(group, 'ram:CategoryCode')));
  const sellerVat = identifier(seller, TAX_ID, 'VA');
  const sellerTax = sellerVat || identifier(seller, TAX_ID, 'FC');
  const buyerVat = identifier(buyer, TAX_ID, 'VA');
  const buyerId = buyerVat || text(buyer, 'ram:SpecifiedLegalOrganization/ram:ID');
  const shipTo =
    'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeDelivery/ram:ShipToTradeParty/ram:PostalTradeAddress/ram:CountryID';
  const is = (category: string) => categories.has(category);
  return unmet(
    [
      !(is('S') || is('E') || is('AE') || is('Z')) || sellerTax !== '',
      problem('BR-S-02', 'Renseignez votre numéro de TVA ou votre SIRET.', 'profile.vatNumber'),
    ],
    [
      !(is('K') || is('G')) || sellerVat !== '',
      problem(
        'BR-IC-02',
        'Renseignez votre numéro de TVA\u00a0: il est exigé hors de France.',
        'profile.vatNumber',
      ),
    ],
    [
      !is('AE') || buyerId !== '',
      problem(
        'BR-AE-02',
        'Renseignez le numéro de TVA du client\u00a0: c’est lui qui doit la taxe.',
        'client.vatNumber',
      ),
    ],
    [
      !is('K') || buyerVat !== '',
      problem('BR-IC-02', 'Renseignez le numéro de TVA du client européen.', 'client.vatNumber'),
    ],
    [
      !is('K') || text(root, shipTo) !== '',
      problem('BR-IC-12', 'Renseignez le pays de livraison du client.', 'client.country'),
    ],
    [
      !is('O') || (categories.size === 1 && sellerVat === '' && buyerVat === ''),
      problem(
        'BR-O-11',
        'Une opération hors du champ de la TVA ne se mêle à aucune autre.',
        'document.vatExemption',
      ),
    ],
  );
}
