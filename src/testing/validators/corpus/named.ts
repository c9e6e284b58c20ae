import type { LineItem } from '#domain/document/types.ts';

import {
  american,
  business,
  consumer,
  type CorpusInvoice,
  european,
  invoice,
  line,
  seller,
  soleTrader,
} from './builders.ts';
import { LOGOS } from './logos.ts';

const RATES = [20, 10, 8.5, 5.5, 2.1];
const UNITS = [
  'unit',
  'hour',
  'day',
  'week',
  'month',
  'year',
  'm2',
  'm3',
  'm',
  'km',
  'kg',
  'litre',
  'lot',
  'person',
  'word',
  'page',
] as const;

/** One invoice for each thing that has ever broken a Factur-X file, named after it. */
export function namedInvoices(): CorpusInvoice[] {
  return [
    ...vatCases(),
    ...partyCases(),
    ...moneyCases(),
    ...[...lineCases(), ...textCases(), ...logoCases()].map((one) => ({ ...one, ownPage: true })),
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

function lineCases(): CorpusInvoice[] {
  return [
    base('one line', { document: invoice({ lineItems: [line()] }) }),
    base('200 lines', { document: invoice({ lineItems: many(200) }) }),
    base('every unit', {
      document: invoice({ lineItems: UNITS.map((unit) => line({ unit, quantity: 1.25 })) }),
    }),
    base('a free line', { document: invoice({ lineItems: [line(), line({ unitPrice: 0 })] }) }),
    base('a total of zero', { document: invoice({ lineItems: [line({ unitPrice: 0 })] }) }),
    base('a discount', {
      document: invoice({ lineItems: [line(), discount({ unitPrice: -248 })] }),
    }),
    base('several discounts at their rates', {
      document: invoice({
        lineItems: [
          line({ vatRate: 10 }),
          discount({ vatRate: 10, quantity: 2, unitPrice: -12.345 }),
          line({ vatRate: 5.5, unitPrice: 14.9 }),
          discount({ vatRate: 20, unitPrice: -0.05 }),
        ],
      }),
    }),
    base('a discount without VAT', {
      seller: soleTrader(),
      document: invoice({ vat: false, lineItems: [line(), discount({ unitPrice: -100 })] }),
    }),
    base('a discount outside the scope of VAT', {
      client: american(),
      document: invoice({
        vat: false,
        vatExemption: 'services_outside_eu',
        lineItems: [discount({ unitPrice: -100 }), line()],
      }),
    }),
    base('four decimals', {
      document: invoice({
        lineItems: [
          line({ quantity: 0.3333, unitPrice: 1234.5678 }),
          line({ quantity: 0.0001, unitPrice: 1 }),
        ],
      }),
    }),
    base('halves of a cent', {
      document: invoice({
        lineItems: Array.from({ length: 3 }, () => line({ quantity: 1, unitPrice: 1.13 })).concat(
          line({ quantity: 1, unitPrice: 8.325 }),
        ),
      }),
    }),
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

function textCases(): CorpusInvoice[] {
  return [
    written(
      'words without spaces',
      `${'Hydrofluorocarbure'.repeat(12)} ${'https://example.org/'.repeat(8)}`,
    ),
    written('emoji', 'Gâteau 🎂 et fête 🎉👩‍🍳, drapeau 🇫🇷'),
    written('Arabic and Chinese', 'خدمة التصميم والترجمة — 翻译服务'),
    written('markup and quotes', `<script>alert("x")</script> & ]]> &amp; 'a' #let x = 1 $y$ @ref`),
    written(
      'control characters',
      'Pose\u0000 de\u0007 carrelage\u001B\uFFFE\uD800 salle de bain\u202E',
    ),
    written(
      'several paragraphs',
      `Rénovation\n\n- dépose\n- pose\n\n${'Un long paragraphe. '.repeat(40)}`,
    ),
  ];
}

function written(name: string, description: string): CorpusInvoice {
  return base(name, {
    document: invoice({ content: description, lineItems: [line({ description })] }),
  });
}

function moneyCases(): CorpusInvoice[] {
  const currencies = ['USD', 'GBP', 'CHF', 'CAD', 'AUD'] as const;
  return [
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

function logoCases(): CorpusInvoice[] {
  return Object.entries(LOGOS).map(([name, logo]) =>
    base(`logo: ${name}`, { seller: seller({ logo }) }),
  );
}

function base(name: string, parts: Partial<CorpusInvoice> = {}): CorpusInvoice {
  return { name, seller: seller(), client: business(), document: invoice(), ...parts };
}

function discount(changes: Partial<LineItem>): LineItem {
  return line({ description: 'Remise commerciale', quantity: 1, unit: null, ...changes });
}

function many(count: number): LineItem[] {
  return Array.from({ length: count }, (_, index) =>
    line({
      description: `Poste ${index + 1}\u00a0: fourniture et pose`,
      quantity: 1 + (index % 7) / 4,
      unitPrice: (337 * (index + 1)) / 100,
      vatRate: RATES[index % RATES.length] ?? null,
    }),
  );
}
