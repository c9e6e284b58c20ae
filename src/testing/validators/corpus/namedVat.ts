import {
  base,
  business,
  consumer,
  type CorpusInvoice,
  invoice,
  line,
  seller,
  soleTrader,
} from './builders.ts';

const goods = { operationCategory: 'goods' } as const;
const untaxed = { vat: false } as const;

/** One invoice for each case of VAT, kind of seller and kind of buyer that the law tells apart. */
export function vatAndIdentityCases(): CorpusInvoice[] {
  return [...lineCases(), ...sellerCases(), ...buyerCases(), ...addressCases()];
}

function lineCases(): CorpusInvoice[] {
  return [
    base('discounts at two rates', {
      document: invoice({
        operationCategory: 'mixed',
        lineItems: [
          line({ description: 'Table', quantity: 2, unitPrice: 499.99, unit: null }),
          line({ description: 'Livre', quantity: 5, unitPrice: 12.3, unit: null, vatRate: 5.5 }),
          line({ description: 'Remise 10 %', quantity: 1, unitPrice: -100, unit: null }),
          line({ description: 'Remise 10 %', quantity: 1, unitPrice: -6.15, vatRate: 5.5 }),
        ],
      }),
    }),
    base('exempt lines beside taxed ones', {
      document: invoice({
        lineItems: [
          line({ description: 'Formation', quantity: 2, unitPrice: 450, vatCase: 'training' }),
          line({ description: 'Manuel', quantity: 1, unitPrice: 40, vatRate: 5.5 }),
        ],
      }),
    }),
    base('a disbursement beside work', {
      document: invoice({
        lineItems: [
          line({ description: 'Formalités', quantity: 1, unitPrice: 1000 }),
          line({
            description: 'Frais de greffe',
            quantity: 1,
            unitPrice: 86,
            vatCase: 'disbursement',
          }),
        ],
      }),
    }),
    base('a disbursement in franchise', {
      seller: soleTrader(),
      document: invoice({
        ...untaxed,
        lineItems: [line(), line({ description: 'Timbres', vatCase: 'disbursement' })],
      }),
    }),
    base('two exemptions in one document', {
      document: invoice({
        lineItems: [line({ vatCase: 'training' }), line({ vatCase: 'disbursement' }), line()],
      }),
    }),
    base('rates of Corsica and overseas', {
      document: invoice({
        ...goods,
        lineItems: [13, 0.9, 1.05, 1.75, 8.5].map((vatRate) =>
          line({ description: `Bien à ${vatRate} %`, quantity: 1, unitPrice: 100, vatRate }),
        ),
      }),
    }),
    base('second-hand goods on the margin', {
      document: invoice({ ...goods, ...untaxed, vatExemption: 'second_hand_margin' }),
    }),
    base('in Guiana', {
      document: invoice({ ...goods, ...untaxed, vatExemption: 'guiana_or_mayotte' }),
    }),
    base('goods exempt overseas', {
      document: invoice({ ...goods, ...untaxed, vatExemption: 'overseas_exempt' }),
    }),
    base('goods sent overseas', {
      client: business({ country: 'La Réunion', postalCode: '97400', city: 'Saint-Denis' }),
      document: invoice({ ...goods, ...untaxed, vatExemption: 'overseas_goods' }),
    }),
    base('waste sold to a recycler', {
      document: invoice({ ...goods, ...untaxed, vatExemption: 'waste_reverse_charge' }),
    }),
  ];
}

function sellerCases(): CorpusInvoice[] {
  const trainer = { vatRegime: 'exempt', vatExemption: 'training' } as const;
  return [
    base('an exempt trainer', { seller: seller(trainer), document: invoice(untaxed) }),
    base('an association to its members', {
      seller: seller({
        legalForm: 'association',
        shareCapital: null,
        rcsCity: '',
        vatNumber: '',
        vatRegime: 'exempt',
        vatExemption: 'association_members',
      }),
      client: consumer(),
      document: invoice(untaxed),
    }),
    base('an association outside VAT', {
      seller: seller({
        legalForm: 'association',
        shareCapital: null,
        rcsCity: '',
        vatNumber: '',
        vatRegime: 'not_taxable',
      }),
      document: invoice(untaxed),
    }),
    base('a SELARL', { seller: seller({ legalForm: 'SELARL', shareCapital: 1000.5 }) }),
    base('a form of its own, with variable capital, in liquidation', {
      seller: seller({
        legalForm: 'other',
        legalFormName: 'GFA',
        variableCapital: true,
        inLiquidation: true,
        registrationNote: 'Représenté par Luc Bernard',
      }),
    }),
    base('a merchant in the register', {
      seller: soleTrader({ legalForm: 'EI', rcsCity: 'Lyon' }),
      document: invoice(untaxed),
    }),
    base('debits on a sale of goods', {
      seller: seller({ vatRegime: 'debits' }),
      document: invoice(goods),
    }),
    base('penalties and discount of its own', {
      seller: seller({
        paymentTerms: '',
        latePenalty: 'central_bank',
        discountPercent: 2,
        discountDays: 8,
      }),
    }),
    base('a debit under its mandate', {
      seller: seller({ sepaCreditorId: 'FR12ZZZ123456' }),
      client: business({ sepaMandate: 'RUM-2026-014' }),
      document: invoice({ paymentMethod: 'sepa' }),
    }),
  ];
}

function buyerCases(): CorpusInvoice[] {
  const commune = {
    kind: 'public',
    name: 'Service des marchés',
    company: 'Commune de Ville',
    siret: '217 500 016 00019',
    vatNumber: '',
  } as const;
  const friends = {
    kind: 'nonprofit',
    name: 'Association Les Amis',
    company: '',
    siret: '',
    vatNumber: '',
  } as const;
  return [
    base('a public buyer', {
      client: business({
        ...commune,
        electronicAddress: '217500016_21750001600019_SERVICE1',
        serviceCode: 'SERVICE1',
      }),
      document: invoice({ purchaseOrder: 'ENG-2026-55', contractReference: '2026-MAPA-07' }),
    }),
    base('an association without SIREN', {
      client: business({ ...friends, email: 'asso@amis.fr' }),
    }),
    base('an association with its SIREN', { client: business({ ...friends, siret: '732829320' }) }),
    base('a consumer without e-mail', { client: consumer({ email: '' }) }),
  ];
}

function addressCases(): CorpusInvoice[] {
  return [
    base('a client with an address of its own in the directory', {
      seller: seller({ electronicAddress: '552100554_FACTURES' }),
      client: business({ electronicAddress: '732829320_ACHATS', serviceCode: 'REF-9' }),
      document: invoice({ buyerReference: 'REF-10' }),
    }),
    base('goods delivered to an address in parts', {
      client: business({
        deliveryAddress: 'Entrepôt 4',
        deliveryPostalCode: '25000',
        deliveryCity: 'Besançon',
      }),
      document: invoice(goods),
    }),
    base('services with an address of delivery', {
      client: business({ deliveryAddress: 'Entrepôt 4\n25000 Besançon' }),
    }),
  ];
}
