import {
  american,
  base,
  business,
  consumer,
  type CorpusInvoice,
  european,
  invoice,
  line,
  seller,
  soleTrader,
} from './builders.ts';
import { lifeCases } from './namedLives.ts';
import { pageCases, RATES } from './namedPages.ts';
import { vatAndIdentityCases } from './namedVat.ts';

/** One invoice for each thing that has ever broken a Factur-X file, named after it. */
export function namedInvoices(): CorpusInvoice[] {
  return [
    ...vatCases(),
    ...partyCases(),
    ...moneyCases(),
    ...vatAndIdentityCases(),
    ...pageCases().map((one) => ({ ...one, ownPage: true })),
    ...lifeCases(),
  ];
}

function vatCases(): CorpusInvoice[] {
  const goods = invoice({ vat: false, vatExemption: 'intra_eu_goods', operationCategory: 'goods' });
  return [
    base('standard rate'),
    base('every rate, one a line', {
      document: invoice({
        lineItems: RATES.map((vatRate, index) =>
          line({ vatRate, unitPrice: (3333 * (index + 1)) / 100 }),
        ),
      }),
    }),
    base('sole trader in franchise', { seller: soleTrader(), document: invoice({ vat: false }) }),
    base('franchise invoiced in 2027', {
      seller: soleTrader({ legalForm: 'EI' }),
      document: invoice({ vat: false, date: '2027-03-01', dueDate: '2027-03-31' }),
    }),
    base('franchise with a VAT number', {
      seller: soleTrader({ vatNumber: 'FR27552100554' }),
      document: invoice({ vat: false }),
    }),
    base('reverse charge between French builders', {
      document: invoice({ vat: false, vatExemption: 'reverse_charge' }),
    }),
    base('reverse charge to Germany', {
      client: european(),
      document: invoice({ vat: false, vatExemption: 'reverse_charge' }),
    }),
    base('goods to Germany', { client: european(), document: goods }),
    base('goods to Greece', {
      client: european({ country: 'Grèce', vatNumber: 'EL 123456789' }),
      document: goods,
    }),
    base('goods exported', {
      client: american(),
      document: invoice({ vat: false, vatExemption: 'export_goods', operationCategory: 'goods' }),
    }),
    base('services outside the EU', {
      client: american(),
      document: invoice({ vat: false, vatExemption: 'services_outside_eu' }),
    }),
    base('VAT on debits', { seller: seller({ vatRegime: 'debits' }) }),
  ];
}

function partyCases(): CorpusInvoice[] {
  return [
    base('a consumer', { client: consumer() }),
    base('a consumer in Belgium', {
      client: consumer({ country: 'Belgique', postalCode: '1000', city: 'Bruxelles' }),
    }),
    base('a client known by its SIREN', { client: business({ siret: '732829320' }) }),
    base('a client in Réunion', {
      client: business({ country: 'La Réunion', postalCode: '97400' }),
    }),
    base('goods delivered elsewhere', {
      client: business({ deliveryAddress: 'Entrepôt 4\nZI des Tilleroyes\n25000 Besançon' }),
      document: invoice({ operationCategory: 'goods' }),
    }),
    base('a seller with only a SIREN, no VAT number, no contact', {
      seller: seller({
        siret: '552100554',
        vatNumber: '',
        phone: '',
        email: '',
        iban: '',
        bic: '',
      }),
    }),
    base('a seller whose own terms say what the law asks', {
      seller: seller({
        paymentTerms:
          'Pas d’escompte. Pénalités de retard : 12 % ; indemnité forfaitaire de recouvrement : 40 €.',
      }),
    }),
    base('a company without capital', { seller: seller({ legalForm: 'SNC', shareCapital: null }) }),
    base('work over a period', {
      document: invoice({
        supplyDate: '2026-10-01',
        supplyEndDate: '2026-10-31',
        operationCategory: 'mixed',
      }),
    }),
    base('nothing optional', {
      seller: seller({ paymentTerms: '', legalForm: null, shareCapital: null, rcsCity: '' }),
      document: invoice({
        content: '',
        supplyDate: null,
        purchaseOrder: null,
        paymentMethod: null,
        operationCategory: null,
        dueDate: null,
      }),
    }),
    ...(['sepa', 'card', 'cheque', 'cash'] as const).map((paymentMethod) =>
      base(`paid by ${paymentMethod}`, { document: invoice({ paymentMethod }) }),
    ),
  ];
}

function moneyCases(): CorpusInvoice[] {
  const currencies = ['USD', 'GBP', 'CHF', 'CAD', 'AUD'] as const;
  return [
    base('paid before it is issued', {
      document: invoice({
        alreadyPaid: { day: '2026-11-18', amount: 3835.5, method: 'card' },
        operationCategory: 'services',
      }),
      ownPage: true,
    }),
    base('paid in part before it is issued', {
      document: invoice({ alreadyPaid: { day: '2026-11-18', amount: 500, method: 'other' } }),
      ownPage: true,
    }),
    ...currencies.map((currency) =>
      base(`in ${currency}`, {
        seller: seller({ currency }),
        document: invoice({ currency, euroRate: 0.9273 }),
      }),
    ),
    base('in USD without VAT', {
      client: american(),
      document: invoice({ currency: 'USD', vat: false, vatExemption: 'export_goods' }),
    }),
    base('hundreds of millions', {
      document: invoice({ lineItems: [line({ quantity: 1, unitPrice: 832_999_999.99 })] }),
    }),
  ];
}
