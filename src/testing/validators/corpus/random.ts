import {
  type Arbitrary,
  array,
  boolean,
  constantFrom,
  integer,
  oneof,
  option,
  record,
  string,
} from 'fast-check';

import { addDays } from '#domain/calendar.ts';
import type { Client } from '#domain/client/types.ts';
import { UNITS } from '#domain/document/units.ts';
import type { Document, LineItem } from '#domain/document/types.ts';
import { ACCENTS, LOGO_SIZES, TEMPLATES } from '#domain/profile/look.ts';
import type { Profile } from '#domain/profile/types.ts';
import { VAT_RATES } from '#domain/vat/rates.ts';

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

/** Any text a user may type, with what breaks files more often than chance would bring it. */
const words = oneof(
  string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
  string({ unit: 'binary', maxLength: 40 }),
  constantFrom(
    'Pose de carrelage',
    '<b>&amp;]]>',
    '🎂 شكرا 谢谢',
    'É'.repeat(120),
    'Ọ̀ṣun M̂s x̅ کِتاب',
    'a\u0000b\uD800',
    'ligne 1\nligne 2',
  ),
);

/** A text that says something once cleaned: a line without a description is refused. */
const description = words.map((text) => `Prestation ${text}`);

const rate = constantFrom(...VAT_RATES.map((known) => known.rate));

/** Reasons a line may give beside any other; what is outside VAT stands alone (BR-O-11). */
const LINE_CASES = ['disbursement', 'training', 'overseas_exempt'] as const;

const lineItem: Arbitrary<LineItem> = record({
  description,
  quantity: integer({ min: 1, max: 2_000_000 }).map((units) => units / 10_000),
  unitPrice: integer({ min: 0, max: 50_000_000 }).map((units) => units / 10_000),
  unit: option(constantFrom(...UNITS.map(({ value }) => value))),
  vatRate: option(rate),
  vatCase: constantFrom(null, null, null, null, ...LINE_CASES),
}).map((parts) => line(parts));

/** The first lines sell more than the discounts take off, so no total is negative. */
const lineItems = record({
  sold: array(lineItem, { minLength: 1, maxLength: 30 }),
  discounts: array(
    record({
      unitPrice: integer({ min: 1, max: 999_999 }).map((units) => -units / 10_000),
      vatRate: option(rate),
    }),
    { maxLength: 3 },
  ),
}).map(({ sold, discounts }) => [
  line({ quantity: 1, unitPrice: 1_000 }),
  ...sold,
  ...discounts.map((discount) =>
    line({ description: 'Remise', quantity: 1, unit: null, ...discount }),
  ),
]);

interface Situation {
  seller: Partial<Profile>;
  client: Client;
  document: Partial<Document>;
}

/** Who sells to whom under which VAT: only combinations the law knows. */
const situation: Arbitrary<Situation> = constantFrom<Situation>(
  { seller: {}, client: business(), document: {} },
  { seller: {}, client: consumer(), document: {} },
  { seller: { vatRegime: 'debits' }, client: business(), document: {} },
  { seller: soleTrader(), client: business(), document: { vat: false } },
  { seller: soleTrader({ legalForm: 'EI' }), client: consumer(), document: { vat: false } },
  { seller: {}, client: business(), document: { vat: false, vatExemption: 'reverse_charge' } },
  { seller: {}, client: european(), document: { vat: false, vatExemption: 'reverse_charge' } },
  { seller: {}, client: european(), document: { vat: false, vatExemption: 'intra_eu_goods' } },
  { seller: {}, client: american(), document: { vat: false, vatExemption: 'export_goods' } },
  { seller: {}, client: american(), document: { vat: false, vatExemption: 'services_outside_eu' } },
  { seller: {}, client: business({ kind: 'public' }), document: {} },
  { seller: {}, client: business({ kind: 'nonprofit', siret: '', vatNumber: '' }), document: {} },
  { seller: {}, client: consumer({ email: '' }), document: {} },
  {
    seller: { vatRegime: 'exempt', vatExemption: 'health' },
    client: business(),
    document: { vat: false },
  },
  { seller: { vatRegime: 'not_taxable' }, client: business(), document: { vat: false } },
);

/** Any coherent invoice; `facturX` must find nothing missing in it. */
export const randomInvoice: Arbitrary<CorpusInvoice> = record({
  situation,
  lineItems,
  vatRate: rate,
  day: integer({ min: 0, max: 1_000 }).map((days) => addDays('2025-06-01', days)),
  term: option(integer({ min: 0, max: 60 })),
  supply: option(integer({ min: -40, max: 10 })),
  lasts: option(integer({ min: 0, max: 40 })),
  currency: constantFrom('EUR', 'EUR', 'EUR', 'USD', 'GBP', 'CHF', 'CAD', 'AUD'),
  euroRate: integer({ min: 1_000, max: 20_000 }).map((units) => units / 10_000),
  content: words,
  terms: words,
  company: description,
  city: words,
  purchaseOrder: option(words),
  paymentMethod: option(constantFrom('transfer', 'sepa', 'card', 'cheque', 'cash')),
  operationCategory: option(constantFrom('goods', 'services', 'mixed')),
  logo: constantFrom('', ...Object.values(LOGOS)),
  delivered: boolean(),
  template: constantFrom(...TEMPLATES),
  logoSize: constantFrom(...LOGO_SIZES),
  accentColor: constantFrom(...ACCENTS.map(({ value }) => value)),
}).map((parts) => {
  const { situation, day } = parts;
  const supplyDate = parts.supply === null ? null : addDays(day, parts.supply);
  return {
    name: `random ${situation.client.kind} ${parts.currency} ${parts.lineItems.length} lines`,
    ownPage: true,
    seller: seller({
      ...situation.seller,
      logo: parts.logo,
      paymentTerms: parts.terms,
      template: parts.template,
      logoSize: parts.logoSize,
      accentColor: parts.accentColor,
    }),
    client: {
      ...situation.client,
      company: situation.client.kind === 'business' ? parts.company : '',
      city: parts.city,
      deliveryAddress: parts.delivered ? `Quai 4\n${parts.city}` : '',
    },
    document: invoice({
      ...situation.document,
      lineItems: isOutsideVat(situation)
        ? parts.lineItems.map((item) => ({ ...item, vatCase: null }))
        : parts.lineItems,
      vatRate: parts.vatRate,
      date: day,
      dueDate: parts.term === null ? null : addDays(day, parts.term),
      supplyDate,
      supplyEndDate:
        supplyDate === null || parts.lasts === null ? null : addDays(supplyDate, parts.lasts),
      currency: parts.currency,
      euroRate: parts.euroRate,
      content: parts.content,
      purchaseOrder: parts.purchaseOrder,
      paymentMethod: parts.paymentMethod,
      operationCategory: parts.operationCategory,
    }),
  };
});

function isOutsideVat({ seller: { vatRegime }, document }: Situation): boolean {
  return vatRegime === 'not_taxable' || document.vatExemption === 'services_outside_eu';
}
